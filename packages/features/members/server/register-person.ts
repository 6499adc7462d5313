import { dayOf } from '@rosette/contract-kit/day-of.ts'
import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { hashPassword } from '@rosette/identity/hash-password.ts'
import { addJob } from '@rosette/job-queue/add-job.ts'
import { sql } from 'kysely'
import { anonymous } from '../../access/contract/visitor.ts'
import { noteAudit } from '../../access/server/note-audit.ts'
import { createAccount } from '../../account/server/create-account.ts'
import { mailLinkTask } from '../../account/server/mail-link-task.ts'
import { communityFiles } from '../../community/contract/community-files.ts'
import { noteMemberChange } from '../../community/server/index-community-task.ts'
import { savePerson } from '../../community/server/save-members.ts'
import type { Registration } from '../contract/registration.ts'
import { asTaken } from './taken-problem.ts'

export type RegistrationFacts = {
  now: Date
  /** Where no mail is sent nobody could confirm his address, so it counts as confirmed. */
  hasMail: boolean
}

/** Makes a person with an account, and mails the link that confirms the address. Returns the community id. */
export async function registerPerson(db: Database, registration: Registration, { now, hasMail }: RegistrationFacts): Promise<number> {
  // Slow, so it is done before anything is locked.
  const passwordHash = await hashPassword(registration.password)
  const { username: userName, email, okMail: wantsMail, okGeneSymbol: mayRegisterSymbols } = registration
  try {
    return await db.community.transaction().execute(async (tx) => {
      const communityId = await saveRegistered(tx, registration, now)
      const emailConfirmedAt = hasMail ? null : now
      await createAccount(tx, { communityId, userName, email, emailConfirmedAt, passwordHash, wantsMail, mayRegisterSymbols })
      if (hasMail) await addJob(tx, mailLinkTask, { purpose: 'confirm_email', email })
      await noteMemberChange(tx, [communityId])
      // The only line of audit until he does something: accounts that nobody ever used are told by it.
      await noteAudit(tx, anonymous, { action: 'account.register', subject: `person:${communityId}`, details: { userName, email } })
      return communityId
    })
  } catch (error) {
    throw asTaken(error)
  }
}

async function saveRegistered(tx: CommunityTransaction, registration: Registration, now: Date): Promise<number> {
  const { username, email, firstName, lastName, jobTitle, phone, address, city, state, postalCode, country } = registration
  const line = {
    naturalKey: `account:${username.toLowerCase()}`,
    ...{ firstName, lastName, primaryJobTitle: jobTitle, email, address, city, region: state, postalCode, country },
    phones: [{ phoneType: 'work', phoneNumber: phone }],
    dateLastUpdated: dayOf(now),
  }
  const communityId = await savePerson(tx, communityFiles['rosette_community_person.jsonl'].parse(line))
  const { institutionName, labName } = registration
  await tx.updateTable('person').set({ institutionName, labName }).where('communityId', '=', communityId).execute()
  await joinLab(tx, communityId, labName)
  return communityId
}

/** A lab that we know by this name, and only one, is told of him: the affiliation waits until it agrees (EDIT-026). */
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
