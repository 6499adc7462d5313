import type { ReferenceName } from '@rosette/contract-kit/records/annotation-reference.ts'
import { RecordLink } from '../../links/record-link.tsx'
import { PubmedLink } from '../../table/publication-columns.tsx'
import { formatNumber } from '../../text/format-number.ts'
import classes from './reference-list.module.css'

type ReferenceListProps = {
  references: readonly ReferenceName[]
  /** How many there are, if these are the first. */
  total?: number
}

const mostReferences = 3

/** What supports an annotation: the first references, each with its year. */
export function ReferenceList({ references, total = references.length }: ReferenceListProps) {
  const shown = references.slice(0, mostReferences)
  const left = total - shown.length
  return (
    <ul className={classes.references}>
      {shown.map((reference) => (
        <li key={reference.label}>
          <Reference reference={reference} />{' '}
          {reference.publicationYear && <span className={classes.year}>{reference.publicationYear}</span>}
        </li>
      ))}
      {left > 0 && <li className={classes.year}>and {formatNumber(left)} more</li>}
    </ul>
  )
}

/** The record of the release if there is one; PubMed otherwise. */
function Reference({ reference: { label, record, pubmedId } }: { reference: ReferenceName }) {
  const text = pubmedId === null ? (record?.label ?? label) : `PubMed ${pubmedId}`
  if (record) return <RecordLink to={record}>{text}</RecordLink>
  return pubmedId === null ? text : <PubmedLink pubmedId={pubmedId} />
}
