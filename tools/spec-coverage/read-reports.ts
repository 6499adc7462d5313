import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '../checkout.ts'
import { parseReport, type TestOutcome } from './test-outcome.ts'

/** Every test of every report that the last runs left in `.reports`, by the report's name: vitest-pure, playwright. */
export function readReports(dir = join(checkout, '.reports')): Map<string, TestOutcome[]> {
  const files = existsSync(dir) ? readdirSync(dir).filter((name) => /^(vitest-.*|playwright)\.json$/.test(name)) : []
  return new Map(files.map((name) => [name.replace('.json', ''), parseReport(readFileSync(join(dir, name), 'utf8'))]))
}
