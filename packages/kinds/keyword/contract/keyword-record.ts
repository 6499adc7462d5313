import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { keywordCategories } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { z } from 'zod'

/** What is counted for a keyword, under the names shown on the page. */
export const linkedThings = ['publications', 'annotations', 'loci'] as const

export const KeywordLinks = z.object({ displayName: z.enum(linkedThings), linkCount: z.int() })
export type KeywordLinks = z.infer<typeof KeywordLinks>

/** The page of a keyword (specification 2, section 3). Null means not recorded; the page folds the field away. */
export const KeywordRecord = z
  .object({
    keywordId: z.int(),
    summary: z.object({
      kw: z.string(),
      kwDef: z.string().nullable(),
      kwType: z.enum(keywordCategories),
      /** The id of the term in its ontology; methods and user-defined keywords have none. */
      extdbId: z.string().nullable(),
      dateLastModified: z.string().nullable(),
    }),
    isObsolete: z.boolean(),
    /** Terms that the ontology recommends instead of an obsolete one. */
    replacements: z.array(RecordRef),
    synonyms: z.array(z.string()),
    /** Terms directly below it; one may be below it by both relationships. */
    childTerms: z.object({ total: z.int(), isA: z.int(), partOf: z.int() }),
    dataToTerm: z.array(KeywordLinks),
    /** Counts of the term together with its child terms, each thing once. */
    dataToChildren: z.array(KeywordLinks),
  })
  .meta({ id: 'KeywordRecord' })
export type KeywordRecord = z.infer<typeof KeywordRecord>

export function linkCount(links: readonly KeywordLinks[], displayName: KeywordLinks['displayName']): number {
  return links.find((link) => link.displayName === displayName)?.linkCount ?? 0
}
