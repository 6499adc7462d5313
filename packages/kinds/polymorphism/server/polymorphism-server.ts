import { genePicturesOf } from '@rosette/contract-kit/records/gene-pictures.ts'
import { citations } from '@rosette/release-kit/changes/citations.ts'
import { defineKindServer, definePart } from '@rosette/release-kit/kind-server.ts'
import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import { curationSources } from '@rosette/release-kit/sources/curation-sources.ts'
import { MutantHit } from '../contract/mutant-listing.ts'
import type { PolymorphismRecord } from '../contract/polymorphism-record.ts'
import { mutantIndex, mutantSearch } from './index-mutants.ts'
import { loadPolymorphismSearchFields, polymorphismIndex, polymorphismSearch, toPolymorphismDocument } from './index-polymorphism.ts'
import { ingestInsertionFlanks, ingestInsertionLineChecks } from './ingest-insertions.ts'
import { ingestPolymorphisms } from './ingest-polymorphisms.ts'
import { loadMutants } from './load-mutants.ts'
import { loadPolymorphisms } from './load-polymorphism.ts'
import { loadPolymorphismPictures } from './load-polymorphism-pictures.ts'

export const polymorphismServer = defineKindServer<PolymorphismRecord>({
  tables: [new URL('./polymorphism-tables.sql', import.meta.url)],
  derive: [new URL('./polymorphism-derive.sql', import.meta.url)],
  derivesFrom: ['gene_model_feature', 'germplasm', 'germplasm_allele', 'locus', 'publication'],
  loadsFrom: [
    'gene',
    'gene_model',
    'gene_model_feature',
    'germplasm',
    'germplasm_phenotype',
    'locus',
    'locus_symbol',
    'marker',
    'marker_pattern',
    'publication',
  ],
  sources: [ingestInsertionFlanks, ingestInsertionLineChecks, ingestPolymorphisms, ...curationSources('polymorphism')],
  keys: { table: 'polymorphism', column: 'polymorphism_id' },
  loadRecords: loadPolymorphisms,
  lookups: ({ originalName, aliases, polymorphismTairObjectId }) => [
    { by: 'name', value: originalName.toUpperCase() },
    // People ask for the line, SALK_125386, more often than for its flank, SALKseq_125386.0.
    ...[...new Set(aliases.map((alias) => alias.toUpperCase()))].map((value) => ({ by: 'alias' as const, value })),
    ...(polymorphismTairObjectId === null ? [] : [{ by: 'accession' as const, value: String(polymorphismTairObjectId) }]),
  ],
  identifiers: identifiersOfPolymorphism,
  ownFacts: {
    originalName: 'Summary',
    polymorphismTairObjectId: 'Summary',
    polymorphismType: 'Summary',
    insertionType: 'Summary',
    chromosome: 'Summary',
    constructType: 'Summary',
    mutagen: 'Summary',
    mutationSite: 'Summary',
    inheritance: 'Summary',
    alleleMode: 'Summary',
    description: 'Summary',
    aliases: 'Summary',
    dateLastModified: 'Summary',
    attributions: 'Attributions',
    comments: 'Comments',
    associatedGenes: 'Associated Genes',
    germplasmCollections: 'Germplasms',
    mapLocations: 'Map Locations',
    associatedNucleotideSequences: 'Associated Nucleotide Sequences',
    publications: citations,
    geneticMarkers: 'Genetic Markers',
    polymorphismId: null,
    tfcPolymorphisms: null,
  },
  publicView: {
    summary: ({ originalName, polymorphismType, description }) => ({ name: originalName, type: polymorphismType, description }),
    schemaOrg: { type: 'BioChemEntity' },
    isInSitemap: true,
    sequences: null,
  },
  search: {
    index: polymorphismIndex,
    criteria: polymorphismSearch,
    toDocument: toPolymorphismDocument,
    loadFurther: loadPolymorphismSearchFields,
  },
  listings: {
    mutant: {
      hit: MutantHit,
      index: mutantIndex,
      criteria: mutantSearch,
      keys: { table: 'mutant', column: 'mutant_id' },
      loadDocuments: loadMutants,
    },
  },
  parts: [definePart(genePicturesOf('polymorphism'), loadPolymorphismPictures)],
})

/** The line of an insertion names seeds: only where no record of germplasm has its name does it mean the insertions. */
export function identifiersOfPolymorphism({ originalName, aliases, polymorphismTairObjectId }: PolymorphismRecord): RecordIdentifiers {
  return {
    label: originalName,
    names: [
      { type: 'name', name: originalName },
      ...(polymorphismTairObjectId === null ? [] : [{ type: 'accession', name: `Polymorphism:${polymorphismTairObjectId}` } as const]),
      ...aliases.map((name) => ({ type: 'line', name }) as const),
    ],
  }
}
