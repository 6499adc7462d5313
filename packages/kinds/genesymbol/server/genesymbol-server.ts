import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import { cells, detailSource } from '@rosette/release-kit/sources/detail-source.ts'
import type { GenesymbolRecord } from '../contract/genesymbol-record.ts'
import { genesymbolIndex, genesymbolSearch, toGenesymbolDocument } from './index-genesymbol.ts'
import { loadGenesymbols } from './load-genesymbol.ts'

/** Registrations of gene class symbols. Not officially published; docs/data-sources.md describes this layout. */
export const ingestGeneClassRegistrations = detailSource({
  title: 'Registered gene class symbols',
  file: 'rosette_genesymbol',
  licence: 'CC0 1.0',
  citation: 'Registrations of gene class symbols',
  table: 'gene_class_registration',
  columns: {
    symbol: cells.text,
    full_name: cells.text,
    description: cells.text,
    has_mutant_phenotype: cells.flag,
    mutant_phenotype_class: cells.text,
    status: cells.text,
    reference_id: cells.key,
    submitter: cells.text,
    submitted: cells.date,
    date_last_modified: cells.date,
  },
  needed: ['symbol'],
})

export const genesymbolServer = defineKindServer<GenesymbolRecord>({
  tables: [new URL('./genesymbol-tables.sql', import.meta.url)],
  derive: [new URL('./genesymbol-derive.sql', import.meta.url)],
  derivesFrom: ['gene_alias', 'locus', 'locus_publication', 'locus_symbol'],
  loadsFrom: ['gene', 'locus', 'publication'],
  sources: [ingestGeneClassRegistrations],
  keys: {
    table: 'genesymbol',
    column: 'tair_object_id',
    // A class without a locus is only registered.
    ownOnly: 'tair_object_id not in (select tair_object_id from genesymbol_locus)',
  },
  loadRecords: loadGenesymbols,
  lookups: () => [],
  ownFacts: {
    tairObjectId: 'Summary',
    symbol: 'Summary',
    dateLastModified: 'Summary',
    hasMutantPhenotype: 'Summary',
    descriptiveSymbol: 'Summary',
    description: 'Summary',
    mutantPhenotypeClass: 'Summary',
    status: 'Summary',
    reference: 'Summary',
    associatedLocis: (lines) => ({ 'Associated Loci': lines.map(({ locus, symbol }) => ({ locus, symbol })) }),
    attributions: 'Attributions',
    associatedLociCount: null,
  },
  publicView: {
    summary: ({ symbol, descriptiveSymbol }) => ({ name: symbol, description: descriptiveSymbol, permanentName: null }),
    schemaOrg: { type: 'DefinedTerm' },
    isInSitemap: false,
    sequences: null,
  },
  search: { index: genesymbolIndex, criteria: genesymbolSearch, toDocument: toGenesymbolDocument },
})
