import { type Chromosome, chromosomeLengths, chromosomes } from '@rosette/contract-kit/vocabulary/genome.ts'
import { Fragment } from 'react'
import { ChromosomeBar, centromeres, Placed } from './chromosome-bar.tsx'
import classes from './chromosome-ideogram.module.css'

const nuclear = chromosomes.filter((chromosome) => centromeres[chromosome] !== undefined)

/** Where a locus lies: the five chromosomes to scale with a pin, or the organelle's own genome. */
export function ChromosomeIdeogram({ chromosome, position }: { chromosome: Chromosome; position: number }) {
  const shown = centromeres[chromosome] === undefined ? [chromosome] : nuclear
  const longest = Math.max(...shown.map((name) => chromosomeLengths[name]))
  return (
    <div className={classes.bars} role="img" aria-label={describePosition(chromosome, position)}>
      {shown.map((name) => {
        const length = chromosomeLengths[name]
        const isHere = name === chromosome
        return (
          <Fragment key={name}>
            <span className={classes.name} data-here={isHere || undefined}>
              {name}
            </span>
            <ChromosomeBar chromosome={name} isHere={isHere} percent={(length / longest) * 100}>
              {isHere && <Pin percent={(position / length) * 100} />}
            </ChromosomeBar>
            <span className={classes.length}>{formatLength(length)}</span>
          </Fragment>
        )
      })}
    </div>
  )
}

function Pin({ percent }: { percent: number }) {
  return (
    <Placed percent={percent}>
      <rect x="-2.5" y="0" width="5" height="20" rx="2" className={classes.pin} />
    </Placed>
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
