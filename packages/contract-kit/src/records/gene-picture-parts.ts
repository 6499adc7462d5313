import { z } from 'zod'
import { RecordRef } from '../kind/record-ref.ts'
import { type GenePart, geneParts, type Zygosity, zygosities } from '../vocabulary/gene-parts.ts'
import { preview, Span } from './record-parts.ts'

/** What a gene model is drawn from. Introns are the gaps between exons and are not stored. */
export const featureTypes = ['exon', 'CDS', '5UTR', '3UTR'] as const

export const GeneModelFeature = z.object({
  type: z.enum(featureTypes),
  start: z.int(),
  end: z.int(),
})
export type GeneModelFeature = z.infer<typeof GeneModelFeature>

/** A gene model as far as a picture needs it. */
export const PictureModel = Span.extend({
  name: z.string(),
  /** The page of the gene model itself. */
  gene: RecordRef,
  isRepresentative: z.boolean(),
  features: z.array(GeneModelFeature),
})
export type PictureModel = z.infer<typeof PictureModel>

/** An insertion or another polymorphism in or at a gene. Null means not published. */
export const GeneVariant = z.object({
  polymorphism: RecordRef,
  polymorphismType: z.string().nullable(),
  insertionType: z.string().nullable(),
  start: z.int().nullable(),
  end: z.int().nullable(),
  part: z.enum(geneParts).nullable(),
  /** Of the line it was found in, where that was genotyped for this gene. */
  zygosity: z.enum(zygosities).nullable(),
})
export type GeneVariant = z.infer<typeof GeneVariant>

/** The first of them by position, and how many there are. */
export const GeneVariants = preview(GeneVariant)
export type GeneVariants = z.infer<typeof GeneVariants>

/** A record holds at most this many; the busiest gene of the published files has about 100. */
export const mostVariants = 200

/** The part as the files of insertion lines write it: CDS, Exon, Intron, UTR5, UTR3, R500-5'. */
export function partOfRegion(region: string | null): GenePart | null {
  if (region === null) return null
  if (region === 'CDS' || region === 'Exon') return 'exon'
  if (region === 'Intron') return 'intron'
  if (region.startsWith('UTR')) return 'UTR'
  return region.endsWith("-5'") ? 'upstream' : null
}

/** HMc and HMn: homozygous, confirmed or not yet; HZ: heterozygous; WT: wild type; anything else is not known. */
export function zygosityOfGenotypes(genotypes: readonly (string | null)[]): Zygosity | null {
  const has = (code: string) => genotypes.some((genotype) => genotype?.startsWith(code))
  if (has('HM')) return 'homozygous'
  if (has('HZ')) return 'heterozygous'
  return has('WT') ? 'wild type' : null
}
