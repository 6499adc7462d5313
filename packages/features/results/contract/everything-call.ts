import { identifierTypes, RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { WhyMatched } from '@rosette/contract-kit/search/search-contract.ts'
import { maxSearchText } from '@rosette/contract-kit/search/search-text.ts'
import { cardOf } from '@rosette/kinds/registry/search-cards.ts'
import { searchCategories, searchTypes } from '@rosette/kinds/registry/search-entries.ts'
import { z } from 'zod'

/** Rows of each type, at most and where nothing else is requested. */
const maxRowsOfType = 5

/** POST search/everything: a text from the search box. Without rows, the types are only counted. */
export const EverythingRequest = z
  .object({
    searchText: z.string().trim().min(1).max(maxSearchText),
    rows: z.int().min(0).max(maxRowsOfType).default(maxRowsOfType),
  })
  .meta({ id: 'EverythingRequest' })
export type EverythingRequest = z.infer<typeof EverythingRequest>

/** What one type of the search box has for the text: the rows of each kind are read by its own schema. */
// A discriminated union would be the only one in the browser, and every page would load the code for it.
const EverythingType = z.union(
  // map forgets that the list is not empty.
  searchTypes.map(({ category, kind }) =>
    z.object({
      category: z.literal(category),
      total: z.int(),
      docs: z.array(cardOf({ kind }).hit),
      highlights: z.array(z.record(z.string(), z.array(z.string()))).optional(),
      whys: z.array(WhyMatched.nullable()).optional(),
    }),
  ) as [TypeSchema, ...TypeSchema[]],
)
type TypeSchema = z.ZodObject<{
  category: z.ZodLiteral<(typeof searchCategories)[number]>
  total: z.ZodInt
  docs: z.ZodArray<z.ZodObject>
  highlights: z.ZodOptional<z.ZodArray<z.ZodRecord<z.ZodString, z.ZodArray<z.ZodString>>>>
  whys: z.ZodOptional<z.ZodArray<z.ZodNullable<typeof WhyMatched>>>
}>
export type EverythingType = z.infer<typeof EverythingType>

/** The record that has exactly the typed text as a name, with what a visitor recognises it by. */
export const BestMatch = z
  .object({
    record: RecordRef,
    /** Which of its names it is. */
    by: z.enum(identifierTypes),
    symbol: z.string().nullable(),
    fullName: z.string().nullable(),
    description: z.string().nullable(),
    /** Short facts such as a position or a number of gene models. */
    facts: z.array(z.string()),
  })
  .meta({ id: 'BestMatch' })
export type BestMatch = z.infer<typeof BestMatch>

export const EverythingAnswer = z
  .object({
    /** Over all types that were searched. */
    total: z.int(),
    /** In the order of the search box. */
    types: z.array(EverythingType),
    /** Types that could not be searched. */
    missing: z.array(z.enum(searchCategories)),
    best: BestMatch.nullable(),
    /** How the text may have been meant, where no record has all of its words. */
    didYouMean: z.string().nullable().optional(),
  })
  .meta({ id: 'EverythingAnswer' })
export type EverythingAnswer = z.infer<typeof EverythingAnswer>
