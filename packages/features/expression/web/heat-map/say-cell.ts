import { formatAmount } from '@rosette/ui-kit/pictures/samples/sample-value.ts'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { HeatRow, HeatSample } from './arrange-matrix.ts'

/** What a cell says, for the line above the picture and for screen readers. */
export function sayCell({ gene, means, scores, highest }: HeatRow, { label, organ }: HeatSample, column: number, unit: string): string {
  const mean = means[column] ?? null
  const name = gene.symbol === null ? gene.locus.label : `${gene.symbol} ${gene.locus.label}`
  const place = `${name} in ${label} (${organ})`
  if (mean === null) return `${place}: not measured`
  const score = scores?.[column] ?? null
  const within = scores === null ? 'does not vary' : score === null ? '' : `z ${score.toFixed(1).replace('-', '−')}`
  const isHighest = highest?.column === column && mean !== 0
  const facts = [`${formatAmount(mean)} ${unit}`, within, isHighest ? `highest of ${formatNumber(means.length)}` : '']
  return `${place}: ${facts.filter((fact) => fact !== '').join(', ')}`
}
