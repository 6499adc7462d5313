import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@rosette/database/migrate.ts'
import { writeDemoRelease } from '@rosette/demo-release/write-demo-release.ts'
import { type Command, textOption, UsageError } from '../command.ts'
import { parseDay } from '../parse-day.ts'
import { buildStep, loadStep, publishStep } from '../release-steps.ts'

export const demo: Command = {
  positionals: [],
  summary: 'migrates the database, then loads, builds and publishes the demo release',
  options: {
    'as-of': { type: 'string', value: 'DATE', doc: 'day the release claims to be of, as 2026-11-15 (default: today)' },
    seed: { type: 'string', value: 'NUMBER', doc: 'another number makes other loci up' },
    id: { type: 'string', value: 'ID', doc: 'name of the release (default: the day and a number)' },
  },
  async run(context, _, values) {
    const day = textOption(values, 'as-of')
    const asOf = day === undefined ? context.now() : parseDay(day)
    const seed = parseSeed(textOption(values, 'seed'))
    const dir = await mkdtemp(join(tmpdir(), 'rosette-demo-'))
    try {
      await migrate(context.database())
      await writeDemoRelease(dir, { asOf, ...(seed !== undefined && { seed }) })
      const loaded = await loadStep(context, { dir, releaseId: textOption(values, 'id'), maxRejected: 0 })
      const built = await buildStep(context, loaded.releaseId)
      const published = await publishStep(context, loaded.releaseId)
      return { ...loaded, built, published }
    } finally {
      await rm(dir, { recursive: true, force: true })
    }
  },
}

function parseSeed(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`'${text}' is no seed: write a whole number`)
  return Number(text)
}
