import type { ReactNode } from 'react'
import classes from './mark-match.module.css'

/** A text with the matches highlighted as the search finds them: the beginning of a name, whole words in prose. */
export function markMatch(text: string, searched: string): ReactNode {
  if (searched === '') return text
  const end = text.includes(' ') ? '(?![\\p{L}\\p{N}])' : ''
  // A capturing group keeps the separators: every second segment is a match.
  const pieces = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${escapeRegExp(searched)})${end}`, 'giu'))
  return pieces.map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a text never change order.
      <mark key={index} className={classes.mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}

/** The text as a literal pattern. */
function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
