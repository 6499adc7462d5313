import { makeSomebody } from '@rosette/test-kit/access/somebody.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { StoredContent } from '../../list-contents/contract/list-content.ts'
import { RecordList } from '../../list-contents/contract/record-list.ts'

const database = await testDatabase()
const { community } = database.db
const { app } = await testApp(database, { hasSessions: true, clock: fixedClock() })

const leftoverOf = (kilobytes: number) => Array.from({ length: kilobytes * 10 }, (_, nth) => `${nth}`.padEnd(99, 'x'))

test('[SECURE-044] a member’s contents, leftovers and earlier versions count as stored, up to a limit for each day', async () => {
  const flora = await makeSomebody(database, app, 'basic')
  const stored = async () => (await community.selectFrom('storedBytes').select('bytes').executeTakeFirst())?.bytes ?? 0
  const keep = await flora.post('/api/list-contents', { kind: 'locus', items: ['AT4G18960', 'AT5G10140'] })
  const { id: contentId } = StoredContent.parse(keep.body)
  const afterContent = await stored()
  expect(afterContent).toBeGreaterThan(0)
  await flora.post('/api/list-contents', { kind: 'locus', items: ['AT4G18960', 'AT5G10140'] })
  expect(await stored()).toBe(afterContent)

  const content = { contentId, leftover: leftoverOf(500), origin: { by: 'pasted' } }
  const { listId } = RecordList.parse((await flora.post('/api/record-lists', { name: 'Leftovers', ...content })).body)
  const afterList = await stored()
  expect(afterList - afterContent).toBeGreaterThan(490_000)
  const change = (version: number) =>
    app.inject({
      method: 'PATCH',
      url: `/api/record-lists/${listId}`,
      cookies: flora.cookies,
      headers: { 'if-match': `"${version}"` },
      payload: { content },
    })
  expect((await change(1)).statusCode).toBe(200)
  expect((await stored()) - afterList).toBeGreaterThan(490_000)

  await community
    .updateTable('storedBytes')
    .set({ bytes: 100 * 1024 * 1024 - 1000 })
    .execute()
  const refusals = [
    await change(2),
    await app.inject({ method: 'POST', url: '/api/record-lists', cookies: flora.cookies, payload: { name: 'More', ...content } }),
    await app.inject({
      method: 'POST',
      url: '/api/list-contents',
      cookies: flora.cookies,
      payload: { kind: 'locus', items: leftoverOf(10) },
    }),
  ]
  for (const { statusCode, headers, body } of refusals) {
    expect([statusCode, body]).toEqual([429, expect.stringContaining('your account may take up 100 MB a day')])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  expect((await flora.get(`/api/record-lists/${listId}`)).body).toMatchObject({ version: 2 })
})
