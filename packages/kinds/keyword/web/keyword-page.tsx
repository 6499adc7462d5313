import { OutsideLink } from '@rosette/ui-kit/links/page-link.tsx'
import { RecordLinkList } from '@rosette/ui-kit/links/record-link.tsx'
import { definePage } from '@rosette/ui-kit/record/define-page.ts'
import { FactList } from '@rosette/ui-kit/record/parts/fact-list.tsx'
import { emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { type KeywordRecord, linkCount } from '../contract/keyword-record.ts'
import classes from './keyword-page.module.css'

export const page = definePage<KeywordRecord>({
  identifier: (keyword) => keyword.summary.extdbId ?? keyword.summary.kw,
  lead: (keyword) => keyword.summary.kw,
  keyFacts: ({ summary, dataToTerm }) => [
    { label: 'Keyword', value: summary.kw, isWide: true },
    { label: 'Category', value: summary.kwType },
    { label: 'External id', value: summary.extdbId ?? 'None' },
    { label: 'Loci', value: formatNumber(linkCount(dataToTerm, 'loci')) },
    { label: 'Annotations', value: formatNumber(linkCount(dataToTerm, 'annotations')) },
    { label: 'Publications', value: formatNumber(linkCount(dataToTerm, 'publications')) },
  ],
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
            { label: 'Keyword', value: ({ summary }) => summary.kw },
            { label: 'Definition', value: ({ summary }) => summary.kwDef },
            { label: 'Keyword category', value: ({ summary }) => summary.kwType },
            { label: 'External id', value: ({ summary }) => (summary.extdbId === null ? 'None' : <ExternalId id={summary.extdbId} />) },
            { label: 'Date last modified', value: ({ summary }) => summary.dateLastModified },
            { label: 'Status', value: (keyword) => <Status keyword={keyword} /> },
          ],
        },
        {
          id: 'synonyms',
          title: 'Synonyms',
          block: 'custom',
          render: KeywordSynonyms,
          isEmpty: (keyword) => keyword.synonyms.length === 0,
          emptyText: emptyTexts.synonyms,
        },
        {
          id: 'annotations',
          title: 'Annotations',
          block: 'custom',
          render: KeywordData,
          isEmpty: ({ dataToTerm, dataToChildren }) => [...dataToTerm, ...dataToChildren].every((link) => link.linkCount === 0),
          emptyText: emptyTexts.annotations,
        },
      ],
    },
  ],
})

function ExternalId({ id }: { id: string }) {
  const address = ontologyAddress(id)
  return address === null ? id : <OutsideLink href={address}>{id}</OutsideLink>
}

/** An obsolete term lists its replacements. */
function Status({ keyword: { isObsolete, replacements } }: { keyword: KeywordRecord }) {
  if (!isObsolete) return 'Current'
  if (replacements.length === 0) return 'Obsolete'
  return (
    <>
      Obsolete; use instead: <RecordLinkList links={replacements} />
    </>
  )
}

/** Counts for the term itself and for its child terms (DKEY-004). */
function KeywordData({ record: { dataToTerm, dataToChildren } }: { record: KeywordRecord }) {
  return (
    <div className={classes.columns}>
      <LinkedThings title="Direct" links={dataToTerm} />
      <LinkedThings title="Child terms" links={dataToChildren} />
    </div>
  )
}

function LinkedThings({ title, links }: { title: string; links: KeywordRecord['dataToTerm'] }) {
  return (
    <section aria-label={title}>
      <h4 className={classes.title}>{title}</h4>
      <FactList facts={links.map(({ displayName, linkCount }) => ({ label: displayName, value: formatNumber(linkCount) }))} />
    </section>
  )
}

function KeywordSynonyms({ record: { synonyms } }: { record: KeywordRecord }) {
  return (
    <ul className={classes.synonyms}>
      {synonyms.map((synonym) => (
        <li key={synonym}>{synonym}</li>
      ))}
    </ul>
  )
}

/** The term in the browser of its ontology; null for keywords outside the ontologies (DKEY-003). */
export function ontologyAddress(externalId: string): string | null {
  if (externalId.startsWith('GO:')) return `https://amigo.geneontology.org/amigo/term/${externalId}`
  return externalId.startsWith('PO:') ? `https://browser.planteome.org/amigo/term/${externalId}` : null
}
