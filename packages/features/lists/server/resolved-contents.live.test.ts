import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'
import { anonymous } from '../../access/contract/access.ts'
import { contentSenderOf, keepListContent } from '../../list-contents/server/list-content-store.ts'
import { contentResolver } from '../../list-contents/server/resolved-contents.ts'

const { db, releaseId } = await testDatabase()
const dayMs = 24 * 3_600_000

const storeLoci = (items: readonly string[]) =>
  keepListContent(db.community, { kind: 'locus', items }, contentSenderOf(anonymous, '192.0.2.1'), fixedClock().now())

test('a content is resolved once a day, which notes that it is used', async () => {
  const clock = fixedClock()
  const resolve = contentResolver({ db, clock })
  const id = await storeLoci(['AT4G18960', 'AT5G10140'])
  const first = await resolve(null, id, releaseId)
  clock.advance(dayMs)
  expect(await resolve(null, id, releaseId)).toBe(first)
  clock.advance(1)
  expect(await resolve(null, id, releaseId)).not.toBe(first)
  const used = db.community.selectFrom('listContent').select('lastUsedAt').where('id', '=', id)
  expect((await used.executeTakeFirstOrThrow()).lastUsedAt).toEqual(clock.now())
})

test('contents used longest ago are forgotten once all of them together have too many items', async () => {
  const resolve = contentResolver({ db, clock: fixedClock(), maxItems: 5 })
  const [older, newer, third] = await Promise.all(
    [
      ['AT1G01010', 'AT1G01020'],
      ['AT1G01030', 'AT1G01040'],
      ['AT4G18960', 'AT5G10140'],
    ].map(storeLoci),
  )
  if (!older || !newer || !third) throw new Error('three contents are stored')
  const [first, second] = [await resolve(null, older, releaseId), await resolve(null, newer, releaseId)]
  expect(await resolve(null, older, releaseId)).toBe(first)
  await resolve(null, third, releaseId)
  expect(await resolve(null, older, releaseId)).toBe(first)
  expect(await resolve(null, newer, releaseId)).not.toBe(second)
})
