import { defineRecordPart } from '@rosette/contract-kit/kind/record-part.ts'
import { VariantSet, variantSetChoice } from '@rosette/contract-kit/records/variant-set.ts'
import { z } from 'zod'

/** What a variant does to residues, the gravest first: terms of the Sequence Ontology. */
export const residueTerms = [
  'stop_gained',
  'frameshift_variant',
  'start_lost',
  'stop_lost',
  'inframe_insertion',
  'inframe_deletion',
  'missense_variant',
] as const
export const ResidueTerm = z.enum(residueTerms)
export type ResidueTerm = z.infer<typeof ResidueTerm>

/** An allele that changes residues of the protein. */
export const ResidueVariant = z.object({
  /** Residues of the protein; of a shifted frame the first, of an insertion the two that it lies between. */
  start: z.int(),
  end: z.int(),
  term: ResidueTerm,
  /** `p.Arg12Gly`; null if nothing short is right. */
  proteinChange: z.string().nullable(),
  /** On the chromosome. */
  position: z.int(),
  id: z.string().nullable(),
  ref: z.string(),
  alt: z.string(),
  /** Samples that carry the allele, and those with a genotype. */
  carriers: z.int(),
  called: z.int(),
})
export type ResidueVariant = z.infer<typeof ResidueVariant>

/** GET /api/detail/protein/variants?key=&set= (STRUCT-015). */
export const proteinVariants = defineRecordPart({
  kind: 'protein',
  name: 'variants',
  summary: 'Residues of a protein that variants of a VCF of the release change',
  query: z.object({ set: variantSetChoice }),
  answer: z
    .object({
      sets: z.array(VariantSet),
      /** The set that the variants are of; null if the release has none. */
      set: z.string().nullable(),
      /** By residue. */
      variants: z.array(ResidueVariant),
      /** Alleles that change a residue of the translated gene model that is not the protein's. */
      elsewhere: z.int(),
      /** Lines of the file within the gene model that are not listed. */
      left: z.int(),
      /** Whether the release has the DNA of the whole gene model, without which changes of the protein are not reported. */
      hasDna: z.boolean(),
    })
    .meta({ id: 'ProteinVariants' }),
})
export type ProteinVariants = z.infer<typeof proteinVariants.answer>
