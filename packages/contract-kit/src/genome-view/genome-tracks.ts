import type { GeneModelType } from '../vocabulary/gene-model-types.ts'
import type { Chromosome } from '../vocabulary/genome.ts'
import type { SiteTrackId } from './site-tracks.ts'

/** The tracks of the genome browser, in the order in which it draws them. The sequence itself is always one of them. */
export const genomeTracks = [
  { id: 'genes', title: 'Gene models' },
  { id: 'coding', title: 'Coding sequences' },
  { id: 'noncoding', title: 'Non-coding gene models' },
  { id: 'transposon_genes', title: 'Transposable element genes' },
  { id: 'transposons', title: 'Transposable elements' },
  { id: 'insertions', title: 'Insertion lines' },
  { id: 'markers', title: 'Markers' },
] as const

export type GenomeTrackId = (typeof genomeTracks)[number]['id']

export const genomeTrackIds = genomeTracks.map(({ id }) => id)

/** DETAIL-046: what is shown with a gene of this type; DETAIL-045: no insertion lines are mapped to the mitochondrial chromosome. */
export function trackSetOf(type: GeneModelType, chromosome: Chromosome): GenomeTrackId[] {
  return setOfType(type).filter((track) => chromosome !== 'ChrM' || track !== 'insertions')
}

function setOfType(type: GeneModelType): GenomeTrackId[] {
  if (type === 'protein_coding') return ['genes', 'coding', 'insertions']
  if (type === 'transposable_element_gene') return ['transposon_genes', 'transposons']
  return ['genes', 'noncoding']
}

/** A track that an address can name. */
export type ViewedTrackId = GenomeTrackId | SiteTrackId
