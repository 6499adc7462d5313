import { type Chromosome, chromosomeLengths } from '@rosette/contract-kit/vocabulary/genome.ts'
import type { ReactNode } from 'react'
import classes from './chromosome-bar.module.css'

/** Middle of each centromere in the TAIR10 assembly, in base pairs; the organelles have none. */
export const centromeres: Partial<Record<Chromosome, number>> = {
  Chr1: 15_086_000,
  Chr2: 3_607_900,
  Chr3: 13_799_400,
  Chr4: 3_956_000,
  Chr5: 11_725_000,
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
export function Placed({ percent, children }: { percent: number; children: ReactNode }) {
  return (
    <svg x={`${percent}%`} className={classes.placed} aria-hidden="true">
      {children}
    </svg>
  )
}
