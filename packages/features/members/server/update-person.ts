import { dayOf } from '@rosette/contract-kit/clock.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import {
  type CommunityPhone,
  type CommunityWebsite,
  formatAddressLines,
  phoneTypes,
} from '@rosette/contract-kit/records/community-parts.ts'
import type { CommunityDb, CommunityTransaction } from '@rosette/database/community-db.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { Member } from '../../access/contract/access.ts'
import { type CommunityUpdate, type PersonUpdate, phoneFields } from '../contract/update-person.ts'
import { changeDetails } from './change-details.ts'

/** Replaces a person's details; their record and the search index follow. */
export async function updatePerson(db: Database, editor: Member, update: PersonUpdate, now: Date): Promise<void> {
  const { communityId, sendEmail, streetAddress, stateProvince, zipcode, city, country } = update
  const line = { action: 'person.update', subject: `person:${communityId}`, details: fieldsOf(update) }
  await changeDetails(db, { communityId, editor, line, now }, async (tx) => {
    await saveNames(tx, update, now)
    await savePlace(tx, communityId, { address: streetAddress, city, region: stateProvince, postalCode: zipcode, country })
    await savePhones(tx, communityId, await phonesOf(tx, update))
    await tx
      .updateTable('account')
      .set({ wantsMail: sendEmail === 'T' })
      .where('communityId', '=', communityId)
      .execute()
  })
}

async function saveNames(tx: CommunityTransaction, update: PersonUpdate, now: Date): Promise<void> {
  const { communityId, firstName, lastName, institutionName, jobTitle, contactAudience } = update
  const saved = await tx
    .updateTable('person')
    .set({
      firstName,
      lastName,
      institutionName,
      primaryJobTitle: jobTitle || null,
      dateLastUpdated: dayOf(now),
      ...(contactAudience && { contactAudience }),
    })
    .where('communityId', '=', communityId)
    .returning('communityId')
    .executeTakeFirst()
  if (!saved) throw new Problem('not_found', `There is no person ${communityId}.`)
}

/** The form has one number per type; further numbers of a type stay unless its field is emptied. */
async function phonesOf(tx: CommunityTransaction, update: PersonUpdate) {
  const before = await tx
    .selectFrom('phone')
    .select(['phoneType', 'phoneNumber'])
    .where('communityId', '=', update.communityId)
    .orderBy('place')
    .execute()
  return phoneTypes.flatMap((phoneType) => {
    const phoneNumber = update[phoneFields[phoneType]]
    const [, ...further] = before.filter((phone) => phone.phoneType === phoneType)
    return phoneNumber === '' ? [] : [{ phoneType, phoneNumber }, ...further.map((phone) => ({ ...phone, phoneType }))]
  })
}

type MemberKind = 'person' | 'organization'

/** Whether a community ID belongs to a person or an organization; null if it is unknown. */
export async function findMemberKind(db: CommunityDb, communityId: number): Promise<MemberKind | null> {
  const found = await db.selectFrom('member').select('kind').where('communityId', '=', communityId).executeTakeFirst()
  return found?.kind === 'person' || found?.kind === 'organization' ? found.kind : null
}

/** Replaces the given contact details of a member. */
export async function updateCommunity(db: Database, editor: Member, kind: MemberKind, update: CommunityUpdate, now: Date): Promise<void> {
  const { communityId, phones, websites, ...sent } = update
  const place = kind === 'organization' && sent.address ? { ...sent, address: formatAddressLines(sent.address) } : sent
  const { communityId: _, ...given } = update
  const details = kind === 'person' ? fieldsOf(update) : given
  const line = { action: `${kind}.update_contact`, subject: `${kind}:${communityId}`, details }
  await changeDetails(db, { communityId, editor, line, now }, async (tx) => {
    const saved = await tx
      .updateTable(kind)
      .set({ dateLastUpdated: dayOf(now) })
      .where('communityId', '=', communityId)
      .returning('communityId')
      .executeTakeFirst()
    // A key outlives its record.
    if (!saved) throw new Problem('not_found', `There is no ${kind} ${communityId}.`)
    await savePlace(tx, communityId, place)
    if (phones) await savePhones(tx, communityId, phones)
    if (websites) await saveWebsites(tx, communityId, websites)
  })
}

/** What the audit keeps of a change: which fields, not what a person wrote into them. */
function fieldsOf({ communityId: _, ...sent }: PersonUpdate | CommunityUpdate): { fields: string[] } {
  return { fields: Object.keys(sent).toSorted() }
}

export type Place = Partial<Record<'address' | 'city' | 'region' | 'postalCode' | 'country', string | null>>

/** Replaces the given parts of an address; an empty text becomes null. */
export async function savePlace(tx: CommunityTransaction, communityId: number, place: Place): Promise<void> {
  const facts = Object.fromEntries(Object.entries(place).map(([name, text]) => [name, text === '' ? null : text]))
  if (Object.keys(facts).length === 0) return
  await tx
    .insertInto('postalAddress')
    .values({ communityId, ...facts })
    .onConflict((conflict) => conflict.column('communityId').doUpdateSet(facts))
    .execute()
}

async function savePhones(tx: CommunityTransaction, communityId: number, phones: readonly CommunityPhone[]): Promise<void> {
  await tx.deleteFrom('phone').where('communityId', '=', communityId).execute()
  const rows = phones.map((phone, index) => ({ communityId, place: index, ...phone }))
  if (rows.length > 0) await tx.insertInto('phone').values(rows).execute()
}

async function saveWebsites(tx: CommunityTransaction, communityId: number, websites: readonly CommunityWebsite[]): Promise<void> {
  await tx.deleteFrom('website').where('communityId', '=', communityId).execute()
  const rows = websites.map(({ url }, index) => ({ communityId, place: index, url }))
  if (rows.length > 0) await tx.insertInto('website').values(rows).execute()
}
