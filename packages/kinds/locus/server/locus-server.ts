import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { LocusRecord } from '../contract/locus-record.ts'
import { identifiersOfLocus } from './identifiers-of-locus.ts'
import { locusIndex, toLocusDocument } from './index-locus.ts'
import { ingestFunctionalDescriptions } from './ingest-functional-descriptions.ts'
import { ingestGeneAliases } from './ingest-gene-aliases.ts'
import { ingestGeneModels } from './ingest-gene-models.ts'
import { ingestLocusAccessions } from './ingest-locus-accessions.ts'
import { ingestLocusBounds } from './ingest-locus-bounds.ts'
import { ingestLocusHistory } from './ingest-locus-history.ts'
import { ingestLocusNames } from './ingest-locus-names.ts'
import { ingestLocusPublications } from './ingest-locus-publications.ts'
import { loadLoci } from './load-locus.ts'

export const locusServer = defineKindServer<LocusRecord>({
  tables: new URL('./locus-tables.sql', import.meta.url),
  derive: new URL('./locus-derive.sql', import.meta.url),
  sources: [
    ingestGeneModels,
    ingestLocusBounds,
    ingestGeneAliases,
    ingestFunctionalDescriptions,
    ingestLocusAccessions,
    ingestLocusNames,
    ingestLocusPublications,
    ingestLocusHistory,
  ],
  keys: { table: 'locus', column: 'locus_id' },
  loadRecords: loadLoci,
  lookups: ({ name, tairObjectId }) => [
    { by: 'name', value: name },
    ...(tairObjectId === null ? [] : [{ by: 'accession' as const, value: String(tairObjectId) }]),
  ],
  identifiers: identifiersOfLocus,
  search: { index: locusIndex, toDocument: toLocusDocument },
})
