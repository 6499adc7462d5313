import { searchAnswer } from '@rosette/contract-kit/search/search-contract.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import type { Caller } from '@rosette/test-kit/people/as.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { PublicationHit } from '../contract/publication-search-card.ts'

const { as } = await demoSite()
const { as: in2024 } = await testApp(demoDatabase(), { clock: fixedClock('2024-06-01T00:00:00Z') })

const search = (...searchTerms: object[]) => searchAs(as('anonymous'), searchTerms)

async function searchAs(caller: Caller, searchTerms: object[]): Promise<PublicationHit[]> {
  const answer = await caller.post('/api/search/publication', { searchTerms })
  expect(answer.status).toBe(200)
  const { docs, total } = searchAnswer(PublicationHit.strict()).parse(answer.body)
  expect(total).toBe(docs.length)
  return docs
}

const pubmedIdsOf = async (...terms: object[]) => (await search(...terms)).map(({ pubmedId }) => pubmedId)
const row = (search_type: string, search_input: string, search_method?: string) => ({
  searchTerms: [{ search_type, search_input, ...(search_method && { search_method }) }],
})
const agamous = 1973265
const flowers = 2535466

test('[API-024] [DATA-009] [DATA-018] a publication hit has every field', async () => {
  const [hit] = await search(row('pubmedId', String(agamous)))
  expect(hit).toMatchObject({
    id: '5621',
    referenceId: 5621,
    authors: expect.arrayContaining(['Yanofsky MF']),
    title: ['The protein encoded by the Arabidopsis homeotic gene agamous resembles transcription factors'],
    pubName: ['Nature'],
    year: 1990,
    doi: '10.1038/346035a0',
    pubmedId: agamous,
    loci: expect.arrayContaining(['AT4G18960_2117144']),
    date_last_modified: [],
  })
})

test.for([
  ['authors', 'yanofsky', 'starts_with'],
  ['pubName', 'nature', 'exactly'],
  ['title_abstract', 'homeotic gene AGAMOUS', 'contains'],
  ['loci', 'at4g18960', 'exactly'],
  ['pubmedId', String(agamous), 'exactly'],
  ['doi', '10.1038/346035A0', 'exact'],
] as const)('[FPUB-003] the type %s', async ([type, text, method]) => {
  expect(await pubmedIdsOf(row(type, text, method))).toContain(agamous)
  expect(await pubmedIdsOf(row(type, `${text}zzz`, method))).toEqual([])
})

test.for(['homeotic gene agamous', 'Yanofsky', String(agamous), '10.1038/346035a0', 'AT4G18960'])(
  '[RESULTS-095] the search box finds the publication by %s, and so does Everything',
  async (searchText) => {
    const { body } = await as('anonymous').post('/api/search/general', { searchText, category: 'publication' })
    const found = searchAnswer(PublicationHit).parse(body)
    expect(found.docs.map(({ pubmedId }) => pubmedId)).toContain(agamous)
    const everything = await as('anonymous').post('/api/search/everything', { searchText })
    expect(everything.body).toMatchObject({
      types: expect.arrayContaining([expect.objectContaining({ category: 'publication', total: found.total })]),
    })
  },
)

test('[PUBMED-008] title_abstract finds words of titles and of abstracts', async () => {
  expect(await pubmedIdsOf(row('title_abstract', 'petrichor', 'contains'))).toEqual([99_999_901])
  expect(await pubmedIdsOf(row('title_abstract', 'whose title comes from PubMed', 'contains'))).toEqual([99_999_901])
})

test('[API-043] both words of a method mean the same', async () => {
  expect(await pubmedIdsOf(row('authors', 'Bowman', 'starts'))).toEqual(await pubmedIdsOf(row('authors', 'Bowman', 'starts_with')))
  expect(await pubmedIdsOf(row('authors', 'Bowman', 'starts'))).toContain(flowers)
})

test.for(['doi', 'pubmedId'])('[FPUB-004] %s matches exactly only', async (type) => {
  const { status, body } = await as('anonymous').post('/api/search/publication', { searchTerms: [row(type, '10', 'contains')] })
  expect([status, body]).toEqual([400, expect.objectContaining({ message: expect.stringContaining('search_method') })])
})

test('[FPUB-005] years are inclusive limits; any and present do not limit', async () => {
  const all = (await search()).length
  const early = await search({ year_from: 1990 }, { year_to: '1990' })
  expect(early.length).toBeGreaterThan(0)
  expect(new Set(early.map(({ year }) => year))).toEqual(new Set([1990]))
  const dated = (await search({ year_from: '1947' })).length
  expect(await search({ year_from: 'any' }, { year_to: 'any' })).toHaveLength(all)
  expect(await search({ year_from: 1947 }, { year_to: 'present' })).toHaveLength(dated)
  expect((await search({ year_to: '1990' })).length + (await search({ year_from: 1991 })).length).toBe(dated)
  expect(await search({ year_from: 1995 }, { year_to: 1990 })).toEqual(await search({ year_from: 1990 }, { year_to: 1995 }))
  expect((await as('anonymous').post('/api/search/publication', { searchTerms: [{ year_from: 'soon' }] })).status).toBe(400)
})

test('[FPUB-005] present is the year of the site clock', async () => {
  // The tests' clock says 2026, and so does the demo release.
  const present = await search({ year_from: 'present' })
  expect(present.map(({ year }) => year)).toEqual([2026])
  expect(await search({ year_from: 'present' }, { year_to: 'present' })).toEqual(present)
  expect(await search({ year_from: 2026 }, { year_to: 2026 })).toEqual(present)
  const then = await searchAs(in2024('anonymous'), [{ year_from: 'present' }])
  expect(then.map(({ year }) => year).toSorted()).toEqual([2024, 2026])
  expect(await search({ year_from: 'present' }, { year_to: 2024 })).toEqual(await search({ year_from: 2024 }, { year_to: 2026 }))
})

test('[FPUB-006] a type restricts, and all does not', async () => {
  const all = await search({ publication_type: 'all' })
  expect(all).toHaveLength((await search()).length)
  const articles = await search({ publication_type: 'research_article' })
  expect(articles.map(({ pubmedId }) => pubmedId)).toContain(agamous)
  const reviews = await search({ publication_type: 'review' })
  expect(reviews.length).toBeGreaterThan(0)
  expect(reviews.map(({ pubmedId }) => pubmedId)).not.toContain(agamous)
})

test('[FPUB-007] a keyword and its types must match the same term', async () => {
  const stamen = { keyword_term: 'stamen', keyword_method: 'contains' }
  expect((await pubmedIdsOf({ keywordTerms: stamen })).toSorted()).toEqual([agamous, flowers])
  expect(await pubmedIdsOf({ keywordTerms: { ...stamen, keyword_types: ['proc'] } })).toEqual([flowers])
  expect(await pubmedIdsOf({ keywordTerms: { ...stamen, keyword_types: ['stru'] } })).toEqual([agamous])
  expect((await pubmedIdsOf({ keywordTerms: { ...stamen, keyword_types: ['stru', 'proc'] } })).toSorted()).toEqual([agamous, flowers])
  // It has a function and a stamen, though not in one term.
  expect(await pubmedIdsOf({ keywordTerms: { keyword_types: ['func'] } })).toContain(agamous)
  expect(await pubmedIdsOf({ keywordTerms: { ...stamen, keyword_types: ['func'] } })).toEqual([])
})

test.for([
  ['comp', 900_000_003],
  ['grow', 900_000_003],
  ['meth', 900_000_002],
  ['user', 900_000_002],
] as const)('[FPUB-007] the type %s finds a publication that curators gave such a keyword', async ([type, referenceId]) => {
  const hits = await search({ keywordTerms: { keyword_types: [type] } })
  expect(hits.map((hit) => hit.referenceId)).toEqual([referenceId])
})

test('all rows and criteria must match', async () => {
  const terms = { searchTerms: [...row('authors', 'Meyerowitz').searchTerms, ...row('authors', 'Smyth').searchTerms] }
  expect(await pubmedIdsOf(terms, { year_from: 1989 }, { year_to: 1989 })).toEqual([flowers])
  expect(await pubmedIdsOf(terms, { year_from: 1990 }, { year_to: 1990 })).toEqual([])
})

test('[BROWSE-013] [BROWSE-014] [DATA-018] recent are those modified up to 14 days before the newest one, whatever the day of the search', async () => {
  const dayOf = ({ date_last_modified: [day = ''] }: PublicationHit) => Date.parse(day)
  for (const caller of [as('anonymous'), in2024('anonymous')]) {
    const recent = await searchAs(caller, [{ recently_modified: true }])
    const newest = Math.max(...recent.map(dayOf))
    const days = recent.map((hit) => (newest - dayOf(hit)) / 86_400_000)
    expect(days.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5, 10, 13, 14])
  }
  const all = await search()
  expect(all.filter(({ date_last_modified }) => date_last_modified.length > 0)).toHaveLength(11)
  expect(await search({ recently_modified: false })).toHaveLength(all.length)
})
