import { layLogo } from './lay-logo.ts'
import classes from './motif-table.module.css'

const columnWidth = 14
const fullHeight = 44

/** Outlines in a square of one, so that a logo looks the same with any font. */
const outlines = {
  A: 'M0 1L.39 0H.61L1 1H.8L.72 .77H.28L.2 1ZM.34 .6H.66L.5 .16Z',
  C: 'M1 .33C.97 .12 .8 0 .52 0C.2 0 0 .2 0 .5C0 .8 .2 1 .52 1C.8 1 .97 .88 1 .67H.79C.76 .78 .68 .85 .52 .85C.32 .85 .21 .72 .21 .5C.21 .28 .32 .15 .52 .15C.68 .15 .76 .22 .79 .33Z',
  G: 'M1 .33C.97 .12 .8 0 .52 0C.2 0 0 .2 0 .5C0 .8 .2 1 .52 1C.75 1 .92 .92 1 .8V.47H.54V.62H.8V.74C.74 .81 .65 .85 .53 .85C.32 .85 .21 .72 .21 .5C.21 .28 .32 .15 .52 .15C.68 .15 .76 .22 .79 .33Z',
  T: 'M0 0H1V.16H.6V1H.4V.16H0Z',
} as const

type MotifLogoProps = { matrixId: string; columns: readonly (readonly number[])[] }

/** The matrix as letters, 2 bits high (MOTIF-009). */
export function MotifLogo({ matrixId, columns }: MotifLogoProps) {
  const width = columns.length * columnWidth
  return (
    <svg
      className={classes.logo}
      viewBox={`0 0 ${width} ${fullHeight}`}
      width={width}
      height={fullHeight}
      role="img"
      aria-label={`Logo of ${matrixId}: ${consensusOf(columns)}`}
    >
      {layLogo(columns).map(({ base, column, top, height }) => (
        <path
          key={`${column}${base}`}
          className={classes[base]}
          fillRule="evenodd"
          d={outlines[base]}
          transform={`translate(${column * columnWidth + 0.5} ${top * fullHeight}) scale(${columnWidth - 1} ${height * fullHeight})`}
        />
      ))}
    </svg>
  )
}

/** The most frequent base of each column; small where it has less than half of the counts. */
export function consensusOf(columns: readonly (readonly number[])[]): string {
  return columns
    .map((counts) => {
      const most = Math.max(...counts)
      const base = 'ACGT'[counts.indexOf(most)] ?? 'N'
      return most * 2 >= counts.reduce((sum, count) => sum + count, 0) ? base : base.toLowerCase()
    })
    .join('')
}
