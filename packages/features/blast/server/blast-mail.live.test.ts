import { buildReleaseBlast } from '@rosette/release-kit/build/build-release.ts'
import { makeDemoSequences } from '@rosette/test-kit/live/demo-sequences.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testPeople } from '@rosette/test-kit/people/test-people.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'

const database = await testDatabase()
const { db, releaseId } = database
const { sequenceDir } = await makeDemoSequences(database)
await buildReleaseBlast({ db, releaseId, sequenceDir })
const env = { SEQUENCE_DIR: sequenceDir, PREMIUM_TOOLS: 'mark', MAIL_URL: 'smtp://127.0.0.1:1' }
const { app } = await testApp(database, { hasSessions: true, env })
const people = await testPeople(database, app)

const search = {
  textbox: 'seq',
  Algorithm: 'blastn',
  BlastTargetSet: 'Araport11_cdna_20220914',
  QueryText: 'ATGGCGTACCAATCGGAGCTAGGAGGAGATTCC',
  ReplyVia: 'EMAIL-MESSAGE',
}
const pattern = { pattern: 'CACGTGTC', dataset: 'araport11_upstream_500', sendMail: true }

test('[BLAST-025] [SECURE-036] a result is mailed to the address of the account, however it is spelled, and to no other', async () => {
  const { basic: member } = people
  const { email } = member
  const refused = await member.post('/api/services/blast', { ...search, ReplyTo: 'stranger@example.org' })
  const message = `Results are mailed to the address of your account only: ${email}.`
  expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'ReplyTo', message }] } })
  expect(await member.post('/api/services/blast', { ...search, ReplyTo: email.toUpperCase() })).toMatchObject({ status: 201 })
  const { rows } = await db.pool.query('select mail_to from community.run')
  expect(rows).toEqual([{ mail_to: email }])
})

test('[SECURE-036] visitors without an account and members without a confirmed address are not mailed, and are told why', async () => {
  const loginFirst = { status: 400, body: { message: 'Log in to have the result mailed to the address of your account.' } }
  const { anonymous: visitor, orcid: member } = people
  expect(await visitor.post('/api/services/blast', { ...search, ReplyTo: 'stranger@example.org' })).toMatchObject(loginFirst)
  expect(await visitor.post('/api/services/patmatch', pattern)).toMatchObject(loginFirst)
  const { email } = member
  await db.community.updateTable('account').set({ emailConfirmedAt: null }).where('email', '=', email).execute()
  const confirmFirst = { status: 400, body: { message: expect.stringMatching(/^Confirm the e-mail address of your account first/) } }
  expect(await member.post('/api/services/blast', { ...search, ReplyTo: email })).toMatchObject(confirmFirst)
  expect(await member.post('/api/services/patmatch', pattern)).toMatchObject(confirmFirst)
})
