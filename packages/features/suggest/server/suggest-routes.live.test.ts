import { SuggestAnswer } from '@rosette/contract-kit/search/suggestion.ts'
import { TermSuggestAnswer } from '@rosette/contract-kit/search/term-suggestion.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'

const database = demoDatabase()
const { as } = await demoSite()

async function suggestionsFor(text: string, category?: string) {
  const query = new URLSearchParams({ text, ...(category && { category }) })
  const { status, body, headers } = await as('anonymous').get(`/api/suggest?${query}`)
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('public, max-age=60')
  return SuggestAnswer.parse(body).suggestions
}

test.each(['AG', 'ag', ' Ag '])(
  '%j: the gene of that symbol comes first and says by what, beginnings and other kinds follow',
  async (text) => {
    const [first, ...others] = await suggestionsFor(text)
    expect(first).toMatchObject({ record: { kind: 'locus', label: 'AT4G18960' }, name: 'AG', by: 'symbol', isExact: true })
    expect(others.length).toBeGreaterThan(3)
    expect(others.some(({ record }) => record.kind !== 'locus')).toBe(true)
    for (const { name } of others) expect(name.startsWith('AG')).toBe(true)
  },
)

test('the chosen type comes first, and the others have places beside it', async () => {
  const kinds = (await suggestionsFor('demo', 'germplasm')).map(({ record }) => record.kind)
  expect(kinds).toHaveLength(8)
  expect(kinds[0]).toBe('germplasm')
  expect(new Set(kinds).size).toBeGreaterThanOrEqual(4)
  expect((await suggestionsFor('demo', 'dna'))[0]?.record.kind).toBe('clone')
})

test('[EVERY-012] with Everything no type has more places than another while others have names', async () => {
  const kinds = (await suggestionsFor('demo', 'everything')).filter(({ isExact }) => !isExact).map(({ record }) => record.kind)
  const distinct = new Set(kinds).size
  expect(distinct).toBeGreaterThanOrEqual(4)
  expect(new Set(kinds.slice(0, distinct)).size).toBe(distinct)
})

test.each(['Example, F', 'flora', 'FLORA exam', 'flo'])('%j finds a person, by first name or last', async (text) => {
  const people = (await suggestionsFor(text, 'community')).filter(({ record }) => record.kind === 'person')
  expect(people.map(({ record }) => record.label)).toContain('Example, Flora')
})

test('people and labs are suggested only if they are searched for', async () => {
  const kindsFor = async (category: string) => (await suggestionsFor('demonstration', category)).map(({ record }) => record.kind)
  expect(await kindsFor('community')).toContain('organization')
  expect(await kindsFor('genes')).not.toContain('organization')
})

test.each(['%', '_', "'; drop table locus; --", '*', '\\', '🌱', '\u0000', '{"match_all":{}}', 'x'.repeat(200)])(
  '%j is text, and nothing is suggested for it',
  async (text) => {
    for (const category of ['genes', 'community']) expect(await suggestionsFor(text, category)).toEqual([])
  },
)

test('nothing, too much and an unknown type are refused', async () => {
  for (const query of ['', '?text=', '?text=%20', `?text=${'x'.repeat(201)}`, '?text=ag&category=nope']) {
    const { status, body } = await as('anonymous').get(`/api/suggest${query}`)
    expect([status, body]).toEqual([400, expect.objectContaining({ code: 'invalid_request' })])
  }
})

test('[GENERAL-027] a symbol with the At of the plant suggests its gene', async () => {
  for (const text of ['AtPHYB', 'atphyb']) {
    expect((await suggestionsFor(text))[0]).toMatchObject({ record: { kind: 'locus', label: 'AT2G18790' }, name: 'PHYB', isExact: true })
  }
})

test('[GENERAL-030] where no name begins so, terms are suggested by what is within their names', async () => {
  const [first] = await suggestionsFor('ower dev')
  expect(first).toMatchObject({ record: { kind: 'keyword', label: 'flower development' }, name: 'flower development', isExact: false })
  expect(await suggestionsFor('zq')).toEqual([])
})

test('[GENERAL-033] with Keyword chosen, terms come before other names, also by words within their names and by synonyms', async () => {
  const labels = async (text: string, category: string) =>
    (await suggestionsFor(text, category)).map(({ record }) => `${record.kind} ${record.label}`)
  // Full names of genes begin with the word too; one term begins with it, another has it within.
  expect(await labels('ethylene', 'genes')).not.toContain('keyword response to ethylene')
  const found = await labels('ethylene', 'keyword')
  expect(found.slice(0, 2)).toEqual(['keyword ethylene-activated signaling pathway', 'keyword response to ethylene'])
  expect(found.at(-1)).toMatch(/^locus /)
  expect(await labels('drought', 'keyword')).toEqual(['keyword response to water deprivation'])
  expect(new Set(await labels('flower', 'keyword')).size).toBe(8)
})

test('[GENERAL-033] while the engine is away, terms are suggested by the beginnings of their names', async () => {
  const { app } = await testApp(database, { env: { OPENSEARCH_URL: 'http://127.0.0.1:1' } })
  const answer = await app.inject('/api/suggest?text=ethylene&category=keyword')
  expect(answer.statusCode).toBe(200)
  const found = SuggestAnswer.parse(answer.json()).suggestions.map(({ record }) => `${record.kind} ${record.label}`)
  expect(found).toContain('keyword ethylene-activated signaling pathway')
  expect(found).not.toContain('keyword response to ethylene')
})

test('[GENERAL-034] accessions of one name are suggested with their stocks', async () => {
  const found = (await suggestionsFor('bur-0', 'ecotype')).filter(({ record }) => record.kind === 'ecotype')
  expect(found.map(({ name, stocks }) => [name, stocks]).toSorted()).toEqual([
    ['BUR-0', []],
    ['BUR-0', []],
    ['BUR-0', ['CS76734']],
  ])
  for (const { stocks } of await suggestionsFor('AG')) expect(stocks).toBeUndefined()
})

async function termsFor(text: string): Promise<string[]> {
  const { status, body } = await as('anonymous').get(`/api/suggest/terms?${new URLSearchParams({ text })}`)
  expect(status).toBe(200)
  return TermSuggestAnswer.parse(body).terms.map(({ id }) => id)
}

test('[ONTO-010] terms are suggested by id, by the beginning of their name and by words within it', async () => {
  const { body } = await as('anonymous').get('/api/suggest/terms?text=flower%20dev')
  expect(TermSuggestAnswer.parse(body).terms[0]).toEqual({ id: 'GO:0009908', name: 'flower development', category: 'biological process' })
  const flowers = await termsFor('Flower Dev')
  expect(flowers.indexOf('GO:0009908')).toBeLessThan(flowers.indexOf('GO:0009909'))
  expect(flowers).toContain('GO:0009909')
  for (const typed of ['go:0009908', 'GO 0009908', 'go_0009908']) expect((await termsFor(typed))[0]).toBe('GO:0009908')
  expect(await termsFor('GO:00099')).toEqual(expect.arrayContaining(['GO:0009908', 'GO:0009909']))
  expect(await termsFor('cell nucleus')).toEqual(['GO:0005634'])
  expect(await termsFor('a')).toHaveLength(8)
})

test('[ONTO-010] a word of the name counts more than a synonym, however many loci the term has', async () => {
  const found = await termsFor('cell')
  // Stem cell population maintenance has fewer loci than nucleus, which is also called cell nucleus.
  expect(found.filter((id) => ['GO:0019827', 'GO:0005634'].includes(id))).toEqual(['GO:0019827', 'GO:0005634'])
})

test('[TRUTH-063] a term is suggested by a synonym of the separate list', async () => {
  expect(await termsFor('drought')).toEqual(['GO:0009414'])
})

test('[ONTO-010] a term that no locus is annotated to or below is not suggested', async () => {
  const { rows } = await database.db.pool.query<{ id: string; name: string }>(`
    select external_id as id, name from release_${database.releaseId}.ontology_term
    join release_${database.releaseId}.keyword_count using (keyword_id)
    where external_id is not null and total_locus_count = 0`)
  expect(rows.length).toBeGreaterThan(0)
  for (const { id, name } of rows) expect([...(await termsFor(id)), ...(await termsFor(name))]).not.toContain(id)
})
