import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import { curationSources } from '@rosette/release-kit/sources/curation-sources.ts'
import { cells, detailSource } from '@rosette/release-kit/sources/detail-source.ts'
import type { HoststrainRecord } from '../contract/hoststrain-record.ts'
import { loadHoststrains } from './load-hoststrain.ts'

export const ingestHoststrains = detailSource({
  title: 'Host strains',
  file: 'rosette_hoststrain',
  table: 'hoststrain_detail',
  columns: {
    name: cells.text,
    tair_accession: cells.key,
    media: cells.text,
    genotype: cells.text,
    taxons: cells.text,
    date_last_modified: cells.date,
  },
  needed: ['name'],
})

export const hoststrainServer = defineKindServer<HoststrainRecord>({
  tables: [new URL('./hoststrain-tables.sql', import.meta.url)],
  derive: [new URL('./hoststrain-derive.sql', import.meta.url)],
  derivesFrom: [],
  loadsFrom: ['species'],
  sources: [ingestHoststrains, ...curationSources('hoststrain')],
  keys: { table: 'hoststrain', column: 'host_strain_id' },
  loadRecords: loadHoststrains,
  lookups: () => [],
  identifiers: identifiersOfHoststrain,
  ownFacts: {
    name: 'Summary',
    dateLastModified: 'Summary',
    tairAccession: 'Summary',
    media: 'Summary',
    genotype: 'Summary',
    taxons: 'Taxons',
    attributions: 'Attributions',
    comments: 'Comments',
    hostStrainId: null,
  },
  publicView: {
    summary: () => null,
    schemaOrg: { type: 'BioChemEntity' },
    isInSitemap: false,
    sequences: null,
  },
  search: null,
})

export function identifiersOfHoststrain({ name, tairAccession }: HoststrainRecord): RecordIdentifiers {
  const accession = tairAccession === null ? [] : [{ type: 'accession', name: `HostStrain:${tairAccession}` } as const]
  return { label: name, names: [{ type: 'name', name }, ...accession] }
}
