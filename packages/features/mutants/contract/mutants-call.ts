import { ListCursor } from '@rosette/contract-kit/search/list-cursor.ts'
import type { Filters } from '@rosette/contract-kit/search/search-contract.ts'
import { mutantCollections, type mutantFacets, mutantParts, mutantZygosities } from '@rosette/kinds/polymorphism/contract/mutant-listing.ts'
import { z } from 'zod'
import { isListOrItems, listedGenes, listOrItems } from '../../list-contents/contract/listed-genes.ts'

/** What lines are filtered by, with the values of each in the order they are shown: facets of the list of mutants. */
export const mutantFilters = {
  part: mutantParts,
  zygosity: mutantZygosities,
  is_deposited: ['true', 'false'],
  collection: mutantCollections,
  is_only_gene: ['true', 'false'],
} as const satisfies Partial<Record<keyof typeof mutantFacets, readonly string[]>>

export type MutantFilterName = keyof typeof mutantFilters
// Object.keys loses the key type.
export const mutantFilterNames = Object.keys(mutantFilters) as MutantFilterName[]

/** `coding exon|exon`, as addresses of results have it. */
const oneOf = <const Value extends string>(values: readonly Value[]) =>
  z
    .string()
    .transform((text) => text.split('|'))
    .pipe(z.array(z.enum(values)).min(1))
    .optional()
    .describe(`One or more of these, separated by |: ${values.join(', ')}.`)

/** Two alleles are what reviewers ask for. */
export const alleleChoices = ['two', 'all'] as const

/** All genes of the list, those with a line that fits the filters, or those without one. */
export const geneChoices = ['all', 'with', 'without'] as const

export const mutantSettings = {
  ...listedGenes,
  'is.part': oneOf(mutantFilters.part),
  'not.part': oneOf(mutantFilters.part),
  'is.zygosity': oneOf(mutantFilters.zygosity),
  'not.zygosity': oneOf(mutantFilters.zygosity),
  'is.is_deposited': oneOf(mutantFilters.is_deposited),
  'not.is_deposited': oneOf(mutantFilters.is_deposited),
  'is.collection': oneOf(mutantFilters.collection),
  'not.collection': oneOf(mutantFilters.collection),
  'is.is_only_gene': oneOf(mutantFilters.is_only_gene),
  'not.is_only_gene': oneOf(mutantFilters.is_only_gene),
  alleles: z.enum(alleleChoices).default('two').describe('The two best lines of each gene that fit the filters, or all.'),
  genes: z.enum(geneChoices).default('all').describe('All genes, those with a line that fits the filters, or those without one.'),
}

/** GET mutants/file. */
export const MutantsFileQuery = z.object(mutantSettings).refine(isListOrItems, listOrItems)
export type MutantsFileQuery = z.output<typeof MutantsFileQuery>

export const mutantPageSizes = [25, 50, 100] as const

/** GET mutants. */
export const MutantsQuery = z
  .object({
    ...mutantSettings,
    from: z.coerce.number().int().min(0).max(100_000).default(0).describe('Genes to pass over.'),
    size: z.coerce.number().int().min(1).max(100).default(mutantPageSizes[0]).describe('Genes of a page.'),
    cursor: ListCursor.optional(),
  })
  .refine(isListOrItems, listOrItems)
export type MutantsQuery = z.output<typeof MutantsQuery>

/** The values of each filter that lines must or must not have; a filter without a choice is left out. */
export function choiceOf(query: MutantsFileQuery): Filters {
  const chosen = mutantFilterNames.map((name) => {
    const [include, exclude] = [query[`is.${name}`], query[`not.${name}`]]
    return [name, { ...(include && { include }), ...(exclude && { exclude }) }] as const
  })
  return Object.fromEntries(chosen.filter(([, choice]) => Object.keys(choice).length > 0))
}
