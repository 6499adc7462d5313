import { formatAmount } from '@rosette/ui-kit/pictures/samples/sample-value.ts'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { ExpressionMatrix } from '../../contract/expression-answer.ts'
import type { Arrangement, HeatRow, HeatSample } from './arrange-matrix.ts'
import { nameOf } from './draw-heat-map.ts'

/** Where the genes of a list are expressed, in words made by rule (EXPR-022). */
export function matrixSentences(answer: ExpressionMatrix, { rows, columns }: Arrangement): string[] {
  const dataSet = answer.dataSets.find(({ name }) => name === answer.dataSet)
  const unit = dataSet?.unit ?? ''
  const genes = answer.genes.length + answer.notMeasured.length + answer.absent.length
  const measured = `${formatNumber(answer.genes.length)} of ${formatCount(genes, 'gene')} ${answer.genes.length === 1 ? 'is' : 'are'} measured in ${dataSet?.title ?? 'the data set'}`
  if (rows.length === 0) return [`${measured}.`]
  return [`${measured}${peaks(rows, columns)}.`, ...lowSentence(answer), ...strongest(rows, columns, unit)]
}

/** Organs in which most genes have their highest sample, three at most; equals in the order of the data set. */
function peaks(rows: readonly HeatRow[], columns: readonly HeatSample[]): string {
  const organOf = ({ highest }: HeatRow) => (highest === null || highest.mean === 0 ? undefined : columns[highest.column])
  const counted = Map.groupBy(
    rows.flatMap((row) => organOf(row) ?? []),
    ({ organ }) => organ,
  )
  const order = columns.toSorted((one, other) => one.place - other.place).map(({ organ }) => organ)
  const most = [...counted].sort(([one, a], [other, b]) => b.length - a.length || order.indexOf(one) - order.indexOf(other)).slice(0, 3)
  if (most.length === 0) return ''
  return `, highest in ${listed(most.map(([organ, samples]) => `${organ} (${formatNumber(samples.length)})`))}`
}

function lowSentence({ genes, limit, dataSets, dataSet }: ExpressionMatrix): string[] {
  if (limit === null) return []
  const unit = dataSets.find(({ name }) => name === dataSet)?.unit ?? ''
  const low = genes.filter(({ means }) => means.every((mean) => mean === null || mean < limit)).length
  if (low === 0) return [genes.length === 1 ? `It reaches ${limit} ${unit}.` : `All of them reach ${limit} ${unit} in some sample.`]
  if (low === genes.length) return [`None of them reaches ${limit} ${unit} in any sample.`]
  return [`${formatNumber(low)} of them ${low === 1 ? 'stays' : 'stay'} below ${limit} ${unit} in every sample.`]
}

function strongest(rows: readonly HeatRow[], columns: readonly HeatSample[], unit: string): string[] {
  const [first] = rows.toSorted((one, other) => (other.highest?.mean ?? -Infinity) - (one.highest?.mean ?? -Infinity))
  if (!first?.highest || rows.length < 2) return []
  const sample = columns[first.highest.column]
  return [`The highest value is ${formatAmount(first.highest.mean)} ${unit}: ${nameOf(first.gene)} in ${sample?.label} (${sample?.organ}).`]
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
