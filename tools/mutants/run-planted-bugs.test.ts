import { expect, test } from 'vitest'
import type { PlantedBug } from './planted-bug.ts'
import { runPlantedBugs } from './run-planted-bugs.ts'

const password: PlantedBug = {
  rule: 'REG-008',
  bug: 'the longest password is refused',
  file: 'packages/features/account/contract/password-rule.ts',
  right: 'length > passwordMax',
  wrong: 'length >= passwordMax',
  caughtBy: 'packages/features/account/contract/password-rule.test.ts',
}

test('a bug is caught, one that changes nothing survives, and one whose test does not run is not caught', {
  timeout: 120_000,
}, async () => {
  const harmless = { ...password, bug: 'the comparison is turned round', wrong: 'passwordMax < length' }
  const untested = { ...password, bug: 'no test carries the rule', rule: 'REG-999' }
  const said: string[] = []
  expect(await runPlantedBugs([password, harmless, untested], (line) => said.push(line))).toEqual([harmless, untested])
  const outcomes = said.map((line) => /^(caught|SURVIVED|NOT RUN) /.exec(line)?.[1]).filter(Boolean)
  expect(outcomes.sort()).toEqual(['NOT RUN', 'SURVIVED', 'caught'])
})
