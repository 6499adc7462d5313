import { parseAddressLines } from '@rosette/contract-kit/records/community-parts.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import { amongKeys, groupedBy } from '@rosette/database/keyed-rows.ts'
import { loadCommunityContacts } from '@rosette/database/load-community-contacts.ts'
import { type CommunityDocument, type CommunityReading, defineCommunityKindServer } from '@rosette/release-kit/community-kind-server.ts'
import type { OrganizationRecord } from '../contract/organization-record.ts'

export const organizationServer = defineCommunityKindServer<OrganizationRecord>({
  loadsFrom: [],
  loadRecords: loadOrganizations,
  loadDocuments: loadOrganizationDocuments,
  publicView: {
    summary: ({ name }) => ({ name, permanentName: null }),
    schemaOrg: null,
    isInSitemap: false,
    sequences: null,
  },
})

async function loadOrganizations(
  { community }: Pick<CommunityReading, 'community'>,
  communityIds: readonly number[],
): Promise<Map<number, OrganizationRecord>> {
  const [rows, contacts, affiliations] = await Promise.all([
    organizationRowsQuery(community, communityIds).execute(),
    loadCommunityContacts(community, communityIds),
    organizationAffiliationsQuery(community, communityIds).execute(),
  ])
  const affiliationsOf = groupedBy(affiliations, 'organizationCommunityId')
  return new Map(
    rows.map((row) => {
      const contact = contacts.get(row.communityId)
      if (!contact) throw new Error(`No contact of ${row.communityId}`)
      const address = contact.address && parseAddressLines(contact.address)
      const people = affiliationsOf(row.communityId)
      return [row.communityId, { ...row, ...contact, address, affiliations: people.map(({ organizationCommunityId: _, ...line }) => line) }]
    }),
  )
}

async function loadOrganizationDocuments(db: CommunityDb, communityIds: readonly number[]): Promise<Map<number, CommunityDocument>> {
  const [rows, contacts] = await Promise.all([organizationRowsQuery(db, communityIds).execute(), loadCommunityContacts(db, communityIds)])
  return new Map(
    rows.map(({ communityId, name, organizationType }) => {
      const { city = null, region = null, country = null, websites = [] } = contacts.get(communityId) ?? {}
      const document: CommunityDocument = {
        communityId,
        type: 'organization',
        name,
        org_name: name,
        org_type: organizationType,
        first_name: null,
        last_name: null,
        job_title: null,
        position: organizationType,
        state: region,
        country,
        affiliated_orgs: [],
        other_names: [],
        city,
        urls: websites.map(({ url }) => url),
        interests: [],
      }
      return [communityId, document]
    }),
  )
}

function organizationRowsQuery(db: CommunityDb, communityIds: readonly number[]) {
  return db
    .selectFrom('organization')
    .innerJoin('member', 'member.communityId', 'organization.communityId')
    .select([
      'organization.communityId',
      'organization.organizationId',
      'organization.name',
      'organization.organizationType',
      'organization.dateLastUpdated',
      'member.tairAccession',
    ])
    .where('organization.communityId', '=', amongKeys(communityIds))
}

/** Principal investigators first. People whose affiliation is not confirmed are not listed (EDIT-026). */
function organizationAffiliationsQuery(db: CommunityDb, communityIds: readonly number[]) {
  return db
    .selectFrom('affiliation')
    .innerJoin('person', 'person.communityId', 'affiliation.personCommunityId')
    .select([
      'affiliation.organizationCommunityId',
      'person.personId',
      'person.communityId',
      'person.firstName',
      'person.lastName',
      'affiliation.isPi',
      'affiliation.jobTitle',
    ])
    .where('affiliation.organizationCommunityId', '=', amongKeys(communityIds))
    .where('affiliation.isConfirmed', '=', true)
    .orderBy('affiliation.organizationCommunityId')
    .orderBy('affiliation.isPi', 'desc')
    .orderBy('person.lastName')
    .orderBy('person.firstName')
    .orderBy('person.communityId')
}
