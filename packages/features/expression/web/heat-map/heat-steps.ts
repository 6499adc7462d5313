import { formatAmount } from '@rosette/ui-kit/pictures/samples/sample-value.ts'
import type { Arrangement, HeatRow } from './arrange-matrix.ts'

export const heatColours = ['z-3', 'z-2', 'z-1', 'z0', 'z1', 'z2', 'z3', 'z4', 'h0', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const
/** Tokens of the theme. */
export type HeatColour = (typeof heatColours)[number]

export type Step = { colour: HeatColour; label: string }

export type Colouring = {
  /** What the numbers of the legend are. */
  title: string
  unit: string
  steps: readonly Step[]
  /** Which step a cell has; null if nothing was measured. */
  stepOf(row: HeatRow, column: number): number | null
}

export type Scale = 'z' | 'absolute'

const zLimits = [-2, -1, -0.5, 0.5, 1, 2, 3]
const zColours = ['z-3', 'z-2', 'z-1', 'z0', 'z1', 'z2', 'z3', 'z4'] as const
const heats = ['h0', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** Steps of colour with their limits printed: within the gene, or by the value itself. Zero is a step of its own. */
export function colouringOf(
  scale: Scale,
  { rows, isLog }: Pick<Arrangement, 'rows' | 'isLog'>,
  unit: string,
  limit: number | null,
): Colouring {
  if (scale === 'z') {
    return {
      unit,
      title: `z-score of ${isLog ? `log₂(${unit} + 1)` : unit} within the gene`,
      steps: labelled(zLimits, zColours, signed),
      // A gene that does not vary is at its mean everywhere.
      stepOf: ({ scores, levels }, column) => (levels[column] == null ? null : countUpTo(zLimits, scores?.[column] ?? 0)),
    }
  }
  const limits = limit === null ? evenLimits(rows, isLog) : [Number.MIN_VALUE, 1, 3, 10, 30, 100]
  return {
    unit,
    title: unit,
    steps:
      limit === null
        ? labelled(limits, heats, formatAmount)
        : [{ colour: 'h0', label: '0' }, ...labelled(limits.slice(1), heats.slice(1), String)],
    stepOf: ({ means }, column) => (means[column] == null ? null : countUpTo(limits, means[column])),
  }
}

/** Seven steps of the same height, of the logarithm if values have one. */
function evenLimits(rows: readonly HeatRow[], isLog: boolean): number[] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { levels } of rows)
    for (const level of levels) if (level !== null) [least, most] = [Math.min(least, level), Math.max(most, level)]
  if (!(most > least)) return []
  const limits = [1, 2, 3, 4, 5, 6].map((step) => least + ((most - least) * step) / 7)
  return isLog ? limits.map((level) => 2 ** level - 1) : limits
}

function labelled(limits: readonly number[], colours: readonly HeatColour[], say: (limit: number) => string): Step[] {
  return Array.from({ length: limits.length + 1 }, (_, index) => {
    const [from, to] = [limits[index - 1], limits[index]]
    const label =
      from === undefined ? (to === undefined ? 'all' : `< ${say(to)}`) : to === undefined ? `≥ ${say(from)}` : `${say(from)} to ${say(to)}`
    return { colour: colours[index] ?? 'h6', label }
  })
}

const signed = (limit: number) => String(limit).replace('-', '−')

function countUpTo(limits: readonly number[], value: number): number {
  let count = 0
  while (count < limits.length && value >= (limits[count] ?? 0)) count++
  return count
}
