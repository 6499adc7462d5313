import type { CommunityPhone, CommunityWebsite } from '@rosette/contract-kit/records/community-parts.ts'
import type { CommunityTransaction } from '@rosette/database/community-db.ts'

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

export async function savePhones(tx: CommunityTransaction, communityId: number, phones: readonly CommunityPhone[]): Promise<void> {
  await tx.deleteFrom('phone').where('communityId', '=', communityId).execute()
  const rows = phones.map((phone, place) => ({ communityId, place, ...phone }))
  if (rows.length > 0) await tx.insertInto('phone').values(rows).execute()
}

export async function saveWebsites(tx: CommunityTransaction, communityId: number, websites: readonly CommunityWebsite[]): Promise<void> {
  await tx.deleteFrom('website').where('communityId', '=', communityId).execute()
  const rows = websites.map(({ url }, place) => ({ communityId, place, url }))
  if (rows.length > 0) await tx.insertInto('website').values(rows).execute()
}
