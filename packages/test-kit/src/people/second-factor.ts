import { BegunSecondFactor, RecoveryCodes } from '@rosette/features/second-factor/contract/second-factor.ts'
import { oneTimeCodeAt } from '@rosette/identity/one-time-codes.ts'
import type { TestVisitor } from './test-people.ts'

/** A key for the settings of a test. */
export const testFactorKey = Buffer.alloc(32, 7).toString('base64')

export type TestFactor = {
  recoveryCodes: string[]
  /** What the app shows at a moment. */
  codeAt(now: Date): string
}

/** What an app that has the secret shows at a moment. */
export function codeOf(secret: string, moment: Date): string {
  return oneTimeCodeAt(secret, moment)
}

/** Sets up a second factor as the profile does. */
export async function addSecondFactor(who: TestVisitor, now: Date): Promise<TestFactor> {
  const { secret } = BegunSecondFactor.parse((await who.post('/api/user/second-factor/begin')).body)
  const codeAt = (moment: Date) => codeOf(secret, moment)
  const confirmed = await who.post('/api/user/second-factor/confirm', { code: codeAt(now) })
  return { ...RecoveryCodes.parse(confirmed.body), codeAt }
}
