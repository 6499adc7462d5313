import type { Settings } from '@rosette/settings/settings.ts'
import type { PeopleRules } from '../contract/entry-rules.ts'

export type RuleSettings = Pick<Settings, 'passwordMin' | 'passwordMax' | 'englishOnly' | 'exampleEmail'>

/** The operator's settings as the rules that pages and calls share. */
export function peopleRulesOf({ passwordMin, passwordMax, englishOnly: isEnglishOnly, exampleEmail }: RuleSettings): PeopleRules {
  return { passwordMin, passwordMax, isEnglishOnly, exampleEmail }
}
