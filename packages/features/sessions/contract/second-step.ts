import { z } from 'zod'

/** Six digits of an authenticator app, or a recovery code; spaces and dashes do not matter. */
export const EnteredCode = z.string().trim().min(1).max(60)

/** POST auth/second-factor: the second step of a login, for accounts with a second factor. */
export const SecondStepBody = z.object({ code: EnteredCode }).meta({ id: 'SecondStepBody' })
export type SecondStepBody = z.infer<typeof SecondStepBody>

export const secondStepTexts = {
  needed: 'Please enter the code from your authenticator app, or a recovery code.',
  wrong: 'This code is wrong or has been used already.',
  late: 'This login has expired. Please start again.',
} as const
