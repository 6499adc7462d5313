import { makeSomebody } from '@rosette/test-kit/access/somebody.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { newRegistration } from '@rosette/test-kit/people/new-registration.ts'
import { callerWith } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { annotatePaper } from './fixtures/annotate-paper.ts'

const database = await testDatabase('empty')
const { community } = database.db
const clock = fixedClock()
const { app } = await testApp(database, { hasSessions: true, clock })

test.for([
  ['keep', 1],
  ['remove', 0],
] as const)('[CURATE-028] accepted lines: %s leaves %i, without the name; drafts and open lines go', async ([acceptedLines, left]) => {
  const flora = await makeSomebody(database, app, 'basic')
  await community.deleteFrom('paperSubmission').execute()
  await annotatePaper(community, flora.communityId, clock.now())
  expect((await flora.post('/api/user/delete-account', { confirmation: flora.userName, acceptedLines })).status).toBe(200)
  const submissions = await community.selectFrom('paperSubmission').selectAll().orderBy('pubmedId').execute()
  const own = { pubmedId: 8, submitterId: null, isCredited: false, state: 'decided', draft: null }
  expect(submissions).toMatchObject([...(left === 1 ? [own] : []), { pubmedId: 9 }])
  const lines = await community.selectFrom('paperLine').selectAll().orderBy('lineId').execute()
  const accepted = { lineState: 'accepted', lineNote: null }
  expect(lines).toMatchObject([
    ...(left === 1 ? [accepted] : []),
    { lineState: 'accepted', approvedBy: null, checkedBy: null, answeredBy: null },
  ])
})

test('[SECURE-015] anyone who takes the name next is another person', async () => {
  const visitor = callerWith(app, {})
  const flora = newRegistration('leaving-flora')
  expect((await visitor.post('/api/user/register-person', flora)).status).toBe(200)
  const idOf = async () => {
    const found = await community.selectFrom('account').select('communityId').where('userName', '=', flora.username).executeTakeFirst()
    return found?.communityId
  }
  const before = await idOf()
  const login = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: flora.username, password: flora.password },
  })
  const cookies = Object.fromEntries(login.cookies.map(({ name, value }) => [name, value]))
  expect((await callerWith(app, cookies).post('/api/user/delete-account', { confirmation: flora.username })).status).toBe(200)
  expect((await visitor.post('/api/user/register-person', flora)).status).toBe(200)
  expect(await idOf()).not.toBe(before)
})
