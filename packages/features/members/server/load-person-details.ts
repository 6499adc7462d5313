import type { ContactAudience } from '@rosette/contract-kit/vocabulary/contact-audiences.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import { loadCommunityContacts } from '@rosette/database/load-community-contacts.ts'
import { findPendingEmail } from '../../account/server/address-changes.ts'
import { affiliationsQuery } from '../../sessions/server/load-auth-profile.ts'
import { toFlag } from '../contract/entry-rules.ts'
import type { PersonDetails } from '../contract/person-details.ts'

/** All details that a person may see and change themselves; null if there is no such person. */
export async function loadPersonDetails(db: CommunityDb, communityId: number, now: Date): Promise<PersonDetails | null> {
  const [person, contacts, labs, pendingEmail] = await Promise.all([
    personQuery(db, communityId).executeTakeFirst(),
    loadCommunityContacts(db, [communityId]),
    affiliationsQuery(db, communityId).execute(),
    findPendingEmail(db, communityId, now),
  ])
  const contact = contacts.get(communityId)
  if (!person || !contact) return null
  const affiliations = labs.map(({ communityId: id, name: organizationName, isManager: _, ...lab }) => ({ id, organizationName, ...lab }))
  const { isCurator, mayRegisterSymbols, wantsMail, accountEmail, email, contactAudience, ...names } = person
  const { address, city, region, postalCode, country, phones } = contact
  return {
    communityId,
    ...names,
    email: accountEmail ?? email,
    pendingEmail,
    address,
    city,
    region,
    postalCode,
    country,
    phones,
    sendEmail: toFlag(wantsMail === true),
    // A check of the table allows no other.
    contactAudience: contactAudience as ContactAudience,
    affiliations,
    FIRST_NAME: names.firstName,
    LAST_NAME: names.lastName,
    ADDRESS: address,
    CITY: city,
    REGION: region,
    POSTAL_CODE: postalCode,
    COUNTRY: country,
    AFFILIATIONS: labs.map(({ communityId: community_id, organizationId: _, ...lab }) => ({ community_id, ...lab })),
    IS_TAIR_CURATOR: toFlag(isCurator === true),
    REGISTERING_FOR_ABRC: toFlag(mayRegisterSymbols === true),
  }
}

function personQuery(db: CommunityDb, communityId: number) {
  return db
    .selectFrom('person')
    .leftJoin('account', 'account.communityId', 'person.communityId')
    .select([
      'person.firstName',
      'person.lastName',
      'person.institutionName',
      'person.primaryJobTitle',
      'person.email',
      'person.contactAudience',
      'account.userName',
      'account.email as accountEmail',
      'account.isCurator',
      'account.mayRegisterSymbols',
      'account.wantsMail',
    ])
    .where('person.communityId', '=', communityId)
}
