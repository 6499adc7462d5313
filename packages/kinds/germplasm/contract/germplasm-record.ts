import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { Attribution, RecordComment, StockDetail } from '@rosette/contract-kit/records/attribution.ts'
import { PublicationLine, preview } from '@rosette/contract-kit/records/record-parts.ts'
import { z } from 'zod'
import { GermplasmInsertions } from './germplasm-insertions.ts'

/** DATA-073 */
export const germplasmTypes = ['Individual Line', 'Individual Pool', 'Set of Lines', 'Set of Pools'] as const

/** A page lists at most this many progeny lines and shows the total (DGERM-005). */
export const mostProgeny = 1000

export const GermplasmPhenotype = z.object({
  phenotype: z.string(),
  /** The locus whose disruption causes it; a genetic locus without an AGI name has a label but no record. */
  locus: RecordRef.nullable(),
  locusName: z.string().nullable(),
  pubmedId: z.int().nullable(),
})
export type GermplasmPhenotype = z.infer<typeof GermplasmPhenotype>

/** The ecotype that a germplasm is derived from. */
export const GermplasmAccession = z.object({
  ecotype: RecordRef,
  originalName: z.string(),
  abbrevName: z.string().nullable(),
  country: z.string().nullable(),
  location: z.string().nullable(),
})
export type GermplasmAccession = z.infer<typeof GermplasmAccession>

export const GermplasmConstruct = z.object({
  name: z.string(),
  constructType: z.string().nullable(),
  /** The clone or vector of the construct; null if the release has no record of it. */
  record: RecordRef.nullable(),
})
export type GermplasmConstruct = z.infer<typeof GermplasmConstruct>

/** The page of a germplasm (specification 2, section 3). Null means not recorded; the page folds the field away. */
export const GermplasmRecord = z
  .object({
    germplasmId: z.int(),
    name: z.string(),
    originalName: z.string().nullable(),
    tairObjectId: z.int().nullable(),
    scientificName: z.string().nullable(),
    germplasmType: z.enum(germplasmTypes).nullable(),
    description: z.string().nullable(),
    specialGrowthConditions: z.string().nullable(),
    mutagen: z.string().nullable(),
    aneuploid: z.boolean().nullable(),
    ploidy: z.string().nullable(),
    dateLastModified: z.iso.date().nullable(),
    otherNames: z.array(z.object({ originalAlias: z.string(), note: z.string().nullable() })),
    accessions: z.array(GermplasmAccession),
    loci: z.array(RecordRef),
    phenotypes: z.array(GermplasmPhenotype),
    polymorphisms: z.array(RecordRef),
    insertions: GermplasmInsertions,
    constructs: z.array(GermplasmConstruct),
    images: z.array(z.object({ imageId: z.int() })),
    stocks: z.array(StockDetail),
    /** Sets and pools that the germplasm is distributed in. */
    stockEntries: z.array(RecordRef),
    /** Members of a set or pool. */
    memberStockEntries: z.array(RecordRef),
    parentLines: z.array(RecordRef),
    progenyLines: preview(RecordRef),
    publications: z.array(PublicationLine),
    attributions: z.array(Attribution),
    comments: z.array(RecordComment),
  })
  .meta({ id: 'GermplasmRecord' })
export type GermplasmRecord = z.infer<typeof GermplasmRecord>
