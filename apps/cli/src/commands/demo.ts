import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@rosette/database/migrate.ts'
import { parseScale, scaleWords } from '@rosette/demo-release/scaled/parse-scale.ts'
import { writeScaledRelease } from '@rosette/demo-release/scaled/write-scaled-release.ts'
import { writeDemoRelease } from '@rosette/demo-release/write-demo-release.ts'
import { demoPassword, demoPeople } from '@rosette/features/demo-people/contract/demo-people.ts'
import { makeDemoPeople } from '@rosette/features/demo-people/server/make-demo-people.ts'
import { type Command, type CommandContext, parseDay, textOption, UsageError } from '../command.ts'
import { communityStep } from '../community-step.ts'
import { buildStep, inflateStep, loadStep, publishStep } from '../release-steps.ts'

export const demo: Command = {
  positionals: [],
  summary:
    'migrates the database, then loads, builds and publishes the demo release, loads its community and makes one account for each role',
  options: {
    'as-of': { type: 'string', value: 'DATE', doc: 'day the release claims to be of, as 2026-11-15 (default: today)' },
    seed: { type: 'string', value: 'NUMBER', doc: 'another number makes other loci up' },
    id: { type: 'string', value: 'ID', doc: 'name of the release (default: the day and a number)' },
    scale: {
      type: 'string',
      value: 'SIZE',
      doc: 'makes it large: M for a million search documents, L for ten, or a number (files of some GB, below TMPDIR)',
    },
    'index-only': {
      type: 'boolean',
      doc: 'with --scale: loads the small release and adds search documents that have no record behind them',
    },
  },
  async run(context, _, values) {
    const day = textOption(values, 'as-of')
    const asOf = day === undefined ? context.now() : parseDay(day)
    const seed = parseSeed(textOption(values, 'seed'))
    const documents = parseDocuments(textOption(values, 'scale'))
    const isIndexOnly = values['index-only'] === true
    if (isIndexOnly && documents === undefined) throw new UsageError('--index-only adds search documents: say how many with --scale')
    const dir = await mkdtemp(join(tmpdir(), 'rosette-demo-'))
    try {
      await migrate(context.database())
      const options = { asOf, ...(seed !== undefined && { seed }) }
      if (documents === undefined || isIndexOnly) await writeDemoRelease(dir, options)
      else await writeScaledRelease(dir, { ...options, documents })
      const loaded = await loadStep(context, { dir, isDemo: true, releaseId: textOption(values, 'id'), maxRejected: 0 })
      const built = await buildStep(context, loaded.releaseId)
      const inflated = isIndexOnly && documents !== undefined ? await inflateStep(context, built, documents) : null
      const published = await publishStep(context, loaded.releaseId)
      const community = await communityStep(context, dir)
      const people = await peopleStep(context)
      return { ...loaded, built, inflated, published, community, people }
    } finally {
      await rm(dir, { recursive: true, force: true })
    }
  },
}

function parseDocuments(scale: string | undefined): number | undefined {
  if (scale === undefined) return undefined
  const documents = parseScale(scale)
  if (documents === null) throw new UsageError(`'${scale}' is no size: write ${scaleWords}`)
  return documents
}

function parseSeed(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`'${text}' is no seed: write a whole number`)
  return Number(text)
}

/** Gives the demo's people their accounts. Subscriptions start today, whatever the release's date: sites go by the clock. */
async function peopleStep(context: CommandContext): Promise<{ accounts: number }> {
  const accounts = await context
    .database()
    .community.transaction()
    .execute((tx) => makeDemoPeople(tx, context.now()))
  context.say(`Accounts with the password ${demoPassword}: ${demoPeople.map(({ userName }) => userName).join(', ')}.`)
  return { accounts }
}
