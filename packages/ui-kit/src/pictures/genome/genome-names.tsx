import { type GenomeLayout, laneHeight } from './genome-layout.ts'
import classes from './genome-picture.module.css'
import type { PlacedName } from './place-names.ts'

/** Names below the chromosomes. The page lists them too, so a screen reader does not read them out of place. */
export function GenomeNames({ names, layout }: { names: readonly PlacedName[]; layout: GenomeLayout }) {
  return (
    <svg aria-hidden="true" className={classes.picture}>
      {names.map(({ id, text, chromosome, base, lane }) => {
        const x = `${layout.xOf(base)}%`
        const y = layout.yOf(chromosome) + 21
        const bottom = y + (lane + 1) * laneHeight
        return (
          <g key={id} className={classes.gene}>
            <line x1={x} x2={x} y1={y} y2={bottom} />
            <text x={x} y={bottom} dx="3">
              {text}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
