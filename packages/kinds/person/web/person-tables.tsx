import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { defineTable } from '@rosette/ui-kit/record/define-page.ts'
import type { PersonRecord } from '../contract/person-record.ts'

export const affiliationTable = defineTable({
  columns: [
    {
      id: 'organization',
      label: 'Organization',
      cell: ({ communityId, organizationName }) => (
        <RecordLink to={{ kind: 'organization', key: communityId, label: organizationName }}>{organizationName}</RecordLink>
      ),
      sortBy: (line) => line.organizationName,
    },
    { id: 'pi', label: 'PI', cell: ({ isPi }) => (isPi ? 'yes' : 'no'), sortBy: ({ isPi }) => (isPi ? 0 : 1) },
    { id: 'jobTitle', label: 'Job title', cell: ({ jobTitle }) => jobTitle ?? 'Unknown', sortBy: ({ jobTitle }) => jobTitle },
  ],
  rows: (person: PersonRecord) => person.affiliations,
  rowKey: ({ communityId }) => String(communityId),
})

export const publicationTable = defineTable({
  columns: [
    {
      id: 'title',
      label: 'Title',
      cell: ({ referenceId, title }) => {
        const label = title ?? `Publication:${referenceId}`
        return <RecordLink to={{ kind: 'publication', key: referenceId, label }}>{label}</RecordLink>
      },
      sortBy: ({ title }) => title,
    },
    { id: 'source', label: 'Source', cell: ({ sourceName }) => sourceName ?? 'Unknown', sortBy: ({ sourceName }) => sourceName },
    {
      id: 'year',
      label: 'Year',
      cell: ({ publicationYear }) => publicationYear ?? 'Unknown',
      sortBy: ({ publicationYear }) => publicationYear,
      isNumeric: true,
    },
  ],
  rows: (person: PersonRecord) => person.publications,
  rowKey: ({ referenceId }) => String(referenceId),
})
