import { z } from 'zod'

/** The types of the general search box, in the order of the specification (document 1, section 2.2). */
export const searchCategories = [
  { value: 'genes', label: 'Gene', plural: 'genes' },
  { value: 'dna', label: 'Clone', plural: 'clones' },
  { value: 'keyword', label: 'Keyword', plural: 'keywords' },
  { value: 'protein', label: 'Protein', plural: 'proteins' },
  { value: 'polyallele', label: 'Polymorphisms', plural: 'polymorphisms' },
  { value: 'ecotype', label: 'Ecotype', plural: 'ecotypes' },
  { value: 'community', label: 'Person or Lab', plural: 'people and labs' },
  { value: 'germplasm', label: 'Germplasm', plural: 'germplasms' },
  { value: 'markers', label: 'Marker', plural: 'markers' },
  { value: 'vector', label: 'Vector', plural: 'vectors' },
  { value: 'transposon', label: 'Transposon', plural: 'transposons' },
] as const

export type SearchCategory = (typeof searchCategories)[number]['value']

// map forgets that the list is not empty.
export const searchCategoryValues = searchCategories.map((category) => category.value) as [SearchCategory, ...SearchCategory[]]

/** Longest text a visitor may search for; longer is a mistake or an attack. */
export const maxSearchText = 200

/** Rows one call answers at most, and where nothing else is asked for (API-041). */
export const maxSearchRows = 10_000

/**
 * POST search/general. The fields of the documents, and `page` and `pageSize` as an addition:
 * without either, the first `rowsLimit` hits come at once.
 */
export const GeneralSearchRequest = z
  .object({
    searchText: z.string().trim().min(1).max(maxSearchText),
    category: z.enum(searchCategoryValues),
    rowsLimit: z.int().min(0).max(maxSearchRows).optional(),
    matchCount: z.boolean().optional(),
    page: z.int().min(1).max(400).optional(),
    pageSize: z.int().min(1).max(250).optional(),
  })
  .meta({ id: 'GeneralSearchRequest' })
export type GeneralSearchRequest = z.input<typeof GeneralSearchRequest>

/** Every search call answers this: hits, the true number of matches, and an error text or null. */
export function searchAnswer<Hit extends z.ZodType>(hit: Hit) {
  return z.object({ docs: z.array(hit), total: z.int(), error: z.string().nullable() })
}
export type SearchAnswer<Hit> = { docs: Hit[]; total: number; error: string | null }
