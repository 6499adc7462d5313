import { z } from 'zod'
import type { SitePath } from '../../site/contract/site-pages.ts'

/** Who submitted a family; the number is of use only with the kind of record it belongs to (BROWSE-033). */
const Submitter = z.object({
  name: z.string(),
  record: z.object({ kind: z.enum(['person', 'organization']), key: z.int() }).nullable(),
})

/** A family of the historical list. One without a code has no page. */
export const GeneFamily = z
  .object({
    code: z.string().nullable(),
    name: z.string(),
    /** Loci that its page lists. */
    geneCount: z.int(),
    /** How many families and genes, in words. */
    countText: z.string(),
    submitter: Submitter.nullable(),
  })
  .meta({ id: 'GeneFamily' })
export type GeneFamily = z.infer<typeof GeneFamily>

export const GeneFamilies = z.object({ families: z.array(GeneFamily) }).meta({ id: 'GeneFamilies' })
export type GeneFamilies = z.infer<typeof GeneFamilies>

/** A gene of a family. Names and groups are those of the family's page; the symbol is what the locus is called today. */
export const FamilyGene = z.object({
  locusName: z.string(),
  /** Whether the release has a record of the locus. */
  isInRelease: z.boolean(),
  symbol: z.string().nullable(),
  geneName: z.string().nullable(),
  subFamily: z.string().nullable(),
  description: z.string().nullable(),
})
export type FamilyGene = z.infer<typeof FamilyGene>

/** The page of a gene family (BROWSE-035). */
export const GeneFamilyPage = GeneFamily.extend({ code: z.string(), genes: z.array(FamilyGene) }).meta({ id: 'GeneFamilyPage' })
export type GeneFamilyPage = z.infer<typeof GeneFamilyPage>

/** Codes are names of the old pages: `WRKY`, `14-3-3`, `zincfingerhomeoboxgenefamily`. */
export const FamilyCode = z.string().regex(/^[\w-]{1,60}$/, 'must be the code of a gene family')

/** What a family is sorted by: half of all names begin with the same words. */
export function familySortName(name: string): string {
  return name.replace(/^(The\s+)?(Family of\s+)?(Arabidopsis\s+(thaliana\s+)?)?/i, '')
}

const listPath = '/browse/gene_family' satisfies SitePath

/** Where a family is shown (BROWSE-032). */
export function familyPath(code: string): string {
  return `${listPath}/${encodeURIComponent(code)}`
}
