import { curationSources } from '@rosette/release-kit/curation-sources.ts'
import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { GeneRecord } from '../contract/gene-record.ts'
import { identifiersOfGene } from './identifiers-of-gene.ts'
import { geneIndex, toGeneDocument } from './index-gene.ts'
import { ingestGeneAccessions } from './ingest-gene-accessions.ts'
import { ingestGeneConfidenceClass, ingestGeneConfidenceRating } from './ingest-gene-confidence.ts'
import { ingestGeneDetails } from './ingest-gene-details.ts'
import { ingestGeneRefseq } from './ingest-gene-refseq.ts'
import { ingestTair10CodingSequences, ingestTair10Proteins } from './ingest-tair10-sequences.ts'
import { loadGenes } from './load-gene.ts'
import { geneSearch } from './search-gene.ts'

export const geneServer = defineKindServer<GeneRecord>({
  tables: new URL('./gene-tables.sql', import.meta.url),
  derive: new URL('./gene-derive.sql', import.meta.url),
  derivesFrom: ['functional_description', 'gene_model', 'locus'],
  loadsFrom: [
    'annotation',
    'gene_model_feature',
    'germplasm',
    'germplasm_phenotype',
    'locus',
    'locus_publication',
    'locus_symbol',
    'map',
    'nucleotide_sequence',
    'ontology_term',
    'polymorphism',
    'polymorphism_gene',
    'protein',
    'protein_interpro',
    'publication',
  ],
  sources: [
    ingestGeneAccessions,
    ingestGeneRefseq,
    ingestGeneConfidenceClass,
    ingestGeneConfidenceRating,
    ingestGeneDetails,
    ingestTair10CodingSequences,
    ingestTair10Proteins,
    ...curationSources('gene'),
  ],
  keys: { table: 'gene', column: 'gene_id' },
  loadRecords: loadGenes,
  lookups: ({ name }) => [{ by: 'name', value: name.toUpperCase() }],
  identifiers: identifiersOfGene,
  search: { index: geneIndex, criteria: geneSearch, toDocument: toGeneDocument },
})
