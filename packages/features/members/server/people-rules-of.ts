import { Problem } from '@rosette/contract-kit/problem.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { PeopleRules } from '../contract/entry-rules.ts'

export type RuleSettings = Pick<Settings, 'passwordMin' | 'passwordMax' | 'englishOnly' | 'exampleEmail'>

/** The operator's settings as the rules that pages and calls share. */
export function peopleRulesOf({ passwordMin, passwordMax, englishOnly: isEnglishOnly, exampleEmail }: RuleSettings): PeopleRules {
  return { passwordMin, passwordMax, isEnglishOnly, exampleEmail }
}

/** Refuses what breaks a rule of its form: in the words of the first, with all of them by field. */
export function expectNoFaults(faults: Readonly<Record<string, string | null>>): void {
  const issues = Object.entries(faults).flatMap(([path, message]) => (message === null ? [] : [{ path, message }]))
  const [first] = issues
  if (first) throw new Problem('invalid_request', first.message, { issues })
}
