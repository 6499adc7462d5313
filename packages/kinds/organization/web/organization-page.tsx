import { editPath } from '@rosette/contract-kit/site-paths/edit-path.ts'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { definePage, defineTable, type Part } from '@rosette/ui-kit/record/define-page.ts'
import { contactParts } from '@rosette/ui-kit/record/parts/contact-parts.tsx'
import { emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { OrganizationAffiliation, OrganizationRecord } from '../contract/organization-record.ts'

// DORG-004: the page of a person is found by the community id, not by the person id.
const peopleTable = defineTable({
  columns: [
    {
      id: 'person',
      label: 'Person',
      cell: (person) => (
        <RecordLink to={{ kind: 'person', key: person.communityId, label: fullName(person) }}>{fullName(person)}</RecordLink>
      ),
      sortBy: ({ firstName, lastName }) => `${lastName} ${firstName}`,
    },
    { id: 'pi', label: 'PI', cell: ({ isPi }) => (isPi ? 'yes' : 'no'), sortBy: ({ isPi }) => (isPi ? 0 : 1) },
    { id: 'jobTitle', label: 'Job title', cell: ({ jobTitle }) => jobTitle ?? 'Unknown', sortBy: ({ jobTitle }) => jobTitle },
  ],
  rows: (organization: OrganizationRecord) => organization.affiliations,
  rowKey: ({ communityId }) => String(communityId),
})

const summaryParts: readonly Part<OrganizationRecord>[] = [
  {
    id: 'facts',
    block: 'facts',
    facts: [
      { label: 'Name', value: ({ name }) => name },
      { label: 'Type', value: ({ organizationType }) => organizationType },
      { label: 'TAIR accession', value: ({ tairAccession }) => tairAccession && `Organization:${tairAccession}` },
      { label: 'Date last updated', value: ({ dateLastUpdated }) => dateLastUpdated },
    ],
  },
  ...contactParts<OrganizationRecord>(),
  { id: 'people', title: 'Affiliated People', block: 'table', table: peopleTable, emptyText: emptyTexts.data },
]

/** DORG-001: one section. */
export const page = definePage<OrganizationRecord>({
  identifier: ({ name }) => name,
  lead: ({ name }) => name,
  keyFacts: ({ organizationType, city, country, affiliations }) => [
    { label: 'Type', value: organizationType },
    { label: 'City', value: city },
    { label: 'Country', value: country },
    { label: 'People', value: formatNumber(affiliations.length) },
  ],
  // DORG-002: a confirmed affiliation allows editing; being listed does not.
  editPath: ({ communityId }, visitor) =>
    visitor.isCurator || visitor.organizationIds.includes(communityId) ? editPath('organization', communityId) : null,
  sections: [{ id: 'summary', title: 'Summary', block: 'parts', count: () => 0, parts: summaryParts }],
})

function fullName({ firstName, lastName }: OrganizationAffiliation): string {
  return firstName === null ? lastName : `${firstName} ${lastName}`
}
