import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import type { ExpressionDataSet } from './locus-expression.ts'

/** How many loci the data set covers, and where it comes from (EXPR-011). */
export function coverageSentence({ allLoci, countedLoci, measuredLoci, reference }: ExpressionDataSet): string {
  const zero = countedLoci - measuredLoci
  const left =
    zero > 0
      ? `; ${formatNumber(zero)} more ${zero === 1 ? 'is' : 'are'} zero in every run and ${zero === 1 ? 'counts' : 'count'} as not measured`
      : ''
  const covered = `Measured for ${formatNumber(measuredLoci)} of ${formatNumber(allLoci)} loci in use${left}.`
  return reference === null ? covered : `${reference}. ${covered}`
}
