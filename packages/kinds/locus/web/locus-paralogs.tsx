import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { useRef } from 'react'
import type { LocusRecord } from '../contract/locus-record.ts'
import classes from './locus-homology.module.css'

// DLOCUS-020
const shownAtFirst = 2

/** The first two; all of them in a window of their own. */
export function LocusParalogs({ record: { name, homology } }: { record: LocusRecord }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { paralogs } = homology
  return (
    <>
      <Paralogs paralogs={paralogs.slice(0, shownAtFirst)} />
      {paralogs.length > shownAtFirst && (
        <button type="button" className={classes.more} onClick={() => dialog.current?.showModal()}>
          Show More ...
        </button>
      )}
      <dialog ref={dialog} className={classes.dialog} aria-label={`Paralogs of ${name}`}>
        <header>
          <h3>Paralogs of {name}</h3>
          <button type="button" className={classes.cross} aria-label="Close window" onClick={() => dialog.current?.close()}>
            ×
          </button>
        </header>
        <Paralogs paralogs={paralogs} />
        <button type="button" className={classes.close} onClick={() => dialog.current?.close()}>
          Close
        </button>
      </dialog>
    </>
  )
}

function Paralogs({ paralogs }: Pick<LocusRecord['homology'], 'paralogs'>) {
  return (
    <ul className={classes.paralogs}>
      {paralogs.map(({ locus, symbol }) => (
        <li key={locus.key}>
          <RecordLink to={locus} /> {symbol}
        </li>
      ))}
    </ul>
  )
}
