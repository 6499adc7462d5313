import { OutsideLink } from '@rosette/ui-kit/links/page-link.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { PlainTable } from '@rosette/ui-kit/table/plain-table.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { ReactNode } from 'react'
import type { UniprotEntryTexts, UniprotFeature, UniprotText } from '../../contract/locus-uniprot.ts'
import { CitingText, EvidenceCell } from './uniprot-evidence.tsx'
import classes from './uniprot-texts.module.css'
import { existenceWords, featureLabel, inOrder, missingTopics, topicLabel } from './uniprot-words.ts'

type BarProps = {
  entry: Pick<UniprotEntryTexts, 'accession' | 'isReviewed' | 'proteinName'> &
    Partial<Pick<UniprotEntryTexts, 'entryName' | 'entryVersion' | 'entryDate' | 'existence'>>
}

/** Which entry it is, whether it was reviewed, and of what day; the rest only if the release has its text. */
export function EntryBar({ entry }: BarProps) {
  const { accession, isReviewed, proteinName, entryName, entryVersion = null, entryDate = null, existence = null } = entry
  return (
    <div className={classes.bar}>
      <span className={classes.badge} data-reviewed={isReviewed}>
        {isReviewed ? 'Reviewed' : 'Not reviewed'}
      </span>
      <code>{accession}</code>
      <span className={classes.name}>{[entryName, proteinName].filter(Boolean).join(', ')}</span>
      {entryVersion !== null && (
        <span>
          entry version {formatNumber(entryVersion)}
          {entryDate !== null && (
            <>
              {' of '}
              <time dateTime={entryDate}>{entryDate}</time>
            </>
          )}
        </span>
      )}
      <span className={classes.existence}>{existenceWords(existence)}</span>
      <OutsideLink className={classes.open ?? ''} href={`https://www.uniprot.org/uniprotkb/${accession}`}>
        Open at UniProt
      </OutsideLink>
    </div>
  )
}

type Row = { key: string; label: string; isRepeated: boolean; text: ReactNode; evidence: ReactNode }

/** All texts of an entry, what it says nothing of, and its features. */
export function EntryTexts({ entry }: { entry: UniprotEntryTexts }) {
  const texts = inOrder(entry.texts)
  const missing = missingTopics(texts)
  return (
    <section aria-label={`UniProt entry ${entry.accession}`}>
      <EntryBar entry={entry} />
      <PlainTable
        caption={`What UniProt says in ${entry.accession}`}
        className={classes.texts}
        rows={[...texts.map((text, index) => rowOf(text, index, texts[index - 1])), ...factsOf(entry)]}
        rowKey={({ key }) => key}
        columns={[
          {
            id: 'topic',
            label: 'Topic',
            isLabelHidden: true,
            isName: true,
            cell: ({ label, isRepeated }) => (isRepeated ? <span className="visually-hidden">{label}</span> : label),
          },
          { id: 'text', label: 'Text', isLabelHidden: true, cell: ({ text }) => text },
          { id: 'evidence', label: 'Evidence', isLabelHidden: true, cell: ({ evidence }) => evidence },
        ]}
      />
      {missing.length > 0 && <p className={classes.note}>Not described in this entry: {missing.join(', ')}</p>}
      {entry.features.length > 0 && <Features entry={entry} />}
    </section>
  )
}

function rowOf({ topic, molecule, text, details, evidence }: UniprotText, index: number, before: UniprotText | undefined): Row {
  return {
    key: `${topic} ${index}`,
    label: topicLabel(topic),
    isRepeated: before?.topic === topic,
    text: (
      <>
        {molecule !== null && <strong>{molecule}: </strong>}
        <CitingText text={text} evidence={evidence} />
        {details !== null && <small className={classes.details}> {details}</small>}
      </>
    ),
    evidence: <EvidenceCell evidence={evidence} text={text} />,
  }
}

/** What an entry tells of itself: keywords, isoforms, gene models and further loci. */
function factsOf({ keywords, isoforms, geneModels, otherLoci, unknownLoci }: UniprotEntryTexts): Row[] {
  const row = (label: string, text: ReactNode): Row => ({ key: label, label, isRepeated: false, text, evidence: null })
  return [
    ...(isoforms.length > 0 ? [row('Isoforms', <Isoforms isoforms={isoforms} />)] : []),
    ...(geneModels.length > 0 ? [row(geneModels.length === 1 ? 'Gene model' : 'Gene models', geneModels.join(', '))] : []),
    ...(otherLoci.length + unknownLoci.length > 0 ? [row('Also of', <OtherLoci otherLoci={otherLoci} unknownLoci={unknownLoci} />)] : []),
    ...(keywords.length > 0 ? [row('Keywords', keywords.join(', '))] : []),
  ]
}

function Isoforms({ isoforms }: Pick<UniprotEntryTexts, 'isoforms'>) {
  return (
    <ul className={classes.list}>
      {isoforms.map(({ accession, name, isDisplayed, geneModels }) => (
        <li key={accession}>
          Isoform {name} <code>{accession}</code>
          {isDisplayed && ', the sequence of the entry'}
          {geneModels.length > 0 && `: ${geneModels.join(', ')}`}
        </li>
      ))}
    </ul>
  )
}

function OtherLoci({ otherLoci, unknownLoci }: Pick<UniprotEntryTexts, 'otherLoci' | 'unknownLoci'>) {
  return (
    <>
      {otherLoci.map((locus, index) => (
        <span key={locus.key}>
          {index > 0 && ', '}
          <RecordLink to={locus} />
        </span>
      ))}
      {unknownLoci.length > 0 && `${otherLoci.length > 0 ? ', ' : ''}${unknownLoci.join(', ')} (not in this release)`}
    </>
  )
}

function Features({ entry: { accession, length, features } }: { entry: UniprotEntryTexts }) {
  return (
    <details className={classes.fold}>
      <summary>
        Features <span className={classes.count}>{formatNumber(features.length)}</span>
      </summary>
      <PlainTable
        caption={`Features of ${accession}, of ${formatNumber(length)} residues`}
        className={classes.features}
        rows={features}
        rowKey={(feature) => features.indexOf(feature)}
        columns={featureColumns}
      />
    </details>
  )
}

const featureColumns = [
  { id: 'type', label: 'Feature', isName: true, cell: ({ type }: UniprotFeature) => featureLabel(type) },
  { id: 'residues', label: 'Residues', cell: ({ location }: UniprotFeature) => location.replace('..', '–') },
  { id: 'note', label: 'Description', cell: ({ note }: UniprotFeature) => note },
  { id: 'evidence', label: 'Evidence', cell: ({ evidence }: UniprotFeature) => <EvidenceCell evidence={evidence} /> },
]
