import { ExternalLink, MapLocation, PublicationLine, preview, Span } from '@rosette/contract-kit/record-parts.ts'
import { RecordRef } from '@rosette/contract-kit/record-ref.ts'
import { z } from 'zod'
import { geneModelTypes } from './gene-model-types.ts'

/** What a gene model is drawn from. Introns are the gaps between exons and are not stored. */
export const featureTypes = ['exon', 'CDS', '5UTR', '3UTR'] as const

export const GeneModelFeature = z.object({
  type: z.enum(featureTypes),
  start: z.int(),
  end: z.int(),
})

export const GeneModel = Span.extend({
  name: z.string(),
  geneModelType: z.enum(geneModelTypes),
  isRepresentative: z.boolean(),
  description: z.string().nullable(),
  features: z.array(GeneModelFeature),
})
export type GeneModel = z.infer<typeof GeneModel>

export const LocusSymbol = z.object({ name: z.string(), fullName: z.string().nullable() })

export const LocusGermplasm = z.object({
  germplasm: RecordRef,
  phenotype: z.string().nullable(),
  pubmedId: z.int().nullable(),
})

/** The page of a locus (specification 2, section 3). Null means not recorded. */
export const LocusRecord = z
  .object({
    locusId: z.int(),
    name: z.string(),
    tairObjectId: z.int().nullable(),
    isObsolete: z.boolean(),
    geneModelType: z.enum(geneModelTypes),
    symbols: z.array(LocusSymbol),
    otherNames: z.array(z.string()),
    description: z.string().nullable(),
    computationalDescription: z.string().nullable(),
    span: Span.nullable(),
    geneModels: z.array(GeneModel),
    mapLocations: z.array(MapLocation),
    germplasms: preview(LocusGermplasm),
    publications: preview(PublicationLine),
    externalLinks: z.array(ExternalLink),
  })
  .meta({ id: 'LocusRecord' })
export type LocusRecord = z.infer<typeof LocusRecord>

export function representativeModel(locus: LocusRecord): GeneModel | null {
  return locus.geneModels.find((model) => model.isRepresentative) ?? null
}
