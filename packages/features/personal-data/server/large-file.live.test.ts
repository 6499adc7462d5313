import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { makeSomebody } from '@rosette/test-kit/access/somebody.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'

const database = await testDatabase('empty')
const { db } = database
const { app } = await testApp(database, { hasSessions: true, clock: fixedClock() })
const listCount = 30

/** Lists of 100,000 items with leftovers, about two megabytes each. */
async function makeLists(communityId: number): Promise<void> {
  await db.pool.query(
    `with kept as (
      insert into community.list_content (id, kind, natural_keys, item_count, bytes, created_at, last_used_at)
      select lpad(list::text, 22, 'C'), 'locus',
        array(select 'AT1G' || lpad(item::text, 12, '0') from generate_series(1, 100000) as item),
        100000, 0, now(), now()
      from generate_series(1, $2::int) as list returning id
    ), made as (
      insert into community.record_list (list_id, community_id, kind, name, version, created_at, changed_at)
      select lpad(list::text, 22, 'L'), $1, 'locus', 'List ' || list, 1, now() + list * interval '1 second', now()
      from generate_series(1, $2::int) as list returning list_id
    )
    insert into community.record_list_version (list_id, version, content_id, leftover, origin, release_id, made_at)
    select list_id, 1, translate(list_id, 'L', 'C'), '{left,over}', '{"by":"pasted"}', 'demo', now() from made`,
    [communityId, listCount],
  )
}

test('[SECURE-045] a file of 60 MB is written list by list while it is read, and the process answers others meanwhile', async () => {
  const flora = await makeSomebody(database, app, 'basic')
  await makeLists(flora.communityId)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  // Made once, when the site begins to listen; it is not what is measured.
  await app.inject('/api/openapi.json')
  const cookie = Object.entries(flora.cookies).map(([name, value]) => `${name}=${value}`)
  const pieces = watchPieces()
  const [answer]: IncomingMessage[] = await once(
    get(`${url}/api/user/personal-data`, { headers: { cookie: cookie.join('; ') } }),
    'response',
  )
  if (!answer) throw new Error('no answer')
  expect(answer.statusCode).toBe(200)
  // The reader stands still, so what is far behind has not been read yet.
  await new Promise((resolve) => setTimeout(resolve, 1000))
  await db.pool.query(`update community.record_list set name = 'Renamed' where name = $1`, [`List ${listCount}`])
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  const longestPiece = pieces.stop()
  const file = Buffer.concat(chunks)
  expect(file.length).toBeGreaterThan(50_000_000)
  expect(file.includes('"name":"Renamed"')).toBe(true)
  expect(longestPiece).toBeLessThan(500)
})

/**
 * The longest piece of work that this thread does in one go, in milliseconds of its processor time: how long it waits for a core says
 * nothing about the code.
 */
function watchPieces(): { stop: () => number } {
  let longest = 0
  let last = process.threadCpuUsage()
  const look = () => {
    const { user, system } = process.threadCpuUsage(last)
    longest = Math.max(longest, (user + system) / 1000)
    last = process.threadCpuUsage()
  }
  const timer = setInterval(look, 10)
  return {
    stop: () => {
      clearInterval(timer)
      look()
      return longest
    },
  }
}
