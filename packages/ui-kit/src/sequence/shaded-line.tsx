import type { Stretch } from './exon-parts.ts'
import { shadeOf } from './exon-strip.tsx'
import classes from './shaded-line.module.css'

type ShadedLineProps = { groups: readonly string[]; from: number; stretches: readonly Stretch[]; chosen: number | null }

/** A line of letters in groups, each letter in the shade of its exon. `from` is the place of the first letter in the sequence. */
export function ShadedLine({ groups, from, stretches, chosen }: ShadedLineProps) {
  let position = from
  return groups.map((group, index) => {
    const start = position
    position += group.length
    return (
      <span key={start}>
        {index > 0 && ' '}
        {piecesOf(group, start, stretches).map(({ at, text, exon }) =>
          exon === null ? (
            text
          ) : (
            <span key={at} className={classes.letters} data-shade={shadeOf(exon)} data-chosen={exon === chosen || undefined}>
              {text}
            </span>
          ),
        )}
      </span>
    )
  })
}

type Piece = { at: number; text: string; exon: number | null }

function piecesOf(group: string, start: number, stretches: readonly Stretch[]): Piece[] {
  const pieces: Piece[] = []
  let begin = 0
  for (const { length, exon } of stretches) {
    const [left, right] = [Math.max(begin, start), Math.min(begin + length, start + group.length)]
    if (left < right) pieces.push({ at: left, text: group.slice(left - start, right - start), exon })
    begin += length
  }
  // What no stretch reaches is left plain.
  const reached = Math.max(start, Math.min(begin, start + group.length))
  const rest = group.slice(reached - start)
  return rest === '' ? pieces : [...pieces, { at: reached, text: rest, exon: null }]
}
