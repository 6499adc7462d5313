import { searchAnswer } from '@rosette/contract-kit/search/search-contract.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { expect, test } from 'vitest'
import { KeywordHit, keywordBoxes } from '../contract/keyword-search-card.ts'

const { as } = await demoSite()

async function search(...searchTerms: object[]): Promise<KeywordHit[]> {
  const answer = await as('anonymous').post('/api/search/keyword', { searchTerms })
  expect(answer.status).toBe(200)
  const { docs, total } = searchAnswer(KeywordHit.strict()).parse(answer.body)
  expect(total).toBe(docs.length)
  return docs
}

const idsOf = async (...terms: object[]) => (await search(...terms)).map(({ gopoId }) => gopoId)

test('[API-022] [DATA-015] a keyword has every field of a hit', async () => {
  const [hit] = await search({ searchTerms: { go_id_search_inp: 'GO:0003677' } })
  expect(hit).toMatchObject({ kwName: 'DNA binding', kwCategory: 'molecular function', gopoId: 'GO:0003677', kwId: expect.any(Number) })
  expect(hit?.lociCount).toBeGreaterThan(0)
})

test('[FKEY-003] a search term matches the name or a synonym', async () => {
  const named = await search({ searchTerms: { search_method: 'exactly', kw_search_input: 'dna BINDING' } })
  expect(named.map(({ kwName }) => kwName)).toEqual(['DNA binding'])
  const beginning = await search({ searchTerms: { search_method: 'starts_with', kw_search_input: 'flower' } })
  expect(beginning.length).toBeGreaterThan(0)
  const within = await search({ searchTerms: { search_method: 'contains', kw_search_input: 'flower' } })
  expect(within.length).toBeGreaterThanOrEqual(beginning.length)
  expect(await search({ searchTerms: { search_method: 'exactly', kw_search_input: 'flowe' } })).toEqual([])
})

test.for(['exactly', 'starts_with', 'contains'])(
  '[FKEY-003] a search term found only in a synonym finds its keyword (%s)',
  async (method) => {
    const found = await search({ searchTerms: { search_method: method, kw_search_input: 'determination of floral meristem' } })
    expect(found.map(({ kwName }) => kwName)).toEqual(['floral meristem determinacy'])
  },
)

test('[FKEY-004] ids match exactly, and any of several matches', async () => {
  expect(await idsOf({ searchTerms: { go_id_search_inp: 'GO:00036' } })).toEqual([])
  const found = await idsOf({ searchTerms: { go_id_search_inp: 'go:0003677, PO:0009029\nGO:00036' } })
  expect(found.toSorted()).toEqual(['GO:0003677', 'PO:0009029'])
  expect(await idsOf({ searchTerms: { go_id_search_inp: 'GO:0003677', kw_search_input: 'stamen' } })).toEqual([])
})

const categories = {
  go_cc: 'cellular component',
  go_bp: 'biological process',
  go_mf: 'molecular function',
  po: 'growth and developmental stages',
  pat: 'plant structure',
  user: 'user-defined',
} as const

test.for(keywordBoxes)('[FKEY-005] [FKEY-007] the box %s returns only terms of its category', async (box) => {
  const found = await search({ restrictCats: { [box]: true } })
  expect(found.length).toBeGreaterThan(0)
  expect(new Set(found.map(({ kwCategory }) => kwCategory))).toEqual(new Set([categories[box]]))
})

test('[FKEY-005] any ticked category matches; methods are found only if no box is ticked', async () => {
  const counts = await Promise.all(keywordBoxes.map(async (box) => (await search({ restrictCats: { [box]: true } })).length))
  const ticked = await search({ restrictCats: Object.fromEntries(keywordBoxes.map((box) => [box, true])) })
  expect(ticked).toHaveLength(counts.reduce((sum, count) => sum + count))
  expect(ticked.some(({ kwCategory }) => kwCategory === 'method')).toBe(false)
  const all = await search({ restrictCats: { go_cc: false } })
  expect(all.filter(({ kwCategory }) => kwCategory === 'method').map(({ kwName }) => kwName)).toContain('in situ hybridization')
})
