import { highlightEnd, highlightStart } from '@rosette/contract-kit/search/search-contract.ts'
import type { ReactNode } from 'react'
import classes from './mark-match.module.css'

/** A text with what the search found in it highlighted. */
export function drawMarks(marked: string): ReactNode {
  const [before = '', ...found] = marked.split(highlightStart)
  return [
    before,
    ...found.flatMap((segment, index) => {
      const [inside = '', after = ''] = segment.split(highlightEnd)
      return [
        // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a text never change order.
        <mark key={index} className={classes.mark}>
          {inside}
        </mark>,
        after,
      ]
    }),
  ]
}
