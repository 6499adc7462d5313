import { publicationName } from '@rosette/contract-kit/records/publication-name.ts'
import { editPath } from '@rosette/contract-kit/site-paths/edit-path.ts'
import type { ContactAudience } from '@rosette/contract-kit/vocabulary/contact-audiences.ts'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import linkClasses from '@rosette/ui-kit/links/record-link-list.module.css'
import { definePage, defineTable, type Part } from '@rosette/ui-kit/record/define-page.ts'
import { contactParts, withheldText } from '@rosette/ui-kit/record/parts/contact-parts.tsx'
import { emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { PersonRecord } from '../contract/person-record.ts'

const affiliationTable = defineTable({
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

const publicationTable = defineTable({
  columns: [
    {
      id: 'title',
      label: 'Title',
      cell: ({ referenceId, title, pubmedId }) => {
        const label = publicationName({ title, pubmedId, referenceId })
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

const annotatedTable = defineTable({
  columns: [
    {
      id: 'paper',
      label: 'Paper',
      cell: ({ pubmedId, referenceId, title }) => {
        const label = title ?? `PubMed ${pubmedId}`
        return referenceId === null ? label : <RecordLink to={{ kind: 'publication', key: referenceId, label }}>{label}</RecordLink>
      },
      sortBy: ({ title }) => title,
    },
    { id: 'pubmed', label: 'PubMed', cell: ({ pubmedId }) => pubmedId, sortBy: ({ pubmedId }) => pubmedId, isNumeric: true },
    {
      id: 'lines',
      label: 'Accepted annotations',
      cell: ({ lineCount }) => lineCount,
      sortBy: ({ lineCount }) => lineCount,
      isNumeric: true,
    },
  ],
  rows: (person: PersonRecord) => person.annotatedPapers,
  rowKey: ({ pubmedId }) => String(pubmedId),
})

const isWithheld = ({ isContactShown }: PersonRecord) => !isContactShown

/** DPERS-006: to whom they are shown; every reader is told. */
const audienceTexts = {
  everyone: 'Shown to everyone',
  members: 'Shown to members who are logged in',
  nobody: 'Shown only to this person and to curators',
} as const satisfies Record<ContactAudience, string>

const summaryParts: readonly Part<PersonRecord>[] = [
  {
    id: 'facts',
    block: 'facts',
    facts: [
      { label: 'First name', value: ({ firstName }) => firstName },
      { label: 'Last name', value: ({ lastName }) => lastName },
      { label: 'Author names', value: ({ authorNames }) => listed(authorNames) },
      { label: 'Other names', value: ({ otherNames }) => listed(otherNames) },
      { label: 'TAIR accession', value: ({ tairAccession }) => tairAccession && `Person:${tairAccession}` },
      { label: 'Job title', value: ({ primaryJobTitle }) => primaryJobTitle },
      { label: 'Organisms', value: ({ organisms }) => listed(organisms) },
      { label: 'Research interest', value: ({ researchInterest }) => researchInterest },
      { label: 'E-mail', value: (person) => (isWithheld(person) ? withheldText : person.email && <EmailLink email={person.email} />) },
      { label: 'E-mail, phones and street', value: ({ contactAudience }) => audienceTexts[contactAudience] },
    ],
  },
  {
    id: 'keywords',
    title: 'Keywords',
    block: 'custom',
    render: PersonKeywords,
    isEmpty: ({ keywords }) => keywords.length === 0,
    emptyText: emptyTexts.data,
  },
  ...contactParts(isWithheld),
  { id: 'affiliations', title: 'Affiliations', block: 'table', table: affiliationTable, emptyText: emptyTexts.data },
  { id: 'publications', title: 'Publications', block: 'table', table: publicationTable, emptyText: emptyTexts.publications },
  {
    id: 'annotated',
    title: 'Annotated papers',
    block: 'table',
    table: annotatedTable,
    // Few people annotate papers: the others' pages do not ask for it.
    isLeftOut: ({ annotatedPapers }) => annotatedPapers.length === 0,
  },
]

/** DPERS-001: one section. */
export const page = definePage<PersonRecord>({
  identifier: fullName,
  lead: fullName,
  keyFacts: ({ primaryJobTitle, country, affiliations, publications }) => [
    { label: 'Job title', value: primaryJobTitle },
    { label: 'Country', value: country },
    { label: 'Affiliations', value: formatNumber(affiliations.length) },
    { label: 'Publications', value: formatNumber(publications.length) },
  ],
  // DPERS-003
  editPath: ({ communityId }, visitor) =>
    visitor.isCurator || visitor.communityId === communityId ? editPath('person', communityId) : null,
  sections: [{ id: 'summary', title: 'Summary', block: 'parts', count: () => 0, parts: summaryParts }],
})

function fullName({ firstName, lastName }: PersonRecord): string {
  return firstName === null ? lastName : `${firstName} ${lastName}`
}

function listed(words: readonly string[]): string {
  return words.length > 0 ? words.join(', ') : emptyTexts.data
}

function EmailLink({ email }: { email: string }) {
  return <a href={`mailto:${email}`}>{email}</a>
}

function PersonKeywords({ record: { keywords } }: { record: PersonRecord }) {
  return (
    <ul className={linkClasses.links}>
      {keywords.map(({ keyword, record }) => (
        <li key={keyword}>{record ? <RecordLink to={record}>{keyword}</RecordLink> : keyword}</li>
      ))}
    </ul>
  )
}
