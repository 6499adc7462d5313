import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import { curationSources } from '@rosette/release-kit/sources/curation-sources.ts'
import { cells, detailSource } from '@rosette/release-kit/sources/detail-source.ts'
import type { VectorRecord } from '../contract/vector-record.ts'
import { toVectorDocument, vectorIndex, vectorSearch } from './index-vector.ts'
import { loadVectors } from './load-vector.ts'

export const ingestVectors = detailSource({
  title: 'Vectors',
  file: 'rosette_vector',
  table: 'vector_detail',
  columns: {
    name: cells.text,
    tair_accession: cells.key,
    aliases: cells.text,
    vector_type: cells.text,
    description: cells.text,
    promoter_name: cells.text,
    promoter_info: cells.text,
    antibiotic_resistance: cells.text,
    host_strain: cells.text,
    images: imageList,
    date_last_modified: cells.date,
  },
  needed: ['name'],
})

/** Numbers between bars, each with the address of a page that shows the picture where there is one: 12=https://…|13 */
function imageList(text: string): string | undefined {
  return text.split('|').every((image) => /^\d{1,15}(=https:\/\/\S+)?$/.test(image)) ? text : undefined
}

export const vectorServer = defineKindServer<VectorRecord>({
  tables: [new URL('./vector-tables.sql', import.meta.url)],
  derive: [new URL('./vector-derive.sql', import.meta.url)],
  derivesFrom: [],
  loadsFrom: ['hoststrain', 'hoststrain_taxon', 'library', 'library_vector'],
  sources: [ingestVectors, ...curationSources('vector')],
  keys: { table: 'vector', column: 'vector_id' },
  loadRecords: loadVectors,
  lookups: () => [],
  identifiers: identifiersOfVector,
  ownFacts: {
    name: 'Summary',
    aliases: 'Summary',
    dateLastModified: 'Summary',
    tairObjectId: 'Summary',
    vectorType: 'Summary',
    description: 'Summary',
    promoterName: 'Summary',
    promoterInfo: 'Summary',
    antibioticResistance: 'Summary',
    hostStrain: 'Host Strain',
    stockDetails: 'Stocks',
    libraryVectors: 'Libraries',
    imageDetails: 'Images',
    attributions: 'Attributions',
    comments: 'Comments',
    vectorId: null,
  },
  publicView: {
    summary: ({ name, vectorType }) => ({ name, type: vectorType }),
    schemaOrg: { type: 'BioChemEntity' },
    isInSitemap: false,
    sequences: null,
  },
  search: { index: vectorIndex, criteria: vectorSearch, toDocument: toVectorDocument },
})

export function identifiersOfVector({ name, tairObjectId, aliases, stockDetails }: VectorRecord): RecordIdentifiers {
  return {
    label: name,
    names: [
      { type: 'name', name },
      ...(tairObjectId === null
        ? []
        : [{ type: 'accession', name: `Vector:${tairObjectId}` } as const, { type: 'alias', name: String(tairObjectId) } as const]),
      ...stockDetails.map((stock) => ({ type: 'stock', name: stock.name }) as const),
      ...aliases.map((alias) => ({ type: 'alias', name: alias }) as const),
    ],
  }
}
