import { z } from 'zod'
import { isListOrItems, listedGenes, listOrItems, severalOf } from '../../list-contents/contract/listed-genes.ts'

/** Genes of a list whose expression is shown at most. */
export const mostGenes = 2000

const matrix = {
  ...listedGenes,
  dataSet: z.string().max(60).optional().describe('Name of a data set. Without it the one with most samples.'),
  organ: z
    .string()
    .max(2000)
    .transform(severalOf)
    .optional()
    .describe('Organs, or other groups of samples, separated by |. Without it all.'),
}

/** GET expression, and expression/file. */
export const ExpressionQuery = z.object(matrix).refine(isListOrItems, listOrItems)
export type ExpressionQuery = z.output<typeof ExpressionQuery>
