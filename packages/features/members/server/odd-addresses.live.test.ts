import { addJob } from '@rosette/job-queue/add-job.ts'
import { sendMailTask } from '@rosette/job-queue/send-mail-task.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { newRegistration } from '@rosette/test-kit/people/new-registration.ts'
import { callerWith, makeAccount, signedIn } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'

const database = await testDatabase('empty')
const { app } = await testApp(database, { hasSessions: true, env: { MAIL_URL: 'smtp://127.0.0.1:1' } })
const { community } = database.db
const visitor = callerWith(app, {})

let made = 0
/** Every call gets an account of its own. */
const nextName = () => `odd-${++made}`

/** The status of each call that takes an address, by its name. */
async function statusesFor(email: string): Promise<Record<string, number>> {
  const registered = await visitor.post('/api/user/register-person', newRegistration(nextName(), { email: `1${email}` }))
  const account = await makeAccount(community, { userName: nextName() })
  const { communityId } = account
  const member = await signedIn(app, account)
  const change = { communityId, email: `2${email}`, currentPassword: 'kx9Qf2' }
  const changed = await member.put('/api/user/update-credentials', change)
  // The address that now holds is told: the account must not be locked by it.
  const changedBack = await member.put('/api/user/update-credentials', { ...change, email: account.email })
  const mailed = await addJob(community, sendMailTask, { to: `2${email}`, subject: 'News', text: 'Hello' }).then(
    () => 200,
    () => 400,
  )
  return {
    registered: registered.status,
    changed: changed.status,
    changedBack: changedBack.status,
    mailed,
    forgotten: (await visitor.post('/api/auth/forgotten-password', { email: `3${email}` })).status,
    resent: (await visitor.post('/api/auth/resend-confirmation', { email: `3${email}` })).status,
    loggedIn: (await visitor.post('/api/auth/login', { username: `3${email}`, password: 'kx9Qf3' })).status,
  }
}

test.each(['o!b@example.org', "o'b@example.org", 'a..b@example.org', '#$%&*+/=?^_`{|}~-@example.org'])(
  '[SECURE-009] every call accepts %s',
  async (email) => {
    const taken = { registered: 200, changed: 200, mailed: 200, forgotten: 200, resent: 200 }
    expect(await statusesFor(email)).toEqual({ ...taken, changedBack: 200, loggedIn: 401 })
  },
)

test.each([
  'a@localhost',
  'a@-example.org',
  'a@example..org',
  'a@example.org.',
  'a,b@example.org',
  'a@example.org,b@example.org',
  '"a b"@example.org',
  'a b@example.org',
  '<a@example.org>',
  'a@[127.0.0.1]',
  'a@exämple.org',
  'é@example.org',
  'a@b@example.org',
  'a@example.org\r\nBcc: eve@example.org',
  `${'a'.repeat(64)}@example.org`,
  `a@${'b'.repeat(64)}.org`,
  '\u202ea@example.org',
])('[SECURE-009] every call refuses %j', async (email) => {
  const refused = { registered: 400, changed: 400, mailed: 400, forgotten: 400, resent: 400 }
  expect(await statusesFor(email)).toEqual({ ...refused, changedBack: 200, loggedIn: 401 })
})
