import { Problem } from '@rosette/contract-kit/problem.ts'
import { uniqueRuleOf } from '@rosette/database/community-db.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import { addressTaken } from '../../account/server/address-changes.ts'
import type { PeopleRules } from '../contract/entry-rules.ts'

export type RuleSettings = Pick<Settings, 'passwordMin' | 'passwordMax' | 'englishOnly' | 'exampleEmail'>

/** The operator's settings as the rules that pages and calls share. */
export function peopleRulesOf({ passwordMin, passwordMax, englishOnly: isEnglishOnly, exampleEmail }: RuleSettings): PeopleRules {
  return { passwordMin, passwordMax, isEnglishOnly, exampleEmail }
}

/** Refuses input that breaks rules of its form: with the first message, and all of them by field. */
export function expectNoErrors(errors: Readonly<Record<string, string | null>>): void {
  const issues = Object.entries(errors).flatMap(([path, message]) => (message === null ? [] : [{ path, message }]))
  const [first] = issues
  if (first) throw new Problem('invalid_request', first.message, { issues })
}

const nameTaken = 'This username is already taken. Please choose another one.'

/** Messages by unique index. A registered person's natural key is the user name, so that the same name is the same member. */
const takenTexts: Readonly<Record<string, string>> = {
  account_user_name: nameTaken,
  account_pkey: nameTaken,
  member_kind_natural_key_key: nameTaken,
  account_email: addressTaken,
}

/** The unique indices decide who gets a name or an address, even between concurrent calls (REG-015). */
export function asTaken(error: unknown): unknown {
  const text = takenTexts[uniqueRuleOf(error) ?? '']
  return text === undefined ? error : new Problem('conflict', text, { cause: error })
}
