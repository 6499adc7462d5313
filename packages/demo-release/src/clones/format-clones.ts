import { attributionColumns, commentColumns, formatDetailTable, stockColumns } from '../format-curation.ts'
import { cloneCuration } from './demo-clone-curation.ts'
import { cloneEndMatches, cloneEndSequences, cloneEnds, cloneGenes, cloneSequences, clones, tilingPath } from './demo-clones.ts'
import { hostStrains, libraries, vectors } from './demo-vectors.ts'

const sequenceColumns = [
  'record_name',
  'ic_accession',
  'genbank_gi',
  'nucleotide_sequence_type',
  'sequence_class',
  'source',
  'attribution_date',
] as const

/** Host strains, vectors, libraries, clones and clone ends: well-known ones as they are published, DEMO_… made up. */
export function formatCloneFiles(): Record<string, string[]> {
  return {
    'rosette_hoststrain.tsv': formatDetailTable(
      ['name', 'tair_accession', 'media', 'genotype', 'taxons', 'date_last_modified'],
      hostStrains,
    ),
    'rosette_vector.tsv': formatDetailTable(vectorColumns, vectors),
    'rosette_library.tsv': formatDetailTable(libraryColumns, libraries),
    'rosette_clone.tsv': formatDetailTable(cloneColumns, clones),
    'rosette_clone_gene.tsv': formatDetailTable(['clone_name', 'gene_name', 'locus_name', 'relationship_type'], cloneGenes),
    'rosette_clone_sequence.tsv': formatDetailTable(sequenceColumns, cloneSequences),
    'TAIR9_GFF3_assemblies.gff': tilingPath,
    'rosette_cloneend.tsv': formatDetailTable(cloneEndColumns, cloneEnds),
    'rosette_cloneend.gff3': cloneEndMatches,
    'rosette_cloneend_sequence.tsv': formatDetailTable(sequenceColumns, cloneEndSequences),
    ...Object.fromEntries(
      Object.entries(cloneCuration).flatMap(([kind, { attributions, comments, stocks }]) => [
        [`rosette_${kind}_attribution.tsv`, formatDetailTable(attributionColumns, attributions)],
        [`rosette_${kind}_comment.tsv`, formatDetailTable(commentColumns, comments)],
        [`rosette_${kind}_stock.tsv`, formatDetailTable(stockColumns, stocks)],
      ]),
    ),
  }
}

const vectorColumns = [
  'name',
  'tair_accession',
  'aliases',
  'vector_type',
  'description',
  'promoter_name',
  'promoter_info',
  'antibiotic_resistance',
  'host_strain',
  'images',
  'date_last_modified',
] as const

const libraryColumns = [
  'name',
  'tair_accession',
  'aliases',
  'abbreviation',
  'description',
  'insert_type',
  'insert_size_range',
  'restriction_enzymes',
  'vectors',
  'host_strains',
  'germplasms',
  'date_last_modified',
] as const

const cloneColumns = [
  'name',
  'tair_accession',
  'aliases',
  'vector_type',
  'insert_type',
  'insert_size',
  'is_full_length_cds',
  'scientific_name',
  'ecotype',
  'chromosome',
  'antibiotic_selection',
  'vectors',
  'host_strain',
  'date_last_modified',
] as const

const cloneEndColumns = [
  'name',
  'tair_accession',
  'clone_end_type',
  'clones',
  'locus',
  'chromosome',
  'start_position',
  'end_position',
  'orientation',
  'pubmed_ids',
  'date_last_modified',
] as const
