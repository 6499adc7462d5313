import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { ExpressionDataSet, ExpressionSample } from '@rosette/kinds/locus/contract/locus-expression.ts'
import { z } from 'zod'

const ListedGene = z.object({ locus: RecordRef, symbol: z.string().nullable() })
export type ListedGene = z.infer<typeof ListedGene>

export const MeasuredGene = ListedGene.extend({
  means: z.array(z.number().nullable()).describe('In the order of `samples`; null if no run of the sample was measured.'),
})
export type MeasuredGene = z.infer<typeof MeasuredGene>

export const MatrixSample = ExpressionSample.omit({ mean: true, runs: true })
export type MatrixSample = z.infer<typeof MatrixSample>

export const MatrixDataSet = ExpressionDataSet.omit({ standing: true })
export type MatrixDataSet = z.infer<typeof MatrixDataSet>

/** GET expression. */
export const ExpressionMatrix = z
  .object({
    releaseId: z.string(),
    given: z.int().describe('Ids or items of the list.'),
    notMatched: z.object({ count: z.int(), ids: z.array(z.string()).describe('The first 100.') }),
    dataSets: z.array(MatrixDataSet),
    dataSet: z.string().describe('Name of the data set that the values are of.'),
    limit: z.number().nullable().describe('From where on a gene counts as expressed; null if the unit has no such limit.'),
    organs: z.array(z.object({ name: z.string(), samples: z.int() })).describe('All organs of the data set.'),
    samples: z.array(MatrixSample).describe('By organ, then by part and age.'),
    samplesLeftOut: z.int().describe('Samples of the chosen organs beyond those that one answer has.'),
    genes: z.array(MeasuredGene).describe('In the order of the list.'),
    notMeasured: z.array(ListedGene).describe('Zero in every run, which may mean that their reads fit other genes as well.'),
    absent: z.array(ListedGene).describe('Genes that the data set does not have.'),
  })
  .meta({ id: 'ExpressionMatrix' })
export type ExpressionMatrix = z.infer<typeof ExpressionMatrix>
