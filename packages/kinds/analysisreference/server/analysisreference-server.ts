import { parseWebsites } from '@rosette/contract-kit/records/record-parts.ts'
import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import { cells, detailSource } from '@rosette/release-kit/sources/detail-source.ts'
import type { AnalysisreferenceRecord } from '../contract/analysisreference-record.ts'

/** Program runs that support annotations. Not officially published; docs/data-sources.md describes this layout. */
export const ingestAnalysisReferences = detailSource({
  title: 'Analysis references',
  file: 'rosette_analysisreference',
  licence: 'CC0 1.0',
  citation: 'Analyses of the curators',
  table: 'analysisreference_line',
  columns: {
    name: cells.text,
    parameters: cells.text,
    output_definition_criteria: cells.text,
    date_run: cells.date,
    is_nucleotide: cells.flag,
    is_peptide: cells.flag,
    program_name: cells.text,
    description: cells.text,
    software_function: cells.text,
    source: cells.text,
    author: cells.text,
    date_released: cells.date,
    version: cells.text,
    websites: cells.websites,
  },
  needed: ['name'],
})

export const analysisreferenceServer = defineKindServer<AnalysisreferenceRecord>({
  tables: [new URL('./analysisreference-tables.sql', import.meta.url)],
  derive: [new URL('./analysisreference-derive.sql', import.meta.url)],
  derivesFrom: [],
  loadsFrom: [],
  sources: [ingestAnalysisReferences],
  keys: { table: 'analysisreference', column: 'reference_id' },
  loadRecords: loadAnalysisreferences,
  lookups: () => [],
  ownFacts: {
    name: 'Summary',
    parameters: 'Summary',
    outputDefinitionCriteria: 'Summary',
    dateRun: 'Summary',
    isNucleotide: 'Summary',
    isPeptide: 'Summary',
    programName: 'Summary',
    description: 'Summary',
    softwareFunction: 'Summary',
    source: 'Summary',
    author: 'Summary',
    dateReleased: 'Summary',
    version: 'Summary',
    websites: 'Summary',
    referenceId: null,
  },
  publicView: {
    summary: () => null,
    schemaOrg: { type: 'CreativeWork' },
    isInSitemap: false,
    sequences: null,
  },
  search: null,
})

export async function loadAnalysisreferences(
  db: ReleaseDb,
  referenceIds: readonly number[],
): Promise<Map<number, AnalysisreferenceRecord>> {
  const rows = await analysisreferenceRowsQuery(db, referenceIds).execute()
  return new Map(rows.map((row) => [row.referenceId, { ...row, websites: parseWebsites(row.websites ?? '') ?? [] }]))
}

export function analysisreferenceRowsQuery(db: ReleaseDb, referenceIds: readonly number[]) {
  return db.selectFrom('analysisreference').selectAll().where('referenceId', '=', amongKeys(referenceIds))
}
