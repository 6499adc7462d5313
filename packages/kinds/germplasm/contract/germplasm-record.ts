import { PublicationLine } from '@rosette/contract-kit/record-parts.ts'
import { RecordRef } from '@rosette/contract-kit/record-ref.ts'
import { z } from 'zod'

export const germplasmTypes = ['Individual Line', 'Individual Pool', 'Set of Lines', 'Set of Pools'] as const

export const stockAvailabilities = ['available', 'not available', 'not yet received', 'no longer distributed'] as const

export const GermplasmPhenotype = z.object({
  phenotype: z.string(),
  /** The locus whose disruption shows it; a genetic locus without an AGI name has a label but no record. */
  locus: RecordRef.nullable(),
  locusName: z.string().nullable(),
  pubmedId: z.int().nullable(),
})
export type GermplasmPhenotype = z.infer<typeof GermplasmPhenotype>

export const GermplasmStock = z.object({
  name: z.string(),
  availability: z.enum(stockAvailabilities).nullable(),
})

/** The page of a germplasm (specification 2, section 3). Null means not recorded; the page says "Unknown". */
export const GermplasmRecord = z
  .object({
    germplasmId: z.int(),
    name: z.string(),
    originalName: z.string().nullable(),
    tairObjectId: z.int().nullable(),
    scientificName: z.string().nullable(),
    germplasmType: z.enum(germplasmTypes).nullable(),
    description: z.string().nullable(),
    mutagen: z.string().nullable(),
    ploidy: z.string().nullable(),
    loci: z.array(RecordRef),
    phenotypes: z.array(GermplasmPhenotype),
    stocks: z.array(GermplasmStock),
    parentLines: z.array(RecordRef),
    progenyLines: z.array(RecordRef),
    polymorphisms: z.array(RecordRef),
    publications: z.array(PublicationLine),
  })
  .meta({ id: 'GermplasmRecord' })
export type GermplasmRecord = z.infer<typeof GermplasmRecord>
