import { defineRecordPart } from '@rosette/contract-kit/kind/record-part.ts'
import { z } from 'zod'
import { MeasuredDataSet } from './expression-data-set.ts'

/** Where the values come from and how many loci have some. */
export const ExpressionDataSet = MeasuredDataSet.extend({
  /** TPM, signal, … Two data sets are compared by nothing else than their order within each. */
  unit: z.string(),
  reference: z.string().nullable(),
  /** Loci in use, those that the matrix has, and those of them with a value other than zero in some run. */
  allLoci: z.int(),
  countedLoci: z.int(),
  measuredLoci: z.int(),
})
export type ExpressionDataSet = z.infer<typeof ExpressionDataSet>

export const ExpressionSample = z.object({
  /** As the sample sheet calls it. */
  sample: z.string(),
  label: z.string(),
  /** The group under which it stands: an organ, a treatment. */
  organ: z.string(),
  treatment: z.string().nullable(),
  /** Ids of terms of the Plant Ontology. */
  poTerms: z.array(z.string()),
  /** Mean of its runs; null if none of them was measured. */
  mean: z.number().nullable(),
  runs: z.array(z.object({ run: z.string(), value: z.number().nullable() })),
})
export type ExpressionSample = z.infer<typeof ExpressionSample>

/** GET /api/detail/locus/expression?key=&dataSet= (EXPR-011). */
export const locusExpression = defineRecordPart({
  kind: 'locus',
  name: 'expression',
  summary: 'Expression of a locus in the samples of a data set, with every run',
  query: z.object({
    dataSet: z
      .string()
      .max(60)
      .optional()
      .describe('Name of a data set. Without it the first in which the locus was measured, or else the first.'),
  }),
  answer: z
    .object({
      dataSets: z.array(ExpressionDataSet),
      /** Name of the data set that the samples are of. */
      dataSet: z.string(),
      /** In the order of the page: by organ, then by part and age. Empty if the locus was not measured. */
      samples: z.array(ExpressionSample),
    })
    .meta({ id: 'LocusExpression' }),
})
export type LocusExpression = z.infer<typeof locusExpression.answer>
