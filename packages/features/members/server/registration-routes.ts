import { type Clock, dayOf } from '@rosette/contract-kit/clock.ts'
import { Done, done } from '@rosette/contract-kit/done.ts'
import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { hashPassword } from '@rosette/identity/hash-secrets.ts'
import { addJob } from '@rosette/job-queue/add-job.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import { accessOf } from '../../access/contract/access.ts'
import { expectNoDemo, keepFromCaches } from '../../access/server/expect-member.ts'
import { networkOf } from '../../access/server/network-address.ts'
import { noteAudit } from '../../access/server/note-audit.ts'
import { expectNotThrottled } from '../../access/server/throttle.ts'
import { createAccount } from '../../account/server/accounts.ts'
import { expectNotStored } from '../../account/server/address-changes.ts'
import { checkChosenPassword } from '../../account/server/check-chosen-password.ts'
import { mailLinkTask } from '../../account/server/mailed-links.ts'
import { communityFiles } from '../../community/contract/community-files.ts'
import { noteMemberChange } from '../../community/server/index-tasks.ts'
import { savePerson } from '../../community/server/save-members.ts'
import { errorsOfRegistration, Registration } from '../contract/registration.ts'
import { asTaken, expectNoErrors, peopleRulesOf, type RuleSettings } from './people-rules.ts'

export type RegistrationRoutesOptions = { db: Database; clock: Clock; settings: RuleSettings & Pick<Settings, 'mailUrl' | 'demoLogin'> }

/** Enough for a whole class behind one address, too few to probe a list of names or addresses. */
const tries = { purpose: 'register', limit: 60, windowMs: 3_600_000 }

/** POST user/register-person. */
export const registrationRoutes: FastifyPluginAsyncZod<RegistrationRoutesOptions> = async (app, { db, clock, settings }) => {
  app.addHook('onRequest', keepFromCaches)
  const rules = peopleRulesOf(settings)
  const schema = {
    operationId: 'registerPerson',
    summary: 'Create an account; its e-mail address is confirmed by a mailed link',
    tags: ['Account'],
    body: Registration,
    response: { 200: Done, 400: ApiProblem, 403: ApiProblem, 409: ApiProblem, 429: ApiProblem },
  }
  app.post('/user/register-person', { schema, config: accessOf('everyone', { cost: 50 }) }, async ({ body, ip }) => {
    expectNoDemo(settings)
    const errors = errorsOfRegistration(body, rules)
    expectNoErrors({ ...errors, password: errors.password ?? checkChosenPassword(body.password, rules) })
    const network = networkOf(ip)
    await expectNotThrottled(db.community, { ...tries, subject: network }, clock.now())
    await registerPerson(db, body, { now: clock.now(), network, hasMail: settings.mailUrl !== null })
    return done
  })
}

type RegistrationFacts = {
  now: Date
  network: string
  /** If no mail is sent, nobody could confirm an address, so it counts as confirmed. */
  hasMail: boolean
}

/** Creates a person with an account and mails the confirmation link. Returns the community ID. */
async function registerPerson(db: Database, registration: Registration, { now, network, hasMail }: RegistrationFacts): Promise<number> {
  // Slow, so it runs before anything is locked.
  const passwordHash = await hashPassword(registration.password)
  const { username: userName, email, okMail: wantsMail, okGeneSymbol: mayRegisterSymbols } = registration
  try {
    return await db.community.transaction().execute(async (tx) => {
      await expectNotStored(tx, { communityId: null, email }, now)
      const communityId = await saveRegistered(tx, registration, now)
      const emailConfirmedAt = hasMail ? null : now
      await createAccount(tx, { communityId, userName, email, emailConfirmedAt, passwordHash, wantsMail, mayRegisterSymbols })
      if (hasMail) await addJob(tx, mailLinkTask, { purpose: 'confirm_email', email })
      await noteMemberChange(tx, [communityId])
      // The only audit entry until the person does something: unused accounts are recognised by it.
      await noteAudit(tx, { role: 'anonymous', network }, { action: 'account.register', subject: `person:${communityId}` })
      return communityId
    })
  } catch (error) {
    throw asTaken(error)
  }
}

async function saveRegistered(tx: CommunityTransaction, registration: Registration, now: Date): Promise<number> {
  const { username, email, firstName, lastName, jobTitle, phone, address, city, state, postalCode, country, contactAudience } = registration
  const line = {
    naturalKey: `account:${username.toLowerCase()}`,
    firstName,
    lastName,
    primaryJobTitle: jobTitle,
    email,
    address,
    city,
    region: state,
    postalCode,
    country,
    phones: [{ phoneType: 'work', phoneNumber: phone }],
    contactAudience,
    dateLastUpdated: dayOf(now),
  }
  const communityId = await savePerson(tx, communityFiles['rosette_community_person.jsonl'].parse(line))
  const { institutionName, labName } = registration
  await tx.updateTable('person').set({ institutionName, labName }).where('communityId', '=', communityId).execute()
  await joinLab(tx, communityId, labName)
  return communityId
}

/** If exactly one known lab has this name, adds a pending affiliation with it (EDIT-026). */
async function joinLab(tx: CommunityTransaction, personCommunityId: number, labName: string): Promise<void> {
  const labs = await tx
    .selectFrom('organization')
    .select('communityId')
    .where(sql`lower(name)`, '=', labName.toLowerCase())
    .limit(2)
    .execute()
  const [lab] = labs
  if (!lab || labs.length > 1) return
  await tx.insertInto('affiliation').values({ personCommunityId, organizationCommunityId: lab.communityId, isConfirmed: false }).execute()
}
