import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'
import { anonymous, type Member } from '../contract/access.ts'
import { addBytes, storerOf, takeBytes, whyUsedUp } from './stored-bytes.ts'

const { db } = await testDatabase('empty')
const clock = fixedClock()
const megabyte = 1024 * 1024
const flora: Member = {
  role: 'member',
  communityId: 17,
  orcidId: null,
  isCurator: false,
  isSubscribed: false,
  organizationIds: [],
  managedIds: [],
}
const take = (storer: ReturnType<typeof storerOf>, bytes: number) => takeBytes(db.community, storer, bytes, clock.now())

test('[SECURE-044] of bytes sent at once no more are stored than the day has, and the next day has as many again', async () => {
  const storer = storerOf(anonymous, '192.0.2.1')
  const sent = await Promise.allSettled(Array.from({ length: 20 }, () => take(storer, 4 * megabyte)))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(12)
  await take(storer, 2 * megabyte)
  const refusal = { code: 'too_many_requests', message: expect.stringContaining('your network may take up 50 MB a day') }
  await expect(take(storer, 1)).rejects.toMatchObject({ ...refusal, details: { retryAfter: expect.any(Number) } })
  expect(await whyUsedUp(db.community, storer, clock.now())).toContain('50 MB')
  const { retryAfter } = await take(storer, 1).catch(({ details }) => details)
  clock.advance(retryAfter * 1000)
  await take(storer, 50 * megabyte)
})

test('[SECURE-044] a member is counted wherever they are and has more than a network, a subscriber more than a member', async () => {
  await take(storerOf(flora, '192.0.2.2'), 60 * megabyte)
  await expect(take(storerOf(flora, '192.0.2.3'), 60 * megabyte)).rejects.toMatchObject({ code: 'too_many_requests' })
  await take(storerOf({ ...flora, isSubscribed: true }, '192.0.2.3'), 140 * megabyte)
  await expect(take(storerOf(anonymous, '192.0.2.4'), 51 * megabyte)).rejects.toMatchObject({ code: 'too_many_requests' })
})

test('[SECURE-044] what is known only afterwards counts in any case', async () => {
  const storer = storerOf(anonymous, '192.0.2.5')
  for (let nth = 0; nth < 2; nth++) await addBytes(db.community, storer.hash, 30 * megabyte, clock.now())
  await expect(take(storer, 1)).rejects.toMatchObject({ code: 'too_many_requests' })
})
