import type { Chromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import { changeOf } from '../consequences/allele-change.ts'
import type { BasesOf } from '../consequences/coding-change.ts'
import { type Consequence, findConsequence } from '../consequences/find-consequence.ts'
import type { GeneModel } from '../gene-model.ts'
import type { SequenceStore } from '../open-sequence-store.ts'
import { type StoredVariant, type VariantSlice, variantParser } from './read-variants.ts'

/** More alleles than this are counted and not listed. */
export const mostAlleles = 5000

/** An alternative allele of a line, and what it does to gene models. */
export type FoundAllele = Pick<StoredVariant, 'position' | 'id' | 'ref' | 'quality' | 'filter'> & {
  alt: string
  /** Samples that carry the allele, and those with a genotype. */
  carriers: number
  called: number
  /** For each gene model that it touches; empty if the allele names no bases, or its reference is not that of the release. */
  consequences: Consequence[]
  /** Whether the reference allele is what the release has; null if it has no DNA there. */
  isReference: boolean | null
}

type Place = { chromosome: Chromosome; start: number; end: number }

/** Reads the alleles of a line, against gene models that may reach beyond the place; `hasDna` says whether the release has the bases of all of it. */
export async function alleleReader(
  slice: VariantSlice,
  { chromosome, ...place }: Place,
  models: readonly GeneModel[],
  store: Pick<SequenceStore, 'slice'>,
): Promise<{ hasDna: boolean; read(line: string): FoundAllele[] }> {
  const start = Math.min(place.start, ...models.flatMap(({ exons }) => exons.map(([first]) => first)))
  const end = Math.max(place.end, ...models.flatMap(({ exons }) => exons.map(([, last]) => last)))
  const dna = await store.slice(chromosome, start, end)
  const basesOf: BasesOf = (from, to) => (dna === null || from < start || to > end ? null : dna.slice(from - start, to - start + 1))
  const parse = variantParser(slice)
  return {
    hasDna: dna !== null,
    read(line) {
      const variant = parse(line)
      return variant.alts.map((alt, at) => toAllele(variant, alt, at, models, basesOf))
    },
  }
}

function toAllele(variant: StoredVariant, alt: string, at: number, models: readonly GeneModel[], basesOf: BasesOf): FoundAllele {
  const { position, id, ref, quality, filter, genotypes } = variant
  const bases = basesOf(position, position + ref.length - 1)
  const isReference = bases === null ? null : bases.toUpperCase() === ref.toUpperCase()
  const change = isReference === false ? null : changeOf(position, ref, alt)
  return {
    position,
    id,
    ref,
    alt,
    quality,
    filter,
    carriers: genotypes.carriers[at]?.length ?? 0,
    called: genotypes.called,
    consequences: change === null ? [] : models.flatMap((model) => findConsequence(change, model, basesOf) ?? []),
    isReference,
  }
}
