import { defineColumns, defineFacets, defineSearchCard, yesOrNo } from '@rosette/contract-kit/cards/define-search-card.ts'
import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { SearchInput } from '@rosette/contract-kit/search/criteria-parts.ts'
import { GeneSelection } from '@rosette/contract-kit/search/search-contract.ts'
import { z } from 'zod'

/** The part of the gene that is hit, the most useful first; the genotyping does not tell coding exons from others. */
export const mutantParts = ['coding exon', 'exon', 'intron', '5′ UTR', '3′ UTR', 'before the gene', 'not known'] as const

/** Most useful first: not known is better than known not to be homozygous. */
export const mutantZygosities = ['homozygous', 'not known', 'heterozygous', 'wild type'] as const

/** Where the files know a line from: its sequenced flank, the genotyping, or both. */
export const mutantSources = ['flank', 'genotyping', 'both'] as const

/** Who made the line, as its name tells. */
export const mutantCollections = ['SALK', 'SAIL', 'GABI', 'WiscDsLox', 'other'] as const

/** SALK_104275 → SALK, WiscDsLoxHs102_03F → WiscDsLox. */
export function collectionOf(line: string): (typeof mutantCollections)[number] {
  const name = line.toUpperCase()
  return collectionPrefixes.find(({ prefix }) => name.startsWith(prefix))?.collection ?? 'other'
}

const collectionPrefixes = mutantCollections.map((collection) => ({ collection, prefix: collection.toUpperCase() }))

/** One insertion line at one locus. */
export const MutantHit = z
  .object({
    /** Its place in the stated order: by locus, the best line first. */
    id: z.int(),
    locus_name: z.string(),
    locusId: z.int(),
    symbol: z.string().nullable(),
    symbolFull: z.string().nullable(),
    line: z.string(),
    /** The polymorphism that the line has here. */
    polymorphism: RecordRef.nullable(),
    part: z.enum(mutantParts),
    /** The part that the genotyping names, where the flank says another one. */
    other_part: z.enum(mutantParts).nullable(),
    known_from: z.enum(mutantSources),
    chromosome: z.string().nullable(),
    position: z.int().nullable(),
    zygosity: z.enum(mutantZygosities),
    /** The day it was sent to the stock centre: not a promise that it can be ordered. */
    deposited_on: z.iso.date().nullable(),
    germplasms: z.array(RecordRef),
    phenotypes: z.array(z.string()),
    /** How many other genes the line hits. */
    other_genes: z.int(),
  })
  .meta({ id: 'MutantHit' })
export type MutantHit = z.infer<typeof MutantHit>

/** Lines of chosen loci; of all loci if none is chosen. */
export const MutantCriteria = z.object({
  genes: GeneSelection.optional(),
  locus_name: SearchInput.optional(),
  line: SearchInput.optional(),
})
export type MutantCriteria = z.infer<typeof MutantCriteria>

export const mutantColumns = defineColumns<MutantHit>([
  { id: 'locus_name', label: 'Locus', text: (hit) => hit.locus_name, isSortable: true },
  { id: 'symbol', label: 'Symbol', text: (hit) => hit.symbol ?? '', isSortable: true },
  { id: 'line', label: 'Line', text: (hit) => hit.line, isSortable: true },
  { id: 'part', label: 'Part hit', text: (hit) => hit.part, isSortable: true },
  { id: 'known_from', label: 'Known from', text: formatSources, isSortable: true },
  { id: 'position', label: 'Position', text: ({ chromosome, position }) => formatPosition(chromosome, position), isSortable: true },
  { id: 'zygosity', label: 'Zygosity', text: (hit) => hit.zygosity, isSortable: true },
  { id: 'deposited_on', label: 'Deposited at ABRC', text: (hit) => hit.deposited_on ?? '', isSortable: true },
  { id: 'other_genes', label: 'Other genes hit', text: (hit) => String(hit.other_genes), isSortable: true },
  { id: 'germplasms', label: 'Germplasm', text: (hit) => hit.germplasms.map(({ label }) => label).join('; '), isSortable: false },
  { id: 'phenotypes', label: 'Phenotypes', text: (hit) => hit.phenotypes.join('; '), isSortable: false, isOnRequest: true },
])

/** `both, genotyping says intron`. */
export function formatSources({ known_from, other_part }: Pick<MutantHit, 'known_from' | 'other_part'>): string {
  return other_part === null ? known_from : `${known_from}, genotyping says ${other_part}`
}

function formatPosition(chromosome: string | null, position: number | null): string {
  return chromosome === null || position === null ? '' : `${chromosome}:${position}`
}

export const mutantFacets = defineFacets({
  part: { label: 'Part hit' },
  zygosity: { label: 'Zygosity' },
  is_deposited: { label: 'Deposited at ABRC', values: yesOrNo },
  collection: { label: 'Collection' },
  has_phenotype: { label: 'Has phenotype', values: yesOrNo },
  is_only_gene: { label: 'Hits only this gene', values: yesOrNo },
})

export const mutantListing = defineSearchCard({
  category: 'mutants',
  call: 'mutant',
  singular: 'insertion line',
  plural: 'insertion lines',
  file: { word: 'mutants', isOffered: true },
  form: null,
  description: null,
  hit: MutantHit,
  columns: mutantColumns,
  criteria: MutantCriteria,
  facets: mutantFacets,
  genome: null,
})
