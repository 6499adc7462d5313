import { coverageSentence } from '@rosette/kinds/locus/contract/coverage-sentence.ts'
import { formatCount } from '@rosette/ui-kit/text/format-number.ts'
import type { ExpressionMatrix } from '../contract/expression-answer.ts'
import classes from './expression-results.module.css'
import { fewestToCluster, type Order } from './heat-map/arrange-matrix.ts'

type MatrixMethodProps = { answer: ExpressionMatrix; order: Order; isLog: boolean }

/** How the picture was made, and what it is of. */
export function MatrixMethod({ answer, order, isLog }: MatrixMethodProps) {
  const dataSet = answer.dataSets.find(({ name }) => name === answer.dataSet)
  if (!dataSet) return null
  const level = isLog ? `log₂(${dataSet.unit} + 1)` : dataSet.unit
  const clustered = order.genes === 'clustered' ? (order.samples === 'clustered' ? 'Genes and samples' : 'Genes') : 'Samples'
  const isClustered = order.genes === 'clustered' || order.samples === 'clustered'
  return (
    <>
      {answer.samplesLeftOut > 0 && (
        <p className={classes.method}>
          <strong>{formatCount(answer.samplesLeftOut, 'sample')} not shown:</strong> these are the first {answer.samples.length}. Choose an
          organ to see its samples.
        </p>
      )}
      <p className={classes.method}>
        A value is the mean of the runs of a sample. z-score: {level} of a gene, less its mean over the samples shown, divided by its
        standard deviation; it shows where a gene is highest, not how much there is, so the highest value stands beside each row.
        {isClustered && ` ${clustered} are joined by average linkage on 1 − r, the Pearson correlation of ${level}.`}
        {order.genes === 'clustered' && ` ${restSentence(answer, dataSet.unit)}`}
        {order.samples === 'clustered' && ` Samples are clustered by ${fewestToCluster} or more such genes.`}
      </p>
      <p className={classes.method}>{coverageSentence({ ...dataSet, standing: 'measured' })}</p>
    </>
  )
}

function restSentence({ limit }: ExpressionMatrix, unit: string): string {
  const low = limit === null ? '' : `, stay below ${limit} ${unit}`
  return `Genes that do not vary${low} or lack a sample are not compared and stand last.`
}
