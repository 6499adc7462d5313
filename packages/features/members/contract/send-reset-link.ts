import { z } from 'zod'

/** POST user/send-reset-link: curators never set another person's password, they send its owner a link to choose one (SECURE-006). */
export const ResetLinkBody = z.object({ communityId: z.int() }).meta({ id: 'ResetLinkBody' })
export type ResetLinkBody = z.infer<typeof ResetLinkBody>

export const resetLinkSent = 'A link to choose a new password is on its way to this address.'
export const noMailNoLink = 'This site does not send e-mail, so a link cannot be sent. Please ask its operator.'
export const unconfirmedNoLink = 'This address is not confirmed, so a link cannot be sent to it.'
