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

/** POST auth/demo-login, where the operator offers it. */
export const DemoLoginBody = z.object({ userName: z.string().min(1).max(200) }).meta({ id: 'DemoLoginBody' })
export type DemoLoginBody = z.infer<typeof DemoLoginBody>

/** What a call answers that has nothing else to tell. */
export const Done = z.object({ success: z.literal(true) }).meta({ id: 'Done' })
export type Done = z.infer<typeof Done>

export const done: Done = { success: true }
