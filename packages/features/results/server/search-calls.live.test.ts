import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import { searchAnswer } from '@rosette/contract-kit/search/search-contract.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { cardOf, listings } from '@rosette/kinds/registry/search-cards.ts'
import { kindOfSearch, type SearchCategory, searchCategories } from '@rosette/kinds/registry/search-entries.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { GeneralSearchAnswer, searchCalls } from '../contract/search-calls.ts'

const database = demoDatabase()
const { as, app } = await demoSite()
const documented = [
  'dna',
  'gene',
  'protein',
  'germplasm',
  'keyword',
  'polymorphism',
  'publication',
  'community',
  'marker',
  'ecotype',
  'transposon',
  'transposonfamily',
  'genesymbol',
  'protocol',
  'gene/descriptions',
  'gene/locus_history',
  'gene/microarray',
  'annotation',
  'free/annotation',
]

test('[API-016] every call of the document is there, and any further one is named after its kind or listing', () => {
  const paths = searchCalls.map(({ path }) => path)
  expect(documented.filter((path) => !paths.includes(path))).toEqual([])
  const further = paths.filter((path) => !documented.includes(path))
  expect(further.filter((path) => !Object.hasOwn(kinds, path) && !Object.hasOwn(listings, path))).toEqual([])
})

test.for(searchCalls)(
  '[API-016] [DATA-013] search/$path answers docs by their schema, the total and no error',
  async ({ path, sources }) => {
    const answer = searchAnswer(z.union(Object.values(sources).map((source) => cardOf(source).hit.strict()))).strict()
    const { status, body } = await as('anonymous').post(`/api/search/${path}`, { searchTerms: [], rowsLimit: 7, matchCount: false })
    expect(status).toBe(200)
    const { docs, total, error } = answer.parse(body)
    expect(docs.length).toBe(Math.min(7, total))
    expect(total).toBeGreaterThan(0)
    expect(error).toBeNull()
    const counted = await as('anonymous').post(`/api/search/${path}`, { searchTerms: [], matchCount: true })
    expect(answer.parse(counted.body)).toMatchObject({ docs: [], total })
  },
)

test.for(searchCalls)('[API-042] search/$path refuses what it does not know, and names it', async ({ path }) => {
  const refusal = async (payload: unknown) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/search/${path}`,
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      headers: { 'content-type': 'application/json' },
    })
    const { code, message, issues = [] } = ApiProblem.parse(answer.json())
    expect([answer.statusCode, code]).toEqual([400, 'invalid_request'])
    return [message, ...issues.map(({ path: where }) => where)].join(' ')
  }
  expect(await refusal('{"searchTerms": [')).toContain('JSON')
  expect(await refusal({})).toContain('searchTerms')
  expect(await refusal({ searchTerms: 'AG' })).toContain('searchTerms')
  expect(await refusal({ searchTerms: [{ favourite_colour: 'green' }] })).toContain('favourite_colour')
  expect(await refusal({ searchTerms: [{ first: '1', second: '2' }] })).toContain('just one field')
  expect(await refusal({ searchTerms: [{}] })).toContain('just one field')
  expect(await refusal({ searchTerms: [{ first: '1' }, { first: '2' }] })).toContain('first is given twice')
  expect(await refusal({ searchTerms: [], rowsLimit: 10_001 })).toContain('rowsLimit')
  expect(await refusal({ searchTerms: [], sort: [{ field: 'favourite_colour', direction: 'asc' }] })).toContain('favourite_colour')
  expect(await refusal({ searchTerms: [], filters: { favourite_colour: { include: ['green'] } } })).toContain('favourite_colour')
})

/** A name that the demo release or its community has in each category of the specification. */
const known: Readonly<Partial<Record<SearchCategory, string>>> = {
  genes: 'AG',
  dna: 'DEMO',
  keyword: 'DNA binding',
  protein: 'AT4G18960.1',
  polyallele: 'abi1-1',
  ecotype: 'Col-0',
  community: 'Flora Example',
  germplasm: 'CS1092',
  markers: 'DEMO_CAPS1',
  vector: 'DEMO',
  transposon: 'AT5TE20395',
}

test.for(searchCategories)('[API-017] [GENERAL-012] search/general answers hits of the category %s, in any case', async (category) => {
  const ask = (searchText: string) => as('anonymous').post('/api/search/general', { searchText, category })
  const name = known[category] ?? (await firstNameOf(category))
  const { status, body } = await ask(name)
  expect(status).toBe(200)
  const { docs, total } = GeneralSearchAnswer.parse(body)
  expect(total).toBeGreaterThan(0)
  for (const text of [name.toLowerCase(), name.toUpperCase()]) expect((await ask(text)).body).toEqual(body)
  const hit = cardOf({ kind: kindOfSearch(category) }).hit.strict()
  for (const doc of docs) expect(hit.safeParse(doc).success).toBe(true)
})

/** What the first column of the first row says, for a kind that the specification does not know. */
async function firstNameOf(category: SearchCategory): Promise<string> {
  const { call, columns } = cardOf({ kind: kindOfSearch(category) })
  const { body } = await as('anonymous').post(`/api/search/${call}`, { searchTerms: [], rowsLimit: 1 })
  return columns[0]?.text(searchAnswer(z.unknown()).parse(body).docs[0]) ?? ''
}

test('[GENERAL-012] a gene is found by a word that only its description holds', async () => {
  const word = 'flavin'
  const { rows } = await database.db.pool.query<{ name: string }>(
    `select name from ${schemaOf(database.releaseId)}.locus where description ilike $1 order by name`,
    [`%${word}%`],
  )
  const { body } = await as('anonymous').post('/api/search/general', { searchText: word, category: 'genes' })
  const found = GeneralSearchAnswer.parse(body).docs.map((doc) => z.object({ gene_name: z.string() }).parse(doc).gene_name)
  expect(found.toSorted()).toEqual(rows.map(({ name }) => name))
  expect(found.length).toBeGreaterThan(0)
})

test('[API-029] [DATA-010] an empty list answers all families of transposons', async () => {
  const { rows } = await database.db.pool.query<{ count: number }>(
    `select count(*) as count from ${schemaOf(database.releaseId)}.transposon_family`,
  )
  const { body } = await as('anonymous').post('/api/search/transposonfamily', { searchTerms: [] })
  const { docs, total } = searchAnswer(z.unknown()).parse(body)
  expect([total, docs.length]).toEqual([rows[0]?.count, rows[0]?.count])
  expect(docs).toContainEqual({
    id: expect.any(String),
    family_name: ['ATCOPIA93'],
    super_family_name: ['LTR/Copia'],
    num_elements: 4,
    transposonFamilyId: expect.any(Number),
  })
})
