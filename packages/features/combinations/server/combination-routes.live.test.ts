import { systemClock } from '@rosette/contract-kit/clock.ts'
import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { openEngine } from '@rosette/search-engine/engine/open-engine.ts'
import { makeSomebody, type Somebody } from '@rosette/test-kit/access/somebody.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { callerWith } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, inject, onTestFinished, test } from 'vitest'
import { anonymous } from '../../access/contract/access.ts'
import { StoredContent } from '../../list-contents/contract/list-content.ts'
import { listCategoryOf, listKinds } from '../../list-contents/contract/list-kinds.ts'
import { type SavedSearch, SavedSearchAnswer } from '../../list-contents/contract/saved-search.ts'
import { searchTarget } from '../../results/server/search-target.ts'
import { CombinationAnswer, CombinationRequest } from '../contract/combination.ts'
import { lociFieldOf } from '../contract/loci-fields.ts'
import { runCombination } from './run-combination.ts'

const database = await testDatabase()
const { app } = await testApp(database, { hasSessions: true })
const caller = callerWith(app, {})

type Steps = CombinationRequest['steps']

/** Searches for genes, from few to nearly all. */
const transcription: SavedSearch = { category: 'genes', searchTerms: [{ detailSearchText: 'transcription' }, { searchBy: 'Description' }] }
const flower: SavedSearch = { category: 'genes', searchTerms: [{ keywordTerm: 'GO:0009908' }, { keywordId: 'GO:0009908' }] }
const withMutants: SavedSearch = { category: 'genes', searchTerms: [], filters: { has_insertion: { include: ['true'] } } }
const ofFirst: SavedSearch = { category: 'genes', searchTerms: [{ chromosome: '1' }] }
const lines: SavedSearch = { category: 'germplasm', searchTerms: [], filters: { has_phenotype: { include: ['true'] } } }
const genes = { transcription, flower, withMutants, ofFirst }

async function combine(steps: Steps, who: Pick<Somebody, 'post'> = caller): Promise<CombinationAnswer> {
  const { status, body } = await who.post('/api/search-combinations', { steps })
  expect(status, JSON.stringify(body)).toBe(200)
  return CombinationAnswer.parse(body)
}

async function refusal(steps: unknown) {
  const { status, body } = await caller.post('/api/search-combinations', { steps })
  return { status, message: ApiProblem.parse(body).message }
}

async function save(search: object): Promise<string> {
  return SavedSearchAnswer.parse((await caller.post('/api/searches', search)).body).id
}

/** The column of the file of a search, a set of values; cells with several have them apart by `; `. */
async function columnOf(search: SavedSearch, column: string): Promise<Set<string>> {
  const { status, text } = await caller.get(`/api/export/${search.category}?search=${await save(search)}&format=tsv`)
  expect(status).toBe(200)
  const [head = '', ...rows] = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const at = head.split('\t').indexOf(column)
  expect(at, head).toBeGreaterThanOrEqual(0)
  return new Set(rows.flatMap((row) => (row.split('\t')[at] ?? '').split('; ')).filter((cell) => cell !== ''))
}

async function itemsOf(steps: Steps): Promise<string[]> {
  const stored = StoredContent.parse((await caller.post('/api/search-combinations/list', { steps })).body)
  const { text } = await caller.get(`/api/list-contents/${stored.id}/file?format=txt`)
  return text.split('\n').filter((line) => line !== '')
}

/** What the words mean, by another way than the site's. */
const operations = {
  and: (one: Set<string>, other: Set<string>) => new Set([...one].filter((each) => other.has(each))),
  or: (one: Set<string>, other: Set<string>) => new Set([...one, ...other]),
  without: (one: Set<string>, other: Set<string>) => new Set([...one].filter((each) => !other.has(each))),
}

const sorted = (items: Iterable<string>) => [...items].sort()

test('[HISTORY-008] each step tells what it finds and what is left, read from left to right', async () => {
  const { kind, steps, total, first } = await combine([
    { search: withMutants },
    { join: 'and', search: transcription },
    { join: 'or', search: flower },
    { join: 'without', search: ofFirst },
  ])
  const own = await Promise.all([withMutants, transcription, flower, ofFirst].map((search) => columnOf(search, 'Locus')))
  const [mutants = new Set(), described = new Set(), flowering = new Set(), firstChromosome = new Set()] = own
  const both = operations.and(mutants, described)
  const any = operations.or(both, flowering)
  const left = operations.without(any, firstChromosome)
  expect(kind).toBe('locus')
  expect(steps.map((step) => step.own)).toEqual(own.map(({ size }) => size))
  expect(steps.map((step) => step.left)).toEqual([mutants.size, both.size, any.size, left.size])
  // A step that changes nothing would show nothing.
  expect(new Set([mutants.size, both.size, any.size, left.size]).size).toBe(4)
  expect(total).toBe(left.size)
  expect(first).toHaveLength(Math.min(12, total))
  expect((await refusal([])).status).toBe(400)
  expect((await refusal(Array.from({ length: 13 }, () => ({ search: flower })))).status).toBe(400)
  expect((await refusal([{ join: 'xor', search: flower }])).status).toBe(400)
  expect((await refusal([{ search: flower, list: 'A'.repeat(22) }])).status).toBe(400)
})

test('[HISTORY-009] a combination has the records that the same operations give on the files of its searches', async () => {
  const found = new Map<string, Set<string>>()
  for (const [name, search] of Object.entries(genes)) found.set(name, await columnOf(search, 'Locus'))
  for (const [one, search] of Object.entries(genes)) {
    for (const [other, second] of Object.entries(genes)) {
      for (const join of ['and', 'or', 'without'] as const) {
        const expected = operations[join](found.get(one) ?? new Set(), found.get(other) ?? new Set())
        const steps = [{ search }, { join, search: second }]
        expect((await combine(steps)).total, `${one} ${join} ${other}`).toBe(expected.size)
        if (one === 'flower' && expected.size > 0) expect(sorted(await itemsOf(steps))).toEqual(sorted(expected))
      }
    }
  }
})

test('[HISTORY-010] records of other kinds are refused until they stand for their genes', async () => {
  const mixed = await refusal([{ search: lines }, { search: flower }])
  expect(mixed).toMatchObject({ status: 400, message: expect.stringContaining('germplasms and genes') })
  const asGenes = await columnOf(lines, 'Loci')
  const known = await columnOf({ category: 'genes', searchTerms: [{ include_obsolete: true }] }, 'Locus')
  const turned = await itemsOf([{ search: lines, asGenes: true }])
  // A locus that only its mutants name has no record.
  expect(sorted(turned)).toEqual(sorted(operations.and(asGenes, known)))
  expect(turned.length).toBeGreaterThan(10)
  const both = await combine([{ search: flower }, { join: 'and', search: lines, asGenes: true }])
  const flowering = await columnOf(flower, 'Locus')
  expect(both.total).toBe(operations.and(flowering, asGenes).size)
  expect(both.steps[1]?.found).toBe((await columnOf(lines, 'Germplasm')).size)
  const people = await refusal([{ search: { category: 'community', searchText: 'flora' } }])
  expect(people).toMatchObject({ status: 400, message: expect.stringContaining('cannot be combined') })
  const terms = await refusal([{ search: { category: 'ecotype', searchTerms: [] }, asGenes: true }])
  expect(terms).toMatchObject({ status: 400, message: expect.stringContaining('cannot be turned into genes') })
})

test('[HISTORY-010] a stored list of another kind can stand for its genes, as its search does', async () => {
  const { id } = StoredContent.parse((await caller.post('/api/list-contents', { search: lines })).body)
  const ofList = await itemsOf([{ list: id, asGenes: true }])
  expect(sorted(ofList)).toEqual(sorted(await itemsOf([{ search: lines, asGenes: true }])))
  expect((await combine([{ list: id }])).kind).toBe('germplasm')
})

test('[HISTORY-010] the genes of all records of a kind are the loci that its tables have', async () => {
  const schema = schemaOf(database.releaseId)
  const tables: Readonly<Record<string, string>> = {
    publication: `select locus_id from ${schema}.publication_locus`,
    polymorphism: `select locus_id from ${schema}.polymorphism_gene`,
    protein: `select gene.locus_id from ${schema}.protein join ${schema}.gene using (gene_id)`,
    gene: `select locus_id from ${schema}.gene`,
  }
  const tried: string[] = []
  for (const kind of listKinds) {
    if (lociFieldOf(kind) === null) continue
    const { definition } = searchTarget({ kind }, database.indexPrefix, database.releaseId)
    expect(Object.keys(definition.fields), kind).toContain(lociFieldOf(kind))
    const { total } = await combine([{ search: { category: listCategoryOf(kind), searchTerms: [] }, asGenes: true }])
    expect(total, kind).toBeGreaterThan(0)
    const sql = tables[kind]
    if (sql === undefined) continue
    const { rows } = await database.db.pool.query(`select distinct locus_id from (${sql}) as held join ${schema}.locus using (locus_id)`)
    expect(total, kind).toBe(rows.length)
    tried.push(kind)
  }
  expect(tried.sort()).toEqual(Object.keys(tables).sort())
})

test('[HISTORY-011] what finds too much is refused before records are read, and the budget before the work', async () => {
  const engine = openEngine({ url: inject('liveRun').opensearchUrl, timeoutMs: 10_000, concurrency: 4, queue: 10 })
  onTestFinished(() => engine.close())
  const scans: string[] = []
  const watched = {
    ...engine,
    request(...args: Parameters<typeof engine.request>) {
      scans.push(args[0].path)
      return engine.request(...args)
    },
  }
  const spent: number[] = []
  const budget = { draw: async (points: number) => void spent.push(points), tryDraw: async () => true, charge: async () => {} }
  const { db, indexPrefix, releaseId } = database
  const visitorOf = async () => anonymous
  const resolveContent = () => Promise.reject(new Error('There is no list'))
  const dependencies = { engine: watched, db, indexPrefix, releaseId, visitorOf, resolveContent, budget, clock: systemClock }
  const steps = CombinationRequest.parse({ steps: [{ search: flower }, { search: withMutants }] }).steps
  const all = (await columnOf(withMutants, 'Locus')).size
  await expect(runCombination({ ...dependencies, maxRecords: all - 1 }, steps, {})).rejects.toThrow(
    `The search finds ${all.toLocaleString('en')} genes; at most ${(all - 1).toLocaleString('en')} can be combined.`,
  )
  expect([scans, spent]).toEqual([[], []])
  const poor = { ...budget, draw: async () => Promise.reject(new Problem('too_many_requests', 'Spent')) }
  await expect(runCombination({ ...dependencies, budget: poor }, steps, {})).rejects.toThrow('Spent')
  expect(scans).toEqual([])
  await runCombination({ ...dependencies, maxRecords: all }, steps, {})
  expect(scans.length).toBeGreaterThan(0)
  expect(spent).toEqual([1 + ((await columnOf(flower, 'Locus')).size + all) / 200])
})

test('[HISTORY-012] a search that has expired and a list of somebody else are answered 404', async () => {
  expect((await refusal([{ search: 'A'.repeat(22) }])).status).toBe(404)
  const flora = await makeSomebody(database, app, 'basic')
  const stored = await flora.post('/api/list-contents', { kind: 'locus', items: ['AT4G18960', 'AT1G01010'] })
  const { id } = StoredContent.parse(stored.body)
  expect((await combine([{ list: id }], flora)).total).toBe(2)
  expect((await refusal([{ list: id }])).status).toBe(404)
  const saved = await save(flower)
  expect((await combine([{ search: saved }])).total).toBe((await combine([{ search: flower }])).total)
})

test('[HISTORY-013] the result is the content of a list; counting stores nothing, and no answer is cached', async () => {
  const stored = async () => (await database.db.pool.query('select id from community.list_content order by id')).rows
  const steps = [{ search: ofFirst }, { join: 'without' as const, search: transcription }]
  const before = await stored()
  await combine(steps)
  expect(await stored()).toEqual(before)
  const answer = await caller.post('/api/search-combinations/list', { steps })
  expect(answer.headers['cache-control']).toBe('no-store')
  const { id, kind, count } = StoredContent.parse(answer.body)
  expect(count).toBe((await combine(steps)).total)
  const items = await itemsOf(steps)
  const same = StoredContent.parse((await caller.post('/api/list-contents', { kind, items })).body)
  expect(same.id).toBe(id)
  expect(await stored()).toHaveLength(before.length + 1)
  const nothing = await caller.post('/api/search-combinations/list', { steps: [{ search: flower }, { join: 'without', search: flower }] })
  expect(nothing.status).toBe(422)
  expect((await combine([{ search: flower }, { join: 'without', search: flower }])).total).toBe(0)
})
