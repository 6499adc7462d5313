import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import { cloneSequenceSource } from '@rosette/release-kit/sources/clone-sequence-source.ts'
import { curationSources } from '@rosette/release-kit/sources/curation-sources.ts'
import type { CloneRecord } from '../contract/clone-record.ts'
import { cloneIndex, cloneSearch, loadCloneSearchFields, toCloneDocument } from './index-clone.ts'
import { ingestAssemblyUnits, ingestCloneDetails, ingestCloneGenes, ingestOrfClones } from './ingest-clones.ts'
import { loadClones } from './load-clone.ts'

export const cloneServer = defineKindServer<CloneRecord>({
  tables: [new URL('./clone-tables.sql', import.meta.url)],
  derive: [new URL('./clone-derive.sql', import.meta.url)],
  derivesFrom: ['gene', 'locus', 'map'],
  loadsFrom: [
    'cloneend',
    'cloneend_clone',
    'ecotype',
    'hoststrain',
    'hoststrain_taxon',
    'locus_symbol',
    'map',
    'marker',
    'marker_detail',
    'nucleotide_sequence',
    'species',
    'vector',
  ],
  sources: [
    ingestAssemblyUnits,
    ingestOrfClones,
    ingestCloneDetails,
    ingestCloneGenes,
    cloneSequenceSource('clone'),
    ...curationSources('clone'),
  ],
  keys: { table: 'clone', column: 'clone_id' },
  loadRecords: loadClones,
  lookups: ({ name }) => [{ by: 'name', value: name.toUpperCase() }],
  identifiers: identifiersOfClone,
  ownFacts: {
    name: 'Summary',
    dateLastModified: 'Summary',
    aliases: 'Summary',
    tairObjectId: 'Summary',
    vectorType: 'Summary',
    parentClone: 'Summary',
    isFullLengthCds: 'Summary',
    taxon: 'Summary',
    chromosome: 'Summary',
    antibioticSelection: 'Summary',
    stockDetails: 'Stocks',
    gene: 'Associated Genes',
    sequences: 'Nucleotide Sequences',
    vectorDetails: 'Vectors',
    hostStrain: 'Host Strain',
    globalAssignments: 'Map Locations',
    cloneEnds: 'Clone Ends',
    geneticMarkers: 'Genetic Markers',
    attributions: 'Attributions',
    comments: 'Comments',
    cloneId: null,
  },
  publicView: {
    summary: ({ name, vectorType }) => ({ name, type: vectorType }),
    schemaOrg: { type: 'BioChemEntity' },
    isInSitemap: true,
    sequences: null,
  },
  search: { index: cloneIndex, criteria: cloneSearch, toDocument: toCloneDocument, loadFurther: loadCloneSearchFields },
})

/** Sequence accessions belong to other records but also identify the clone. */
export function identifiersOfClone({ name, tairObjectId, aliases, stockDetails, sequences }: CloneRecord): RecordIdentifiers {
  return {
    label: name,
    names: [
      { type: 'name', name },
      ...(tairObjectId === null
        ? []
        : [{ type: 'accession', name: `Clone:${tairObjectId}` } as const, { type: 'alias', name: String(tairObjectId) } as const]),
      ...stockDetails.map((stock) => ({ type: 'stock', name: stock.name }) as const),
      ...[...aliases, ...sequences.map(({ icAccession }) => icAccession)].map((alias) => ({ type: 'alias', name: alias }) as const),
    ],
  }
}
