import { Problem } from '@rosette/contract-kit/problem.ts'
import { uniqueRuleOf } from '@rosette/database/unique-rule-of.ts'

const nameTaken = 'This username is already taken. Please choose another one.'

/** What is taken, by the index that says so. A person who registers is known by his user name, so the same name is the same member. */
const takenTexts: Readonly<Record<string, string>> = {
  account_user_name: nameTaken,
  account_pkey: nameTaken,
  member_kind_natural_key_key: nameTaken,
  account_email: 'An account with this email address already exists. Log in, or ask for a new password.',
}

/** The unique indices decide who has a name or an address, also between calls that come at the same time (REG-015). */
export function asTaken(error: unknown): unknown {
  const text = takenTexts[uniqueRuleOf(error) ?? '']
  return text === undefined ? error : new Problem('conflict', text, { cause: error })
}
