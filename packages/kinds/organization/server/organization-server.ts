import { defineCommunityKindServer } from '@rosette/release-kit/community-kind-server.ts'
import type { OrganizationRecord } from '../contract/organization-record.ts'
import { loadOrganizations } from './load-organization.ts'
import { loadOrganizationDocuments } from './load-organization-documents.ts'

export const organizationServer = defineCommunityKindServer<OrganizationRecord>({
  loadsFrom: [],
  loadRecords: loadOrganizations,
  loadDocuments: loadOrganizationDocuments,
})
