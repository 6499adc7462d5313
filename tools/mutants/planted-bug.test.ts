import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkout } from '../checkout.ts'
import { type PlantedBug, plant, runnerOf, sampleOf } from './planted-bug.ts'
import { plantedBugs } from './run-planted-bugs.ts'

const bug: PlantedBug = { rule: 'CAT-001', bug: 'more', file: 'a.ts', right: 'a < b', wrong: 'a > b', caughtBy: 'a.test.ts' }
const textOf = (path: string) => readFileSync(join(checkout, path), 'utf8')

test('a bug is planted only where its text occurs exactly once', () => {
  expect(plant(bug, 'if (a < b) c()')).toBe('if (a > b) c()')
  expect(() => plant(bug, 'if (a <= b) c()')).toThrow('CAT-001: a.ts must contain exactly once')
  expect(() => plant(bug, 'a < b && a < b')).toThrow('exactly once')
})

test('the runner follows from the name of the test file', () => {
  const runners = ['x.test.ts', 'x.test.tsx', 'x.live.test.ts', 'x.long.test.ts', 'e2e/src/x.spec.ts'].map((caughtBy) =>
    runnerOf({ ...bug, caughtBy }),
  )
  expect(runners).toEqual(['pure', 'pure-dom', 'live', 'long', 'browser'])
})

test('a sample has its share, is the same for the same seed, and differs between seeds', () => {
  const bugs = Array.from({ length: 64 }, (_, i) => ({ ...bug, rule: `CAT-${i}` }))
  expect(sampleOf(bugs, 0.1, 'a')).toHaveLength(7)
  expect(sampleOf(bugs, 0.1, 'a')).toEqual(sampleOf(bugs, 0.1, 'a'))
  expect(sampleOf(bugs, 0.1, 'a')).not.toEqual(sampleOf(bugs, 0.1, 'b'))
})

test.each(plantedBugs)('$rule: $bug fits the code, and its test carries the rule', (planted) => {
  expect(plant(planted, textOf(planted.file))).not.toBe(textOf(planted.file))
  expect(textOf(planted.caughtBy)).toContain(`[${planted.rule}]`)
})
