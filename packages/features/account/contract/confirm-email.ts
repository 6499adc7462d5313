import { z } from 'zod'

/** POST auth/confirm-email, with the token of the mailed link. */
export const ConfirmEmailBody = z.object({ token: z.string().min(1).max(200) }).meta({ id: 'ConfirmEmailBody' })
export type ConfirmEmailBody = z.infer<typeof ConfirmEmailBody>

export const confirmEmailPath = '/confirm-email'

export const emailConfirmed = 'Your e-mail address is confirmed. You can log in now.'
export const confirmationMailed = 'If an account with this e-mail address waits for its confirmation, a new link is on its way to it.'
