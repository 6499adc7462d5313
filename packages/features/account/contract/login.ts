import { z } from 'zod'

/** POST auth/login (API-065). What is no user name or no password is a wrong one, so only their lengths are limited. */
export const LoginBody = z
  .object({ username: z.string().trim().min(1).max(200), password: z.string().min(1).max(1024) })
  .meta({ id: 'LoginBody' })
export type LoginBody = z.infer<typeof LoginBody>

/** SESSION-028: it does not tell which part was wrong. */
export const wrongCredentials = 'Invalid username or password.'

export const emailUnconfirmed =
  'Your e-mail address is not confirmed yet. Please follow the link in the mail we sent you, or ask for a new one.'
