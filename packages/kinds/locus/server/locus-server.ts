import { curationSources } from '@rosette/release-kit/curation-sources.ts'
import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { LocusRecord } from '../contract/locus-record.ts'
import { identifiersOfLocus } from './identifiers-of-locus.ts'
import { locusIndex, toLocusDocument } from './index-locus.ts'
import { ingestFunctionalDescriptions } from './ingest-functional-descriptions.ts'
import { ingestGeneAliases } from './ingest-gene-aliases.ts'
import { ingestGeneFamilies } from './ingest-gene-families.ts'
import { ingestGeneModels } from './ingest-gene-models.ts'
import { ingestGeneModelsBed12 } from './ingest-gene-models-bed12.ts'
import { ingestGeneModelsGff3 } from './ingest-gene-models-gff3.ts'
import { ingestLocusAccessions } from './ingest-locus-accessions.ts'
import { ingestLocusBounds } from './ingest-locus-bounds.ts'
import { ingestLocusDetails } from './ingest-locus-details.ts'
import { ingestLocusHistory } from './ingest-locus-history.ts'
import { ingestLocusNames } from './ingest-locus-names.ts'
import { ingestLocusPublications } from './ingest-locus-publications.ts'
import { ingestOrthologs } from './ingest-orthologs.ts'
import { ingestParalogs } from './ingest-paralogs.ts'
import { ingestTairLocusHistory } from './ingest-tair-locus-history.ts'
import { locusHistoryListing } from './list-locus-history.ts'
import { loadLoci } from './load-locus.ts'
import { loadLocusSearchFields } from './load-locus-search-fields.ts'
import { locusSearch } from './search-locus.ts'

export const locusServer = defineKindServer<LocusRecord>({
  tables: new URL('./locus-tables.sql', import.meta.url),
  derive: new URL('./locus-derive.sql', import.meta.url),
  derivesFrom: [],
  loadsFrom: [
    'annotation',
    'array_element',
    'array_element_locus',
    'clone',
    'clone_gene',
    'clone_location',
    'gene',
    'gene_model_refseq',
    'germplasm',
    'germplasm_phenotype',
    'locus_uniprot',
    'map',
    'map_locus',
    'marker',
    'marker_detail',
    'nucleotide_sequence',
    'ontology_term',
    'polymorphism',
    'polymorphism_gene',
    'protein',
    'protein_interpro',
    'protein_sequence',
    'protein_signature',
    'publication',
    'publication_locus',
    'transposon',
    'transposon_locus',
  ],
  sources: [
    ingestGeneModels,
    ingestGeneModelsGff3,
    ingestGeneModelsBed12,
    ingestLocusBounds,
    ingestGeneAliases,
    ingestFunctionalDescriptions,
    ingestLocusAccessions,
    ingestLocusNames,
    ingestLocusPublications,
    ingestLocusHistory,
    ingestTairLocusHistory,
    ingestParalogs,
    ...ingestOrthologs,
    ingestGeneFamilies,
    ingestLocusDetails,
    ...curationSources('locus'),
  ],
  keys: { table: 'locus', column: 'locus_id' },
  loadRecords: loadLoci,
  lookups: ({ name, tairObjectId }) => [
    { by: 'name', value: name },
    ...(tairObjectId === null ? [] : [{ by: 'accession' as const, value: String(tairObjectId) }]),
  ],
  identifiers: identifiersOfLocus,
  search: { index: locusIndex, criteria: locusSearch, toDocument: toLocusDocument, loadFurther: loadLocusSearchFields },
  listings: { locushistory: locusHistoryListing },
})
