import { EmailAddress } from '@rosette/contract-kit/email-address.ts'
import { z } from 'zod'

/** A password as somebody enters it. */
const enteredPassword = z.string().min(1).max(1024)
const mailedToken = z.string().min(1).max(200)

/** POST auth/login (API-065). A malformed user name or password is simply wrong, so only lengths are limited. */
export const LoginBody = z.object({ username: z.string().trim().min(1).max(200), password: enteredPassword }).meta({ id: 'LoginBody' })
export type LoginBody = z.infer<typeof LoginBody>

export const emailUnconfirmed =
  'Your e-mail address is not confirmed yet. Please follow the link in the e-mail we sent you, or request a new one.'

/** POST auth/confirm-email, with the token of the mailed link. */
export const ConfirmEmailBody = z.object({ token: mailedToken }).meta({ id: 'ConfirmEmailBody' })
export type ConfirmEmailBody = z.infer<typeof ConfirmEmailBody>

export const confirmEmailPath = '/confirm-email'

export const emailConfirmed = 'Your e-mail address is confirmed. You can log in now.'
export const confirmationMailed = 'If an account with this e-mail address is waiting for confirmation, we have sent it a new link.'

/** POST auth/forgotten-password, auth/resend-confirmation: the answer is the same whether or not the account exists (SESSION-034). */
export const EmailBody = z.object({ email: z.string().trim().pipe(EmailAddress) }).meta({ id: 'EmailBody' })
export type EmailBody = z.infer<typeof EmailBody>

/** Other ways to log in that an account may be linked to. */
export const SignInKind = z.enum(['orcid'])
export type SignInKind = z.infer<typeof SignInKind>

/** POST auth/linked-sign-ins, with the token of the mailed link, which still works afterwards. */
export const LinkedSignInsBody = z.object({ token: mailedToken }).meta({ id: 'LinkedSignInsBody' })
export type LinkedSignInsBody = z.infer<typeof LinkedSignInsBody>

export const LinkedSignIns = z
  .object({
    username: z.string(),
    /** `id` is what the member knows it by: the ORCID iD. */
    signIns: z.array(z.object({ kind: SignInKind, id: z.string() })),
  })
  .meta({ id: 'LinkedSignIns' })
export type LinkedSignIns = z.infer<typeof LinkedSignIns>

/**
 * POST auth/reset-password, with the token of the mailed link. Linked sign-ins that are not named are removed: who resets a password
 * may have lost the account to somebody who linked one, and an owner links theirs again in a minute (SECURE-005).
 */
export const ResetPasswordBody = z
  .object({
    token: mailedToken,
    password: enteredPassword,
    password_confirm: z.string().max(1024),
    keepSignIns: z.array(SignInKind).max(10).default([]),
  })
  .meta({ id: 'ResetPasswordBody' })
export type ResetPasswordBody = z.input<typeof ResetPasswordBody>

export const resetPasswordPath = '/reset-password'

export const resetMailed = 'If an account uses this e-mail address, we have sent it a link to choose a new password.'
export const passwordReset = 'Your password has been changed. You can log in with it now.'
