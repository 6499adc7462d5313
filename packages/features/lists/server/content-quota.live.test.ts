import { makeSomebody } from '@rosette/test-kit/access/somebody.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { callerWith } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { pruneLists } from '../../list-contents/server/list-content-store.ts'

const database = await testDatabase()
const { community } = database.db
const { app, expectErrors } = await testApp(database, { hasSessions: true, env: { LIST_CONTENTS_MAX_MB: '1' } })
const anonymous = callerWith(app, {})
const member = await makeSomebody(database, app, 'basic')

/** Four of them are a megabyte. */
const bigList = (name: string) => ({ kind: 'locus', items: Array.from({ length: 2000 }, (_, at) => `${name}${at}`.padEnd(120, 'x')) })
const store = (who: Pick<typeof anonymous, 'post'>, name: string) => who.post('/api/list-contents', bigList(name))

async function totals() {
  const { bytes } = await community.selectFrom('listContentTotal').select('bytes').executeTakeFirstOrThrow()
  const rows = await community.selectFrom('listContent').select('bytes').execute()
  return { noted: bytes, summed: rows.reduce((sum, row) => sum + row.bytes, 0) }
}

test('[SECURE-053] without an account no more is stored than the operator allows, and members still save', async () => {
  expectErrors(/503 POST \/api\/list-contents/)
  const names = ['A', 'B', 'C', 'D', 'E', 'F']
  const answers = await Promise.all(names.map((name) => store(anonymous, name)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 503, 503])
  const refused = answers.find(({ status }) => status === 503)
  expect(refused).toMatchObject({
    headers: { 'retry-after': '3600' },
    body: { code: 'overloaded', message: expect.stringMatching(/log in/) },
  })
  const { noted, summed } = await totals()
  expect([noted === summed, noted > 900_000, noted <= 1024 * 1024]).toEqual([true, true, true])
  expect(await app.metrics.getSingleMetricAsString('rosette_list_content_bytes')).toContain(`rosette_list_content_bytes ${noted}`)

  expect((await store(member, 'G')).status).toBe(200)
  // The answer does not tell that a member has the first of these.
  for (const name of ['G', 'H']) expect((await store(anonymous, name)).body).toMatchObject({ code: 'overloaded' })
  const known = names[answers.findIndex(({ status }) => status === 200)] ?? ''
  expect((await store(anonymous, known)).status).toBe(200)

  await pruneLists(community, new Date('2028-01-01'))
  expect(await totals()).toEqual({ noted: 0, summed: 0 })
  expect((await store(anonymous, 'H')).status).toBe(200)
})
