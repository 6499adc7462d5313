import { type Chromosome, chromosomeLengths } from '@rosette/contract-kit/vocabulary/genome.ts'
import { centromeres, describePosition, formatPosition, nuclear } from './chromosome-ideogram.tsx'
import classes from './upright-ideogram.module.css'

const tallest = 140

/** The chromosomes side by side with the place of a gene, to stand beside a picture of it. */
export function UprightIdeogram({ chromosome, position }: { chromosome: Chromosome; position: number }) {
  const shown = centromeres[chromosome] === undefined ? [chromosome] : nuclear
  const longest = Math.max(...shown.map((name) => chromosomeLengths[name]))
  return (
    <div className={classes.side}>
      <p className={classes.title}>
        {chromosome}, {formatPosition(position)}
      </p>
      <div className={classes.bars} role="img" aria-label={describePosition(chromosome, position)}>
        {shown.map((name) => {
          const height = (chromosomeLengths[name] / longest) * tallest
          const yOf = (bases: number) => (bases / chromosomeLengths[name]) * height
          const centromere = centromeres[name]
          const isHere = name === chromosome
          return (
            <span key={name} className={classes.column} data-here={isHere || undefined}>
              <svg width="24" height={height} className={classes.chromosome} aria-hidden="true">
                <rect x="6.5" y="0.5" width="11" height={height - 1} rx="5.5" className={classes.body} />
                {centromere && <rect x="8" y={yOf(centromere) - 4} width="8" height="8" rx="2" className={classes.centromere} />}
                {isHere && <rect x="0" y={yOf(position) - 1.5} width="24" height="3" rx="1.5" className={classes.pin} />}
              </svg>
              {name.slice(3)}
            </span>
          )
        })}
      </div>
      <p className={classes.hint}>Mb from the top{centromeres[chromosome] === undefined ? '' : '; notch: centromere'}</p>
    </div>
  )
}
