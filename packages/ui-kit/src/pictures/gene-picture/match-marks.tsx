import { formatNumber, formatRange } from '../../text/format-number.ts'
import { MarkButton } from '../frame/mark-button.tsx'
import classes from './match-marks.module.css'
import type { PictureLayout, PictureMatch } from './picture-layout.ts'

type MatchMarksProps = {
  chromosome: string
  matches: readonly PictureMatch[]
  layout: PictureLayout
  /** Place of the first of them among the marks of the picture. */
  first: number
  onPoint(match: PictureMatch): void
}

/** Bars for stretches that something was found to be similar to; pointing at one says which. */
export function MatchMarks({ chromosome, matches, layout: { scale, matchRow }, first, onPoint }: MatchMarksProps) {
  if (matchRow === null) return null
  return matches.map((match, index) => (
    <MarkButton
      key={match.id}
      index={first + index}
      label={describeMatch(chromosome, match)}
      isPressed={false}
      className={classes.match}
      onPress={() => onPoint(match)}
      onPoint={(label) => label !== null && onPoint(match)}
    >
      <rect
        x={`${scale.percent(match.start)}%`}
        width={`${Math.max(0.2, scale.width(match.start, match.end + 1))}%`}
        y={matchRow - 5}
        height="10"
        rx="2"
      />
    </MarkButton>
  ))
}

/** `Alignment with AT4G18960.1, Chr4: 10,383,917–10,384,013 (97 bp)`. */
export function describeMatch(chromosome: string, { label, start, end }: PictureMatch): string {
  return `${label}, ${chromosome}: ${formatRange(start, end)} (${formatNumber(end - start + 1)} bp)`
}
