import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '../checkout.ts'
import type { TestTime } from './read-times.ts'

/** Seconds of the test files that are worth starting early; written by `npm run test:times`. */
export const measuredFile = join(checkout, 'tools/test-times/measured-seconds.json')

const worthNoting = 3

export function readMeasured(): Readonly<Record<string, number>> {
  return JSON.parse(readFileSync(measuredFile, 'utf8'))
}

/** For each file the longest time that one worker is busy with it without a break, the longest file first. */
export function measuredSeconds(units: readonly TestTime[]): Record<string, number> {
  const files = Map.groupBy(units, ({ file }) => file)
  const longest = [...files].map(([file, its]) => [file, Math.round(Math.max(...its.map(({ seconds }) => seconds)))] as const)
  return Object.fromEntries(
    longest.filter(([, seconds]) => seconds >= worthNoting).toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)),
  )
}
