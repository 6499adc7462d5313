import type { CommunityContact, phoneTypes } from '@rosette/contract-kit/records/community-parts.ts'
import type { CommunityDb } from './community-db.ts'
import { amongKeys, groupedBy } from './keyed-rows.ts'

/** How members are reached, for people and organizations alike. Every member requested has an entry. */
export async function loadCommunityContacts(db: CommunityDb, communityIds: readonly number[]): Promise<Map<number, CommunityContact>> {
  const [addresses, phones, websites] = await Promise.all([
    addressesQuery(db, communityIds).execute(),
    phonesQuery(db, communityIds).execute(),
    websitesQuery(db, communityIds).execute(),
  ])
  const addressOf = new Map(addresses.map(({ communityId, ...address }) => [communityId, address]))
  const phonesOf = groupedBy(phones, 'communityId')
  const websitesOf = groupedBy(websites, 'communityId')
  return new Map(
    communityIds.map((communityId) => [
      communityId,
      {
        ...(addressOf.get(communityId) ?? noAddress),
        phones: phonesOf(communityId).map(({ phoneType, phoneNumber }) => ({
          // A check of the table allows no other.
          phoneType: phoneType as (typeof phoneTypes)[number],
          phoneNumber,
        })),
        websites: websitesOf(communityId).map(({ url }) => ({ url })),
      },
    ]),
  )
}

const noAddress = { address: null, city: null, region: null, postalCode: null, country: null }

function addressesQuery(db: CommunityDb, communityIds: readonly number[]) {
  return db.selectFrom('postalAddress').selectAll().where('communityId', '=', amongKeys(communityIds))
}

function phonesQuery(db: CommunityDb, communityIds: readonly number[]) {
  return db
    .selectFrom('phone')
    .select(['communityId', 'phoneType', 'phoneNumber'])
    .where('communityId', '=', amongKeys(communityIds))
    .orderBy('communityId')
    .orderBy('place')
}

function websitesQuery(db: CommunityDb, communityIds: readonly number[]) {
  return db
    .selectFrom('website')
    .select(['communityId', 'url'])
    .where('communityId', '=', amongKeys(communityIds))
    .orderBy('communityId')
    .orderBy('place')
}
