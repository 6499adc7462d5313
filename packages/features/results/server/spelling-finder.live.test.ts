import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { misspeltTexts } from '@rosette/test-kit/relevance/misspelt-texts.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { GeneralSearchAnswer } from '../contract/search-calls.ts'
import { searchTarget } from './search-target.ts'
import { spellingFinder } from './spelling-finder.ts'

const database = demoDatabase()
const { as } = await demoSite()

async function search(searchText: string, category = 'genes', options: object = {}): Promise<GeneralSearchAnswer> {
  const { status, body } = await as('anonymous').post('/api/search/general', { searchText, category, pageSize: 5, ...options })
  expect(status).toBe(200)
  return GeneralSearchAnswer.parse(body)
}

test.each(misspeltTexts.filter(({ isInDemo }) => isInDemo))('[GENERAL-029] $text: did you mean $meant?', async ({ text, meant }) => {
  const { total, isOfMostWords, didYouMean } = await search(text)
  expect([total === 0 || isOfMostWords, didYouMean]).toEqual([true, meant])
  expect((await search(meant)).total).toBeGreaterThan(0)
})

test('[GENERAL-029] an answer says that no record has all words, and where one has them it does not', async () => {
  expect(await search('flowring locus t')).toMatchObject({ isOfMostWords: true, didYouMean: 'flowering locus t' })
  expect(await search('flowering locus t')).not.toHaveProperty('isOfMostWords')
  const sorted = await search('flowring locus t', 'genes', { sort: [{ field: 'gene_name', direction: 'asc' }] })
  expect(sorted.total).toBeGreaterThan(0)
  expect(sorted).not.toHaveProperty('isOfMostWords')
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

test('[SECURE-019] another spelling is suggested in time or not at all', async () => {
  const hurried = await testApp(database, { env: { SPELLING_TIMEOUT_MS: '1' } })
  const answer = await hurried.as('anonymous').post('/api/search/general', { searchText: 'flowring locus t', category: 'genes' })
  expect(answer).toMatchObject({ status: 200, body: { isOfMostWords: true, didYouMean: null } })
  expect(hurried.log.filter(({ level }) => Number(level) > 30)).toEqual([])
})

test('[SECURE-019] at most two spellings are looked for at the same time', async () => {
  let running = 0
  let most = 0
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const engine = {
    async search(): Promise<never> {
      most = Math.max(most, ++running)
      await gate
      throw new Error('not needed')
    },
  }
  const find = spellingFinder(engine, 10_000)
  const target = searchTarget({ kind: 'locus' }, 'none', database.releaseId)
  const tries = Array.from({ length: 6 }, () => find(target, 'flowring', {}).catch(() => 'ran'))
  open()
  expect((await Promise.all(tries)).toSorted()).toEqual([null, null, null, null, 'ran', 'ran'])
  expect(most).toBe(2)
})
