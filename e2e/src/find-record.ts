import { type APIRequestContext, expect } from '@playwright/test'

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
