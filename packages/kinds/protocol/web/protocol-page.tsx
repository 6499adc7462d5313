import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { WebsiteList } from '@rosette/ui-kit/links/web-links.tsx'
import { definePage } from '@rosette/ui-kit/record/define-page.ts'
import { formatAuthors } from '@rosette/ui-kit/table/publication-columns.tsx'
import { Fragment } from 'react'
import type { ProtocolKeyword, ProtocolRecord } from '../contract/protocol-record.ts'

/** DPROTO-001: one section. */
export const page = definePage<ProtocolRecord>({
  identifier: ({ name }) => name,
  lead: ({ name }) => name,
  keyFacts: ({ authors, publication, dateLastModified }) => [
    { label: 'Authors', value: authors.length > 0 ? formatAuthors(authors) : null },
    { label: 'Publication', value: publication ? <RecordLink to={publication}>{publication.label}</RecordLink> : null, isWide: true },
    { label: 'Date last modified', value: dateLastModified },
  ],
  sections: [
    {
      id: 'summary',
      title: 'Summary',
      block: 'facts',
      facts: [
        { label: 'Name', value: ({ name }) => name },
        { label: 'Authors', value: ({ authors }) => (authors.length > 0 ? authors.join(', ') : null) },
        { label: 'TAIR accession', value: ({ tairAccession }) => tairAccession },
        { label: 'Description', value: ({ description }) => description },
        { label: 'Usage', value: ({ usage }) => usage },
        { label: 'Methods', value: ({ methods }) => methods },
        { label: 'Keywords', value: ({ keywords }) => (keywords.length > 0 ? <ProtocolKeywords keywords={keywords} /> : null) },
        { label: 'Publication', value: ({ publication }) => publication && <RecordLink to={publication}>{publication.label}</RecordLink> },
        { label: 'Websites', value: ({ websites }) => (websites.length > 0 ? <ProtocolWebsites websites={websites} /> : null) },
        { label: 'Date last modified', value: ({ dateLastModified }) => dateLastModified },
      ],
    },
  ],
})

/** DPROTO-003: each links to its page, if it has one. */
function ProtocolKeywords({ keywords }: { keywords: readonly ProtocolKeyword[] }) {
  return keywords.map(({ keyword, record }, index) => (
    <Fragment key={keyword}>
      {index > 0 && ', '}
      {record ? <RecordLink to={record}>{keyword}</RecordLink> : keyword}
    </Fragment>
  ))
}

function ProtocolWebsites({ websites }: { websites: ProtocolRecord['websites'] }) {
  return <WebsiteList record={{ websites: websites.map(({ webSiteName, url }) => ({ websiteName: webSiteName, url })) }} />
}
