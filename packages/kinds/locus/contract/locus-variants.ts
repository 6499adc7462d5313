import { defineRecordPart } from '@rosette/contract-kit/kind/record-part.ts'
import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { VariantSet, variantSetChoice } from '@rosette/contract-kit/records/variant-set.ts'
import { z } from 'zod'

/** What an allele does to a gene model. */
export const ModelConsequence = z.object({
  model: z.string(),
  /** Terms of the Sequence Ontology, the gravest first. */
  terms: z.array(z.string()),
  /** `p.Arg12Gly`; null if nothing short is right. */
  proteinChange: z.string().nullable(),
})
export type ModelConsequence = z.infer<typeof ModelConsequence>

export const VariantAllele = z.object({
  position: z.int(),
  /** Null if the file gives none. */
  id: z.string().nullable(),
  ref: z.string(),
  alt: z.string(),
  quality: z.number().nullable(),
  filter: z.string().nullable(),
  /** Samples that carry the allele, and those with a genotype. */
  carriers: z.int(),
  called: z.int(),
  /** For each gene model that it touches; empty if the allele names no bases, or its reference is not that of the release. */
  consequences: z.array(ModelConsequence),
  /** Whether the reference allele is what the release has; null if it has no DNA there. */
  isReference: z.boolean().nullable(),
})
export type VariantAllele = z.infer<typeof VariantAllele>

/** GET /api/detail/locus/variants?key=&set= (VARIANT-004). */
export const locusVariants = defineRecordPart({
  kind: 'locus',
  name: 'variants',
  summary: 'Variants of a VCF of the release within a locus, with their consequences for its gene models',
  query: z.object({ set: variantSetChoice }),
  answer: z
    .object({
      sets: z.array(VariantSet),
      /** The set that the alleles are of; null if the release has none. */
      set: z.string().nullable(),
      /** By position. */
      alleles: z.array(VariantAllele),
      /** Lines of the file within the locus, and how many of them are not listed. */
      lines: z.int(),
      left: z.int(),
      /** Whether the release has the DNA of the whole locus, without which changes of the protein are not reported. */
      hasDna: z.boolean(),
    })
    .meta({ id: 'LocusVariants' }),
})
export type LocusVariants = z.infer<typeof locusVariants.answer>

/** An accession that carries an allele. */
export const AlleleCarrier = z.object({
  /** As the file calls it. */
  sample: z.string(),
  /** Null if the release has no such ecotype. */
  ecotype: RecordRef.nullable(),
  country: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})
export type AlleleCarrier = z.infer<typeof AlleleCarrier>

/** GET /api/detail/locus/carriers?key=&set=&position=&ref=&alt= (VARIANT-007). */
export const locusCarriers = defineRecordPart({
  kind: 'locus',
  name: 'carriers',
  summary: 'Accessions that carry an allele of a variant within a locus',
  query: z.object({
    set: variantSetChoice,
    position: z
      .string()
      .regex(/^\d{0,9}$/, 'must be a position')
      .default(''),
    ref: z.string().max(1000).default(''),
    alt: z.string().max(1000).default(''),
  }),
  answer: z.object({ carriers: z.array(AlleleCarrier) }).meta({ id: 'LocusCarriers' }),
})
export type LocusCarriers = z.infer<typeof locusCarriers.answer>
