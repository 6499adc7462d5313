import { z } from 'zod'
import { ListContentId, ListedItems } from '../../list-contents/contract/list-content.ts'
import { SavedSearch, SavedSearchId } from '../../list-contents/contract/saved-search.ts'
import { joiningWords, maxSteps } from './joining-words.ts'

/** A search or a list, and how it is joined; that of the first step is not read. */
export const CombinedStep = z
  .strictObject({
    join: z.enum(joiningWords).default('and'),
    search: z.union([SavedSearch, SavedSearchId]).optional(),
    list: ListContentId.optional(),
    asGenes: z.boolean().default(false).describe('Its records stand for the genes that they are about: the loci of their column of loci.'),
  })
  .refine(({ search, list }) => (search === undefined) !== (list === undefined), { error: 'A step has either a search or a list.' })
  .meta({ id: 'CombinedStep' })
export type CombinedStep = z.output<typeof CombinedStep>

/** POST search-combinations, and POST search-combinations/list, which stores the result as the content of a list. */
export const CombinationRequest = z
  .strictObject({ steps: z.array(CombinedStep).min(1).max(maxSteps).describe('Read from left to right.') })
  .meta({ id: 'CombinationRequest' })
export type CombinationRequest = z.input<typeof CombinationRequest>

/** How many records are named along with the number. */
export const firstNames = 12

export const CombinationAnswer = z
  .object({
    kind: ListedItems.shape.kind,
    releaseId: z.string(),
    steps: z.array(
      z.object({
        found: z.int().describe('Records that the search or list has; before they are turned into genes, if they are.'),
        own: z.int().describe('What the step counts for: records, or their genes.'),
        left: z.int().describe('What is left after this step.'),
      }),
    ),
    total: z.int(),
    first: z.array(z.string()).describe(`Names of the first ${firstNames}.`),
  })
  .meta({ id: 'CombinationAnswer' })
export type CombinationAnswer = z.infer<typeof CombinationAnswer>
