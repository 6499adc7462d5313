import { OutsideLink } from '@rosette/ui-kit/links/page-link.tsx'
import { RecordLinkList } from '@rosette/ui-kit/links/record-link.tsx'
import { definePage } from '@rosette/ui-kit/record/define-page.ts'
import { FactList } from '@rosette/ui-kit/record/parts/fact-list.tsx'
import { emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import type { KeywordRecord } from '../contract/keyword-record.ts'
import { CountLink, keywordKeyFacts } from './keyword-key-facts.tsx'
import { KeywordOverview } from './keyword-overview.tsx'
import classes from './keyword-page.module.css'

export const page = definePage<KeywordRecord>({
  identifier: ({ summary }) => summary.extdbId ?? summary.kw,
  heading: ({ summary }) => ({ name: summary.kw, id: summary.extdbId }),
  lead: (keyword) => <Lead keyword={keyword} />,
  keyFacts: keywordKeyFacts,
  overview: KeywordOverview,
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

/** DKEY-008. */
function Lead({ keyword: { summary, synonyms } }: { keyword: KeywordRecord }) {
  return (
    <>
      {summary.kwDef ?? 'No definition in this release.'}
      <span className={classes.others}>Synonyms: {synonyms.length === 0 ? 'none in this release' : synonyms.join('; ')}</span>
    </>
  )
}

/** Counts for the term itself and with its child terms, each a link to what it counts (DKEY-004, DKEY-007). */
function KeywordData({ record }: { record: KeywordRecord }) {
  return (
    <div className={classes.columns}>
      <LinkedThings title="Direct" record={record} isWithChildren={false} />
      <LinkedThings title="With child terms" record={record} isWithChildren />
    </div>
  )
}

type LinkedThingsProps = { title: string; record: KeywordRecord; isWithChildren: boolean }

function LinkedThings({ title, record, isWithChildren }: LinkedThingsProps) {
  const facts = (isWithChildren ? record.dataToChildren : record.dataToTerm).map(({ displayName }) => ({
    label: displayName,
    value: <CountLink keyword={record} of={displayName} isWithChildren={isWithChildren} />,
  }))
  return (
    <section aria-label={title}>
      <h4 className={classes.title}>{title}</h4>
      <FactList facts={facts} />
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
