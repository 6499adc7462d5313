import type { CommunityDb } from '@rosette/database/community-db.ts'
import { loadCommunityContacts } from '@rosette/database/load-community-contacts.ts'
import type { CommunityDocument } from '@rosette/release-kit/community-kind-server.ts'
import { organizationRowsQuery } from './organization-queries.ts'

export async function loadOrganizationDocuments(db: CommunityDb, communityIds: readonly number[]): Promise<Map<number, CommunityDocument>> {
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
