import { highlightEnd, highlightStart } from '@rosette/contract-kit/search-contract.ts'
import type { ReactNode } from 'react'
import type { MarkMatch } from './define-results.ts'
import classes from './mark-match.module.css'
import type { RowHighlights } from './result-rows.ts'

const signs = new RegExp(`[${highlightStart}${highlightEnd}]`, 'g')

/** Marks the texts of a row as the search found them; a text that it says nothing of is marked in another way. */
export function markFound(highlights: RowHighlights, otherwise: MarkMatch): MarkMatch {
  const found = new Map(Object.values(highlights).flatMap((texts) => texts.map((text) => [text.replace(signs, ''), text] as const)))
  if (found.size === 0) return otherwise
  return (text) => {
    const marked = found.get(text)
    return marked === undefined ? otherwise(text) : drawMarks(marked)
  }
}

function drawMarks(marked: string): ReactNode {
  const [before = '', ...found] = marked.split(highlightStart)
  return [
    before,
    ...found.flatMap((piece, place) => {
      const [inside = '', after = ''] = piece.split(highlightEnd)
      return [
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places.
        <mark key={place} className={classes.mark}>
          {inside}
        </mark>,
        after,
      ]
    }),
  ]
}
