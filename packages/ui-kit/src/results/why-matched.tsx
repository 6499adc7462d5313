import type { WhyMatched as Why } from '@rosette/contract-kit/search/search-contract.ts'
import { drawMarks } from './draw-marks.tsx'
import classes from './why-matched.module.css'

const words: Readonly<Record<Why['how'], string>> = { is: 'is', starts: 'starts with', contains: 'contains' }

/** Why a general search found a row (RESULTS-078): “symbol starts with FTSZ1-1”, with the match marked. */
export function WhyMatched({ why: { label, how, text } }: { why: Why }) {
  return (
    <span className={classes.why}>
      <span className={classes.field}>
        {label} {words[how]}
      </span>{' '}
      {drawMarks(text)}
    </span>
  )
}
