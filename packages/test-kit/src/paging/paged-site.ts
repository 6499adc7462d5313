import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { StoredContent } from '@rosette/features/list-contents/contract/list-content.ts'
import { RecordList } from '@rosette/features/list-contents/contract/record-list.ts'
import { resolveLists } from '@rosette/features/lists/server/resolve-lists.ts'
import { patternTool } from '@rosette/features/pattern-search/server/pattern-tool.ts'
import { StartedRun } from '@rosette/features/runs/contract/run-status.ts'
import { runTaker } from '@rosette/features/runs/server/run-taker.ts'
import { runWorker } from '@rosette/job-queue/run-worker.ts'
import { publishRelease } from '@rosette/release-kit/publish/publish-release.ts'
import { afterAll, expect, vi } from 'vitest'
import { makeSomebody, type Somebody } from '../access/somebody.ts'
import { fixedClock } from '../fixed-clock.ts'
import { editRelease, makeRelease } from '../live/second-release.ts'
import type { TestDatabase } from '../live/test-database.ts'
import { makeDataset } from '../patterns/make-dataset.ts'
import { callerWith, type TestVisitor } from '../people/test-people.ts'
import { quickPace, quietLogger } from '../runs/quick-pace.ts'
import type { TestApp } from '../test-app.ts'
import { pagedCalls } from './paged-calls.ts'

/** What the second release changes. */
export const editedItems = ['AT2G90110', 'AT3G90110', 'AT4G90110', 'AT5G90140', 'AT5G90110', 'AT1G99940']

/** Lists of more than a page for each call that has pages, of two releases, the second of which is served. Call it at the top of a file. */
export async function pagedSite(database: TestDatabase, { app, releases }: Pick<TestApp, 'app' | 'releases'>) {
  const { db, releaseId: first, shapeHash } = database
  const anonymous = callerWith(app, {})
  const owner = await makeSomebody(database, app, 'subscriber')

  async function publish(releaseId: string): Promise<void> {
    await publishRelease(db, releaseId, shapeHash)
    await vi.waitFor(() => expect(releases.current()).toBe(releaseId), { timeout: 10_000 })
  }

  async function select<Row extends object>(text: string): Promise<Row[]> {
    return (await db.pool.query<Row>(text.replaceAll('{first}', schemaOf(first)))).rows
  }

  const runs = await makeRuns(database, owner)
  const withLines = await select<{ name: string }>(
    'select distinct name from {first}.mutant join {first}.locus using (locus_id) order by name limit 30',
  )
  const others = await select<{ name: string }>('select name from {first}.locus where not is_obsolete order by md5(name) limit 150')
  const items = [...new Set([...[...withLines, ...others].map(({ name }) => name), ...editedItems, 'AT9G99999'])]
  const [family, otherFamily] = await select<{ key: string }>(
    `select transposon_family_id as key from {first}.transposon_family as family join {first}.transposon on family_name = family.name
    group by 1 order by count(*) desc limit 2`,
  )
  const [term, otherTerm] = await select<{ key: string }>(
    `select keyword_id as key from {first}.keyword_evidence where with_children and evidence_group = 'any' order by gene_count desc limit 2`,
  )
  const [group] = await select<{ name: string }>(
    `select slim_group as name from {first}.annotation join {first}.ontology_term using (keyword_id)
    join {first}.ontology_slim using (keyword_id) join {first}.locus using (locus_id)
    where category = 'biological process' and locus.name = any('{${items.join()}}') and evidence_code <> 'ND' and not is_negated
    group by 1 order by count(distinct locus_id) desc limit 1`,
  )
  const facts = {
    ...runs,
    first,
    anonymous,
    owner,
    items,
    content: await keep(anonymous, items),
    otherContent: await keep(anonymous, items.slice(1)),
    list: await makeList(owner, [...editedItems, 'AT4G18960']),
    otherList: await makeList(owner, editedItems),
    family,
    otherFamily,
    term,
    otherTerm,
    group,
  }
  await makeRelease(db, 'second', first)
  await editRelease(db)
  await db.pool.query(`create table release_second.record_lookup as table ${schemaOf(first)}.record_lookup`)
  await makeRelease(db, 'third', 'second')
  await publish('second')
  await resolveLists(db)
  return { ...facts, calls: pagedCalls(facts), publish }
}

/** The id of a content. */
export async function keep(who: TestVisitor, items: readonly string[]): Promise<string> {
  return StoredContent.parse((await who.post('/api/list-contents', { kind: 'locus', items })).body).id
}

async function makeList(owner: TestVisitor, items: readonly string[]): Promise<RecordList> {
  const list = { name: 'Edited', contentId: await keep(owner, items), origin: { by: 'pasted' } }
  return RecordList.parse((await owner.post('/api/record-lists', list)).body)
}

const dataset = 'araport11_upstream_500'
const site = 'AAAAAAAACACGTGTCAAAAAAAATTTTGGGG'
/** One hit in every other gene, two in those between. */
const promoters = Array.from({ length: 23 }, (_, at) => [`AT1G0${1010 + 10 * at}`, at % 2 === 0 ? site : site + site] as const)

/** Two finished searches for patterns. */
async function makeRuns(database: TestDatabase, owner: Somebody): Promise<{ run: string; otherRun: string }> {
  const db = openDatabase({ url: database.url, poolSize: 6 })
  const sequenceDir = await makeDataset(database, dataset, Object.fromEntries(promoters))
  const runDir = await mkdtemp(join(tmpdir(), 'rosette-runs-'))
  const dependencies = { db, clock: fixedClock(), logger: quietLogger, tools: [patternTool], runDir, sequenceDir }
  const taker = runTaker({ ...dependencies, publicUrl: 'https://rosette.example', maxResultBytes: 1_000_000 }, quickPace)
  const worker = await runWorker({ url: database.url, tasks: taker.tasks, concurrency: 1, logger: quietLogger })
  afterAll(() => db.close())
  const search = async (pattern: string) => {
    const { token } = StartedRun.parse((await owner.post('/api/services/patmatch', { pattern, dataset })).body)
    const stateOf = async () => Object((await owner.get(`/api/runs/${token}`)).body).state
    await vi.waitFor(async () => expect(await stateOf()).toBe('done'), { timeout: 30_000, interval: 100 })
    return token
  }
  const runs = { run: await search('CACGTGTC'), otherRun: await search('CACGTG') }
  await taker.stop()
  await worker.stop()
  return runs
}
