import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { misspeltTexts } from '@rosette/test-kit/relevance/misspelt-texts.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { GeneralSearchAnswer } from '../contract/general-search.ts'

const { as } = await testApp(await testDatabase())

async function search(searchText: string, category = 'genes', options: object = {}): Promise<GeneralSearchAnswer> {
  const { status, body } = await as('anonymous').post('/api/search/general', { searchText, category, pageSize: 5, ...options })
  expect(status).toBe(200)
  return GeneralSearchAnswer.parse(body)
}

test.each(misspeltTexts.filter(({ isInDemo }) => isInDemo))('$text: did you mean $meant?', async ({ text, meant }) => {
  const { total, didYouMean } = await search(text)
  expect([total, didYouMean]).toEqual([0, meant])
  expect((await search(meant)).total).toBeGreaterThan(0)
})

test('every type of the search box has its own words', async () => {
  expect((await search('Exampel, Flora', 'community')).didYouMean?.toLowerCase()).toBe('example, flora')
  expect((await search('flowring locus t', 'vector')).didYouMean).toBeNull()
})

test('no spelling is suggested for a text with hits, or if filters emptied the result', async () => {
  expect(await search('agamous')).not.toHaveProperty('didYouMean')
  const filtered = await search('agamous', 'genes', { filters: { chromosome: { include: ['M'] } } })
  expect(filtered.total).toBe(0)
  expect(filtered).not.toHaveProperty('didYouMean')
})

test.each([
  'zzzzqqqq',
  'AT4G18961',
  'AT4G1896X',
  '%%%%',
  'zyxname:*',
  '"agamos',
  '漢漢漢漢漢',
  '\\\\\\\\',
  '🌱🌱🌱🌱',
  'x'.repeat(200),
  'wxyzk '.repeat(33).trim(),
])('%j is answered and not read as query syntax', async (text) => {
  const { total, didYouMean } = await search(text)
  expect(total).toBe(0)
  expect(didYouMean === null || didYouMean === '"agamous').toBe(true)
})
