import { z } from 'zod'
import { ListContentId } from '../../list-contents/contract/list-content.ts'
import { maxEnrichedLists } from '../../list-contents/contract/max-enriched-lists.ts'
import { maxTerms } from './enrichment-answer.ts'
import { EnrichmentSettings } from './enrichment-call.ts'

const several = new RegExp(`^[A-Za-z0-9_-]{22}(\\|[A-Za-z0-9_-]{22}){1,${maxEnrichedLists - 1}}$`)

/** GET enrichment/lists: stored lists beside one another, by the terms of one source. */
export const ListsQuery = z
  .object({
    ...EnrichmentSettings.shape,
    of: z
      .string()
      .regex(several, `Give two to ${maxEnrichedLists} ids of stored lists, separated by |.`)
      .transform((text) => text.split('|'))
      .describe(`Two to ${maxEnrichedLists} stored lists of loci, separated by |.`),
    backgroundList: ListContentId.optional().describe('A stored list of loci as custom background; it replaces background.'),
  })
  .refine(({ min, max }) => min <= max, { error: 'The largest size is below the smallest.', path: ['max'] })
export type ListsQuery = z.output<typeof ListsQuery>

const ListCounts = z.object({
  id: ListContentId,
  genes: z.int(),
  counted: z.int(),
  outside: z.int().describe('List genes that are not in the background'),
  withoutAnnotation: z.int(),
  notMatched: z.int(),
  background: z.int().describe('Background genes that are counted'),
  tests: z.int(),
  significant: z.int(),
})

const ListCell = z.object({
  found: z.int().describe('Counted list genes with the term'),
  fold: z.number(),
  odds: z.number().nullable().describe('Odds ratio; null if it is infinite or not defined'),
  log10P: z.number(),
  log10Q: z.number(),
  isSignificant: z.boolean(),
  isFolded: z.boolean().describe('Explained by narrower terms in this list'),
})

const ComparedTerm = z.object({
  id: z.string(),
  name: z.string(),
  key: z.int().nullable(),
  withTerm: z.int().describe('Background genes with the term'),
  cells: z.array(ListCell).describe('One for each list'),
})
export type ComparedTerm = z.infer<typeof ComparedTerm>

export const ListsEnrichment = z
  .object({
    releaseId: z.string(),
    settings: EnrichmentSettings,
    hasOwnBackground: z.boolean(),
    lists: z.array(ListCounts),
    significant: z.int().describe('Terms that are significant in at least one list'),
    terms: z.array(ComparedTerm).describe(`The first ${maxTerms} of these, smallest q first`),
    method: z.string().describe('A sentence for a methods section'),
  })
  .meta({ id: 'ListsEnrichment' })
export type ListsEnrichment = z.infer<typeof ListsEnrichment>
