import { z } from 'zod'
import { ListContentId } from '../../list-contents/contract/list-content.ts'

/** Genes of a list whose expression is shown at most. */
export const mostGenes = 2000

/** Longest text of ids in an address. Longer ones are made a list first. */
const maxItemsText = 6000

const matrix = {
  list: ListContentId.optional().describe('A content of loci.'),
  items: z.string().min(1).max(maxItemsText).optional().describe('Loci in any spelling, separated by commas or spaces.'),
  dataSet: z.string().max(60).optional().describe('Name of a data set. Without it the one with most samples.'),
  organ: z
    .string()
    .max(2000)
    .transform((text) => text.split('|').filter((part) => part !== ''))
    .optional()
    .describe('Organs, or other groups of samples, separated by |. Without it all.'),
}

const onlyOne = { error: 'Name a list or items.', path: ['list'] }
const isOnlyOne = ({ list, items }: { list?: string | undefined; items?: string | undefined }) =>
  (list === undefined) !== (items === undefined)

/** GET expression, and expression/file. */
export const ExpressionQuery = z.object(matrix).refine(isOnlyOne, onlyOne)
export type ExpressionQuery = z.output<typeof ExpressionQuery>
