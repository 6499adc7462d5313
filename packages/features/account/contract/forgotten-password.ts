import { z } from 'zod'

/** POST auth/forgotten-password, auth/resend-confirmation: the answer is the same whether or not the account exists (SESSION-034). */
export const EmailBody = z.object({ email: z.string().trim().min(3).max(254) }).meta({ id: 'EmailBody' })
export type EmailBody = z.infer<typeof EmailBody>

/** POST auth/reset-password, with the token of the mailed link. */
export const ResetPasswordBody = z
  .object({ token: z.string().min(1).max(200), password: z.string().min(1).max(1024), password_confirm: z.string().max(1024) })
  .meta({ id: 'ResetPasswordBody' })
export type ResetPasswordBody = z.infer<typeof ResetPasswordBody>

export const resetPasswordPath = '/reset-password'

export const resetMailed = 'If an account has this e-mail address, a link to choose a new password is on its way to it.'
export const passwordReset = 'Your password has been changed. You can log in with it now.'
export const linkIsGone = 'This link has been used or is too old. Please ask for a new one.'
