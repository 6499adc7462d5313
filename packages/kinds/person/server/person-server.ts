import { defineCommunityKindServer } from '@rosette/release-kit/community-kind-server.ts'
import type { PersonRecord } from '../contract/person-record.ts'
import { loadPersonDocuments, loadPersons } from './load-person.ts'

export const personServer = defineCommunityKindServer<PersonRecord>({
  loadsFrom: ['ontology_term', 'publication'],
  loadRecords: loadPersons,
  loadDocuments: loadPersonDocuments,
})
