import type { Stretch } from './exon-parts.ts'
import classes from './exon-strip.module.css'

type ExonStripProps = { stretches: readonly Stretch[]; chosen: number | null; onChoose(exon: number | null): void }

/** The exons of a sequence side by side, as long as their share of it. Choosing one marks its letters; again unmarks them. */
export function ExonStrip({ stretches, chosen, onChoose }: ExonStripProps) {
  const exons = stretches.flatMap(({ exon, length }) => (exon === null || length === 0 ? [] : [{ exon, length }]))
  return (
    <fieldset className={classes.strip}>
      <legend className="visually-hidden">Exons</legend>
      {exons.map(({ exon, length }) => (
        <button
          key={exon}
          type="button"
          className={classes.exon}
          style={{ flexGrow: length }}
          data-shade={shadeOf(exon)}
          aria-pressed={chosen === exon}
          aria-label={`Exon ${exon}`}
          onClick={() => onChoose(chosen === exon ? null : exon)}
        >
          {exon}
        </button>
      ))}
    </fieldset>
  )
}

/** SEQ-003: two shades in turn, the same in strip, table and letters. */
export function shadeOf(exon: number): 'light' | 'dark' {
  return exon % 2 === 0 ? 'light' : 'dark'
}
