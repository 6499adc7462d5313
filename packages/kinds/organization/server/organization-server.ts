import { defineCommunityKindServer } from '@rosette/release-kit/community-kind-server.ts'
import type { OrganizationRecord } from '../contract/organization-record.ts'
import { loadOrganizationDocuments, loadOrganizations } from './load-organization.ts'

export const organizationServer = defineCommunityKindServer<OrganizationRecord>({
  loadsFrom: [],
  loadRecords: loadOrganizations,
  loadDocuments: loadOrganizationDocuments,
})
