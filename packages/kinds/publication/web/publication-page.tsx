import { publicationName } from '@rosette/contract-kit/records/publication-name.ts'
import { OutsideLink } from '@rosette/ui-kit/links/page-link.tsx'
import { RecordLinkList } from '@rosette/ui-kit/links/record-link.tsx'
import { definePage } from '@rosette/ui-kit/record/define-page.ts'
import { CommentList } from '@rosette/ui-kit/record/parts/curation-parts.tsx'
import { formatAuthors, PubmedLink } from '@rosette/ui-kit/table/publication-columns.tsx'
import { emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { PublicationRecord } from '../contract/publication-record.ts'
import { formatPublicationType } from '../contract/publication-types.ts'
import { AnnotationLink, PublicationLoci } from './publication-loci.tsx'
import { PublicationOverview } from './publication-overview.tsx'

export const page = definePage<PublicationRecord>({
  identifier: ({ publication, referenceId }) => publicationName({ ...publication, referenceId }),
  lead: ({ publication: { title, authors, pubmedId } }) => (title === null ? <Untitled pubmedId={pubmedId} /> : formatAuthors(authors)),
  keyFacts: ({ publication, loci }) => [
    { label: 'Journal', value: publication.pubName, context: formatIssue(publication) },
    { label: 'Year', value: publication.publicationYear },
    { label: 'DOI', value: publication.doi ? <Doi doi={publication.doi} /> : null },
    { label: 'PubMed', value: publication.pubmedId ? <PubmedLink pubmedId={publication.pubmedId} /> : null },
    { label: 'Loci', value: formatNumber(loci.total) },
  ],
  overview: PublicationOverview,
  sections: [
    {
      id: 'summary',
      title: 'Summary',
      block: 'parts',
      count: () => 0,
      parts: [
        {
          id: 'facts',
          block: 'facts',
          facts: [
            { label: 'Title', value: ({ publication }) => publication.title },
            { label: 'Authors', value: ({ publication: { authors } }) => (authors.length > 0 ? authors.join(', ') : null) },
            { label: 'Abstract', value: ({ publication }) => publication.abstract },
            { label: 'Publication type', value: ({ publication: { publicationType: type } }) => type && formatPublicationType(type) },
            { label: 'Source', value: ({ publication }) => publication.pubName },
            { label: 'Date', value: ({ publication }) => publication.publicationYear },
            { label: 'Volume', value: ({ publication }) => publication.volume },
            { label: 'Issue', value: ({ publication }) => publication.issue },
            { label: 'First page', value: ({ publication }) => publication.pageStart },
            { label: 'DOI', value: ({ publication: { doi } }) => doi && <Doi doi={doi} /> },
            // DPUB-002: 0 means that it is not in PubMed.
            { label: 'PubMed', value: ({ publication: { pubmedId } }) => (pubmedId ? <PubmedLink pubmedId={pubmedId} /> : null) },
            { label: 'Reference id', value: ({ publication }) => publication.refid },
            {
              label: 'Authors in the community',
              value: ({ communities }) => (communities.length > 0 ? <People communities={communities} /> : null),
            },
            { label: 'Keywords', value: ({ keywords }) => (keywords.length > 0 ? <RecordLinkList links={keywords} /> : null) },
          ],
        },
        { id: 'loci', title: 'Loci', block: 'custom', render: PublicationLoci, isEmpty: ({ loci }) => loci.total === 0 },
        {
          id: 'annotations',
          title: 'Annotations',
          block: 'custom',
          render: AnnotationLink,
          isEmpty: ({ annotationCount }) => annotationCount === 0,
          emptyText: emptyTexts.annotations,
        },
        {
          id: 'comments',
          title: 'Comments',
          block: 'custom',
          render: PublicationComments,
        },
      ],
    },
  ],
})

function Untitled({ pubmedId }: { pubmedId: number | null }) {
  if (!pubmedId) return 'Title and authors are not available.'
  return (
    <>
      Title and authors are not available; see <PubmedLink pubmedId={pubmedId}>PubMed</PubmedLink>.
    </>
  )
}

function Doi({ doi }: { doi: string }) {
  return <OutsideLink href={`https://doi.org/${doi}`}>{doi}</OutsideLink>
}

function People({ communities }: Pick<PublicationRecord, 'communities'>) {
  const links = communities.map(({ firstName, lastName, communityId }) => ({
    kind: 'person',
    key: communityId,
    label: firstName === null ? lastName : `${firstName} ${lastName}`,
  }))
  return <RecordLinkList links={links} />
}

/** `346(6279):35`, as far as it is known. */
function formatIssue({ volume, issue, pageStart }: PublicationRecord['publication']): string | undefined {
  if (volume === null) return undefined
  return `${volume}${issue === null ? '' : `(${issue})`}${pageStart === null ? '' : `:${pageStart}`}`
}

function PublicationComments({ record: { comments } }: { record: PublicationRecord }) {
  return <CommentList comments={comments} emptyText={emptyTexts.commentsFound} />
}
