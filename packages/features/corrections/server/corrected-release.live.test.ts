import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatDemoRelease } from '@rosette/demo-release/write-demo-release.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { demoFilesOf } from '@rosette/release-kit/kind-server.ts'
import { makeSomebody } from '@rosette/test-kit/access/somebody.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { loadFiles } from '@rosette/test-kit/live/load-files.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CorrectionChange } from '../contract/correction-change.ts'
import { exportCorrections } from './export-corrections.ts'
import { loadCorrection } from './load-corrections.ts'
import { markReleasedCorrections } from './released-corrections.ts'

const database = await testDatabase()
const { db, releaseId } = database
const clock = fixedClock()
const { app } = await testApp(database, { hasSessions: true, clock })
const [flora, curator] = [await makeSomebody(database, app, 'orcid'), await makeSomebody(database, app, 'curator')]
const dir = await mkdtemp(join(tmpdir(), 'rosette-corrections-'))
afterAll(() => rm(dir, { recursive: true }))

type Locus = { key: number; name: string; symbol: string; fullName: string; description: string; paper: string; otherPaper: string }

/** Loci with all that can be corrected, of both strands. */
async function loadLoci(): Promise<Locus[]> {
  const { rows } = await db.pool.query<Locus>(`
    select distinct on (locus.orientation) locus.locus_id as key, locus.name, symbol.symbol, symbol.full_name as "fullName", locus.description,
      paper.pubmed_id::text as paper,
      (select other.pubmed_id::text from release_${releaseId}.publication as other
       join release_${releaseId}.locus_publication as line using (reference_id)
       where other.pubmed_id is not null and not exists (
         select from release_${releaseId}.publication_locus as own where own.locus_id = locus.locus_id and own.reference_id = other.reference_id
       ) order by 1 limit 1) as "otherPaper"
    from release_${releaseId}.locus
    join release_${releaseId}.locus_symbol as symbol on symbol.locus_id = locus.locus_id and symbol.full_name is not null
    join release_${releaseId}.publication_locus as link on link.locus_id = locus.locus_id
    join release_${releaseId}.publication as paper on paper.reference_id = link.reference_id and paper.pubmed_id is not null
    where locus.description is not null and locus.orientation is not null
    order by locus.orientation, locus.name, symbol.rank`)
  return rows.map((row) => Object.assign(row, { key: Number(row.key) }))
}

/** What a locus says in a release. */
async function factsOf(release: string, { key }: Locus) {
  const { rows } = await db.pool.query<{ symbols: string[]; description: string; papers: string[] }>(
    `select description,
      array(select symbol || coalesce('=' || full_name, '') from release_${release}.locus_symbol where locus_id = $1 order by 1) as symbols,
      array(select pubmed_id::text from release_${release}.publication_locus join release_${release}.publication using (reference_id)
        where locus_id = $1 and pubmed_id is not null order by 1) as papers
    from release_${release}.locus where locus_id = $1`,
    [key],
  )
  const [facts] = rows
  if (!facts) throw new Error('The locus is not there')
  return facts
}

async function accepted({ key }: Pick<Locus, 'key'>, changes: readonly CorrectionChange[], text: string, kind = 'locus'): Promise<number> {
  const sent = await flora.post('/api/corrections', { kind, key, section: 'summary', concern: 'wrong', text, isCredited: true })
  expect(sent.status, sent.text).toBe(200)
  const number = Number(Object(sent.body).number)
  const { status, text: said } = await curator.put(`/api/corrections/${number}/decision`, { decision: 'accept', version: 1, changes })
  expect(status, said).toBe(200)
  return number
}

const change = (field: CorrectionChange['field'], oldValue: string | null, newValue: string | null, ofSymbol: string | null = null) => ({
  field,
  ofSymbol,
  oldValue,
  newValue,
})

const loci = await loadLoci()
const numbers: number[] = []
let byHand = 0
let unknown = 0

beforeAll(async () => {
  for (const locus of loci)
    numbers.push(
      await accepted(
        locus,
        [
          change('full_name', locus.fullName, 'the corrected full name', locus.symbol),
          change('symbol', locus.symbol, `Q${locus.key % 1000}`),
          change('symbol', null, `N${locus.key % 1000}`),
          change('full_name', null, 'a new full name', `N${locus.key % 1000}`),
          change('description', locus.description, 'What a curator and a reader agreed on.'),
          change('publication', locus.paper, null),
          change('publication', null, locus.otherPaper),
        ],
        'All of these facts should be others.',
      ),
    )
  const [first] = loci
  if (!first) throw new Error('There are no loci')
  unknown = await accepted(first, [change('symbol', 'NEVERTHERE', 'STILLNOT')], 'A symbol that no file has, so nothing changes.')
  const { rows } = await db.pool.query<{ key: number }>(
    `select species_variant_id as key from release_${releaseId}.ecotype order by 1 limit 1`,
  )
  byHand = await accepted({ key: Number(rows[0]?.key) }, [], '=HYPERLINK("x") is wrong\tin this ecotype.', 'ecotype')
  expect(await exportCorrections(db.community, dir)).toEqual({ applied: 7 * loci.length + 1, byHand: 1 })
  const files = { ...formatDemoRelease({ asOf: clock.now() }), ...demoFilesOf(kindServers) }
  const lines = (await readFile(join(dir, 'rosette_locus_correction.tsv'), 'utf8')).slice(0, -1).split('\n')
  await loadFiles(Object.assign({}, files, { 'rosette_locus_correction.tsv': lines }), {
    db,
    kindServers,
    kinds,
    releaseId: 'corrected',
    clock,
  })
}, 300_000)

test('[CURATE-090] the file of corrections has a line for each change and names its sender and curator by iD', async () => {
  const [header, first] = (await readFile(join(dir, 'rosette_locus_correction.tsv'), 'utf8')).split('\n')
  expect(header).toBe(
    'locus_name\tfield\tof_symbol\told_value\tnew_value\tcorrection\tdecided_on\tsuggested_by\tsuggested_orcid\tapproved_orcid',
  )
  const [locus] = loci
  expect(first?.split('\t').slice(0, 8)).toEqual([
    locus?.name,
    'full_name',
    locus?.symbol,
    locus?.fullName,
    'the corrected full name',
    String(numbers[0]),
    '2026-11-01',
    `Test ${flora.userName}`,
  ])
  const others = await readFile(join(dir, 'corrections_by_hand.tsv'), 'utf8')
  expect(others).toContain(`\n${byHand}\tecotype\t`)
  expect(others, 'no formula, and one line').toContain(`\t'=HYPERLINK("x") is wrong in this ecotype.\t`)
})

test('[CURATE-091] the ordinary load applies corrections of symbols, names, descriptions and papers, on both strands', async () => {
  expect(loci.length).toBe(2)
  for (const locus of loci) {
    const [before, after] = [await factsOf(releaseId, locus), await factsOf('corrected', locus)]
    expect(before.symbols).toContain(`${locus.symbol}=${locus.fullName}`)
    expect(after.symbols.filter((symbol) => symbol.startsWith(`${locus.symbol}=`))).toEqual([])
    expect(after.symbols).toEqual(
      expect.arrayContaining([`Q${locus.key % 1000}=the corrected full name`, `N${locus.key % 1000}=a new full name`]),
    )
    expect(after.description).toBe('What a curator and a reader agreed on.')
    expect([before.papers.includes(locus.paper), after.papers.includes(locus.paper)]).toEqual([true, false])
    expect([before.papers.includes(locus.otherPaper), after.papers.includes(locus.otherPaper)]).toEqual([false, true])
  }
})

test('[CURATE-091] what no file says is not changed, and all other loci are as they were', async () => {
  const symbolsOf = async (release: string) => {
    const { rows } = await db.pool.query<{ text: string }>(
      `select locus_id || symbol as text from release_${release}.locus_symbol where locus_id <> all($1) order by 1`,
      [loci.map(({ key }) => key)],
    )
    return rows
  }
  expect(await symbolsOf('corrected')).toEqual(await symbolsOf(releaseId))
  const { rows } = await db.pool.query(`select from release_corrected.locus_symbol where symbol = 'STILLNOT'`)
  expect(rows).toEqual([])
})

test('[CURATE-092] what a published release has is in it from then on, and its sender is told once', async () => {
  const facts = { publicUrl: 'https://rosette.example.org', now: clock.now() }
  expect(await markReleasedCorrections(db, facts), 'the release of before').toEqual([])
  await db.pool.query(`update community.published_release set release_id = 'corrected', previous_release_id = $1`, [releaseId])
  const both = await Promise.all([markReleasedCorrections(db, facts), markReleasedCorrections(db, facts)])
  expect(both.flat().sort()).toEqual(numbers)
  for (const number of numbers)
    expect(await loadCorrection(db.community, number, { role: 'anonymous', isSubscribed: false })).toMatchObject({
      state: 'in_release',
      releasedIn: 'corrected',
    })
  const { rows } = await db.pool.query<{ payload: unknown }>(
    `select payload from graphile_worker._private_jobs where payload::text like '%Now public%' and payload::text like '%' || $1 || '%'`,
    [flora.email],
  )
  expect(rows).toHaveLength(numbers.length)
  // Neither one that nothing shows, nor one that somebody makes by hand, is there of itself.
  for (const number of [unknown, byHand])
    expect((await loadCorrection(db.community, number, { role: 'anonymous', isSubscribed: false })).state).toBe('accepted')
})
