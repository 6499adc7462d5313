import { type Chromosome, chromosomeLengths, chromosomes } from '@rosette/contract-kit/vocabulary/genome.ts'
import { Fragment, type ReactNode } from 'react'
import classes from './chromosome-ideogram.module.css'

/** Middle of each centromere in the TAIR10 assembly, in base pairs; the organelles have none. */
export const centromeres: Partial<Record<Chromosome, number>> = {
  Chr1: 15_086_000,
  Chr2: 3_607_900,
  Chr3: 13_799_400,
  Chr4: 3_956_000,
  Chr5: 11_725_000,
}

export const nuclear = chromosomes.filter((chromosome) => centromeres[chromosome] !== undefined)

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

type ChromosomeBarProps = {
  chromosome: Chromosome
  /** Whether this chromosome is the one of interest. */
  isHere: boolean
  /** Its length in percent of the available width. */
  percent: number
  children?: ReactNode
}

/** One chromosome from end to end; purely visual, hidden from screen readers. */
export function ChromosomeBar({ chromosome, isHere, percent, children }: ChromosomeBarProps) {
  const centromere = centromeres[chromosome]
  return (
    <svg className={classes.bar} width={`${percent}%`} height="20" aria-hidden="true">
      <rect className={classes.body} data-here={isHere || undefined} x="0.5" y="5.5" width="99.5%" height="9" rx="4.5" />
      {centromere && (
        <Placed percent={(centromere / chromosomeLengths[chromosome]) * 100}>
          <rect x="-2" y="5" width="4" height="10" className={classes.gap} />
          <rect x="-4" y="8" width="8" height="4" rx="2" className={classes.centromere} />
        </Placed>
      )}
      {children}
    </svg>
  )
}

/** Something drawn around a position on the bar. */
function Placed({ percent, children }: { percent: number; children: ReactNode }) {
  return (
    <svg x={`${percent}%`} className={classes.placed} aria-hidden="true">
      {children}
    </svg>
  )
}
