import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseScale, scaleWords, writeScaledRelease } from '@rosette/demo-release/scaled/write-scaled-release.ts'
import { writeDemoRelease } from '@rosette/demo-release/write-demo-release.ts'
import { demoPassword, demoPeople } from '@rosette/features/demo-people/contract/demo-people.ts'
import { makeDemoPeople } from '@rosette/features/demo-people/server/make-demo-people.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { demoFilesOf } from '@rosette/release-kit/kind-server.ts'
import { type Command, type CommandContext, parseDay, textOption, UsageError } from '../command.ts'
import { buildStep, communityStep, exportStep, inflateStep, loadStep, migrateStep, publishStep } from '../steps.ts'

export const demo: Command = {
  positionals: [],
  summary: 'migrate the database; load, build, publish and export the demo release; load its community and create one account per role',
  options: {
    'as-of': { type: 'string', value: 'DATE', doc: 'date of the release, as 2026-11-15 (default: today)' },
    seed: { type: 'string', value: 'NUMBER', doc: 'a different number generates different loci' },
    next: { type: 'boolean', doc: 'the release that follows the demo: loci merged, split and gone, a new symbol and new annotations' },
    id: { type: 'string', value: 'ID', doc: 'id of the release (default: date and time)' },
    scale: {
      type: 'string',
      value: 'SIZE',
      doc: 'make it large: M for a million search documents, L for ten million, or a number (writes some GB to TMPDIR)',
    },
    'index-only': {
      type: 'boolean',
      doc: 'with --scale: load the small release and add search documents without records',
    },
  },
  async run(context, _, values) {
    const day = textOption(values, 'as-of')
    const asOf = day === undefined ? context.now() : parseDay(day)
    const seed = parseSeed(textOption(values, 'seed'))
    const documents = parseDocuments(textOption(values, 'scale'))
    const isIndexOnly = values['index-only'] === true
    if (isIndexOnly && documents === undefined) throw new UsageError('--index-only needs --scale to say how many search documents to add')
    const isNext = values.next === true
    if (isNext && documents !== undefined) throw new UsageError('--next is of the small release: leave out --scale')
    const dir = await mkdtemp(join(tmpdir(), 'rosette-demo-'))
    try {
      await migrateStep(context)
      const options = { asOf, ...(seed !== undefined && { seed }) }
      if (documents === undefined || isIndexOnly) await writeDemoRelease(dir, { ...options, isNext, further: demoFilesOf(kindServers) })
      else await writeScaledRelease(dir, { ...options, documents })
      const loaded = await loadStep(context, { dir, isDemo: true, releaseId: textOption(values, 'id'), maxRejected: 0 })
      const built = await buildStep(context, loaded.releaseId)
      const inflated = isIndexOnly && documents !== undefined ? await inflateStep(context, built, documents) : null
      const published = await publishStep(context, loaded.releaseId)
      const community = await communityStep(context, dir)
      const people = await peopleStep(context)
      const exported = documents === undefined ? await filesStep(context, loaded.releaseId) : []
      return { ...loaded, built, inflated, published, community, people, exported: exported.length }
    } finally {
      await rm(dir, { recursive: true, force: true })
    }
  },
}

function parseDocuments(scale: string | undefined): number | undefined {
  if (scale === undefined) return undefined
  const documents = parseScale(scale)
  if (documents === null) throw new UsageError(`'${scale}' is not a size: write ${scaleWords}`)
  return documents
}

function parseSeed(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`'${text}' is not a seed: write an integer`)
  return Number(text)
}

/** Fills the download pages, with a folder of what subscribers see first (STORE-014). */
async function filesStep(context: CommandContext, releaseId: string): ReturnType<typeof exportStep> {
  return [...(await exportStep(context, releaseId)), ...(await exportStep(context, releaseId, 'subscriber'))]
}

/** Creates the demo accounts. Subscriptions start today, whatever the release's date: sites go by the clock. */
async function peopleStep(context: CommandContext): Promise<{ accounts: number }> {
  const accounts = await context
    .database()
    .community.transaction()
    .execute((tx) => makeDemoPeople(tx, context.now()))
  context.say(`Accounts with the password ${demoPassword}: ${demoPeople.map(({ userName }) => userName).join(', ')}.`)
  return { accounts }
}
