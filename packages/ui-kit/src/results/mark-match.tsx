import type { ReactNode } from 'react'
import classes from './mark-match.module.css'

/** A text with every occurrence of the searched words marked, in any case. */
export function markMatch(text: string, searched: string): ReactNode {
  if (searched === '') return text
  // A capturing group keeps what it splits by: every second piece is a match.
  const pieces = text.split(new RegExp(`(${escapeRegExp(searched)})`, 'gi'))
  return pieces.map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places.
      <mark key={index} className={classes.mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}

/** The text as a pattern that means just itself. */
function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
