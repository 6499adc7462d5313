import { FactList } from '@rosette/ui-kit/record/parts/fact-list.tsx'
import type { MarkerRecord } from '../contract/marker-record.ts'
import classes from './marker-flanks.module.css'

/** The sequences on both sides of a marker: its primers, where it is made by PCR. */
export function MarkerFlanks({ record: { flankSequence } }: { record: MarkerRecord }) {
  if (!flankSequence) return null
  const shown = (sequence: string | null) => sequence && <span className={classes.sequence}>{sequence}</span>
  return (
    <FactList
      facts={[
        { label: 'Flanking sequence 1', value: shown(flankSequence.sequence1) },
        { label: 'Flanking sequence 2', value: shown(flankSequence.sequence2) },
      ]}
    />
  )
}
