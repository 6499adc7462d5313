import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { StoredSearchLink } from '@rosette/ui-kit/links/stored-search-link.tsx'
import textButton from '@rosette/ui-kit/links/text-button.module.css'
import { namesToShow } from '@rosette/ui-kit/table/publication-columns.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useState } from 'react'
import type { PublicationRecord } from '../contract/publication-record.ts'
import classes from './publication-loci.module.css'

/** DETAIL-039: a long list starts with 21 names and expands on demand. */
export function PublicationLoci({ record: { loci } }: { record: PublicationRecord }) {
  const [isOpen, setOpen] = useState(false)
  const { shown, hasMore } = namesToShow(loci.rows)
  const rows = isOpen ? loci.rows : shown
  const left = loci.total - loci.rows.length
  return (
    <>
      <ul className={classes.loci}>
        {rows.map(({ locus, symbol }) => (
          <li key={locus.key}>
            <RecordLink to={locus} /> {symbol}
          </li>
        ))}
      </ul>
      {hasMore && !isOpen && (
        <button type="button" className={textButton.button} onClick={() => setOpen(true)}>
          more
        </button>
      )}
      {isOpen && left > 0 && (
        <p>
          The first {formatNumber(loci.rows.length)} of {formatNumber(loci.total)}
        </p>
      )}
    </>
  )
}

/** The annotations made from this publication, as a search. */
export function AnnotationLink({ record: { referenceId, annotationCount } }: { record: PublicationRecord }) {
  return (
    <StoredSearchLink category="annotations" criteria={{ reference_id: referenceId }}>
      {formatNumber(annotationCount)} {annotationCount === 1 ? 'annotation' : 'annotations'}
    </StoredSearchLink>
  )
}
