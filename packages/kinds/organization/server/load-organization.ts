import { parseAddressLines } from '@rosette/contract-kit/address-lines.ts'
import { groupedBy } from '@rosette/database/keyed-rows.ts'
import { loadCommunityContacts } from '@rosette/database/load-community-contacts.ts'
import type { CommunityReading } from '@rosette/release-kit/community-kind-server.ts'
import type { OrganizationRecord } from '../contract/organization-record.ts'
import { organizationAffiliationsQuery, organizationRowsQuery } from './organization-queries.ts'

export async function loadOrganizations(
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
