import { type Chromosome, chromosomeLengths, chromosomes } from '@rosette/contract-kit/genome.ts'
import { Fragment } from 'react'
import classes from './chromosome-ideogram.module.css'

/** Middle of each centromere in the TAIR10 assembly, in base pairs; the organelles have none. */
const centromeres: Partial<Record<Chromosome, number>> = {
  Chr1: 15_086_000,
  Chr2: 3_607_900,
  Chr3: 13_799_400,
  Chr4: 3_956_000,
  Chr5: 11_725_000,
}

const nuclear = chromosomes.filter((chromosome) => centromeres[chromosome] !== undefined)

/** Where a locus lies: the five chromosomes to scale with a pin, or the organelle's own genome. */
export function ChromosomeIdeogram({ chromosome, position }: { chromosome: Chromosome; position: number }) {
  const shown = centromeres[chromosome] === undefined ? [chromosome] : nuclear
  const longest = Math.max(...shown.map((name) => chromosomeLengths[name]))
  return (
    <div className={classes.bars} role="img" aria-label={describePosition(chromosome, position)}>
      {shown.map((name) => {
        const length = chromosomeLengths[name]
        const centromere = centromeres[name]
        return (
          <Fragment key={name}>
            <span className={classes.name} data-here={name === chromosome || undefined}>
              {name}
            </span>
            <svg className={classes.bar} width={`${(length / longest) * 100}%`} height="20" aria-hidden="true">
              <rect
                className={classes.body}
                data-here={name === chromosome || undefined}
                x="0.5"
                y="5.5"
                width="99.5%"
                height="9"
                rx="4.5"
              />
              {centromere && <Centromere percent={(centromere / length) * 100} />}
              {name === chromosome && <Pin percent={(position / length) * 100} />}
            </svg>
            <span className={classes.length}>{formatLength(length)}</span>
          </Fragment>
        )
      })}
    </div>
  )
}

function Centromere({ percent }: { percent: number }) {
  return (
    <svg x={`${percent}%`} className={classes.placed} aria-hidden="true">
      <rect x="-2" y="5" width="4" height="10" className={classes.gap} />
      <rect x="-4" y="8" width="8" height="4" rx="2" className={classes.centromere} />
    </svg>
  )
}

function Pin({ percent }: { percent: number }) {
  return (
    <svg x={`${percent}%`} className={classes.placed} aria-hidden="true">
      <rect x="-2.5" y="0" width="5" height="20" rx="2" className={classes.pin} />
    </svg>
  )
}

/** `Position on Chr4 at 10.38 Mb of 18.59 Mb`. */
export function describePosition(chromosome: Chromosome, position: number): string {
  return `Position on ${chromosome} at ${formatPosition(position)} of ${formatPosition(chromosomeLengths[chromosome])}`
}

/** Megabases with two decimals, kilobases for an organelle-sized number. */
export function formatPosition(bases: number): string {
  return bases >= 1_000_000 ? `${(bases / 1_000_000).toFixed(2)} Mb` : `${(bases / 1000).toFixed(1)} kb`
}

function formatLength(bases: number): string {
  return bases >= 1_000_000 ? `${(bases / 1_000_000).toFixed(1)} Mb` : `${(bases / 1000).toFixed(0)} kb`
}
