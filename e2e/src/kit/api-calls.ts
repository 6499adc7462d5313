import { type APIRequestContext, expect, type Page, type Request } from '@playwright/test'

/** Collects the requests to a call from now on. */
export function callsTo(page: Page, call: string): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api/${call}`) requests.push(request)
  })
  return requests
}

/** What the address of a page of results carries, in itself or in the storage of the browser. */
export async function requestBodyOf(page: Page, category: string): Promise<Record<string, unknown>> {
  await page.waitForURL(/\/results\?/)
  const params = new URL(page.url()).searchParams
  expect([params.get('mainType'), params.get('category')]).toEqual(['detail', category])
  const written = params.get('search_params')
  if (written !== null) return JSON.parse(written)
  const key = params.get('key') ?? ''
  expect(key).toMatch(/^searchParams_\d+$/)
  return JSON.parse((await page.evaluate((name) => localStorage.getItem(name), key)) ?? 'null')
}

/** The key of a locus by its AGI name. */
export async function findLocusKey(request: APIRequestContext, name: string): Promise<number> {
  const answer = await request.get('/api/detail/locus/lookup', { params: { name } })
  expect(answer.status()).toBe(200)
  return (await answer.json()).key
}

/** The key of a germplasm by its name: a germplasm page is opened by key only, so the search is asked. */
export async function findGermplasmKey(request: APIRequestContext, name: string): Promise<number> {
  const answer = await request.post('/api/search/general', { data: { searchText: name, category: 'germplasm', page: 1, pageSize: 5 } })
  expect(answer.status()).toBe(200)
  const { docs } = await answer.json()
  const hit = docs.find((doc: { name: string }) => doc.name === name)
  expect(hit, `the search finds ${name}`).toBeTruthy()
  return hit.tairObjectId
}

/** The community id of a person or an organization by the name that lists show. */
export async function findMemberKey(request: APIRequestContext, name: string): Promise<number> {
  const answer = await request.post('/api/search/general', { data: { searchText: name, category: 'community', page: 1, pageSize: 5 } })
  expect(answer.status()).toBe(200)
  const { docs } = await answer.json()
  const hit = docs.find((doc: { name: string }) => doc.name === name)
  expect(hit, `the search finds ${name}`).toBeTruthy()
  return hit.communityId
}

/** The key of a keyword by its name. */
export async function findKeywordKey(request: APIRequestContext, name: string): Promise<number> {
  const searchTerms = [{ searchTerms: { search_method: 'exactly', kw_search_input: name } }]
  const answer = await request.post('/api/search/keyword', { data: { searchTerms } })
  expect(answer.status()).toBe(200)
  const { docs } = await answer.json()
  expect(docs, `the search finds ${name}`).toHaveLength(1)
  return docs[0].kwId
}

/** The key of an ecotype by its number in the 1001 Genomes: names repeat. */
export async function findEcotypeKey(request: APIRequestContext, ecotypeNumber: number): Promise<number> {
  const data = { searchText: String(ecotypeNumber), category: 'ecotype', page: 1, pageSize: 5 }
  const answer = await request.post('/api/search/general', { data })
  expect(answer.status()).toBe(200)
  const { docs } = await answer.json()
  expect(docs, `the search finds ${ecotypeNumber}`).toHaveLength(1)
  return docs[0].speciesVariantId
}
