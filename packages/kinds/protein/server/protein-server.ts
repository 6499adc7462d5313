import { defineKindServer, definePart } from '@rosette/release-kit/kind-server.ts'
import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import { curationSources } from '@rosette/release-kit/sources/curation-sources.ts'
import type { ProteinRecord } from '../contract/protein-record.ts'
import { proteinVariants } from '../contract/structures/residue-variants.ts'
import { structureFile } from '../contract/structures/structure-file.ts'
import { loadProteinSearchFields, proteinIndex, proteinSearch, toProteinDocument } from './index-protein.ts'
import { ingestInterproEntries, ingestProteinSignatures } from './ingest-protein-signatures.ts'
import {
  ingestProteinDetails,
  ingestProteinSequences,
  ingestReviewedEntries,
  ingestUniprotOfLocus,
  ingestUniprotOfName,
} from './ingest-proteins.ts'
import { loadInterproSets } from './load-interpro-sets.ts'
import { loadProteins } from './load-protein.ts'
import { deriveStructures } from './structures/derive-structures.ts'
import { ingestStructureFiles, ingestStructureSheet } from './structures/ingest-structures.ts'
import { loadProteinVariants } from './structures/load-protein-variants.ts'
import { loadStructureFile } from './structures/load-structure-file.ts'
import { ingestUniprotEntries } from './uniprot/ingest-uniprot-entries.ts'

export const proteinServer = defineKindServer<ProteinRecord>({
  tables: [
    new URL('./protein-tables.sql', import.meta.url),
    new URL('./uniprot/uniprot-tables.sql', import.meta.url),
    new URL('./structures/structure-tables.sql', import.meta.url),
  ],
  derive: [new URL('./uniprot/uniprot-derive.sql', import.meta.url), new URL('./protein-derive.sql', import.meta.url)],
  deriveFurther: deriveStructures,
  derivesFrom: ['gene', 'locus'],
  loadsFrom: ['gene', 'gene_model', 'gene_model_feature', 'gene_model_refseq', 'locus', 'locus_symbol'],
  sources: [
    ingestProteinSequences,
    ingestProteinSignatures,
    ingestInterproEntries,
    ingestUniprotOfName,
    ingestUniprotOfLocus,
    ingestReviewedEntries,
    ingestUniprotEntries,
    ingestProteinDetails,
    ingestStructureSheet,
    ingestStructureFiles,
    ...curationSources('protein'),
  ],
  keys: { table: 'protein', column: 'protein_id' },
  loadRecords: loadProteins,
  lookups: () => [],
  identifiers: identifiersOfProtein,
  ownFacts: {
    name: 'Summary',
    tairAccession: 'Summary',
    dateLastModified: 'Summary',
    externalIdsList: 'Summary',
    associatedGenes: 'Summary',
    proteinProperties: 'Properties',
    domains: 'Domains',
    sequence: 'Sequence',
    structures: (known) => ({ Structures: known?.structures ?? [] }),
    externalLinks: 'External Links',
    comments: 'Comments',
    proteinId: null,
    description: null,
    primarySymbol: null,
    fullName: null,
    locusUniprotEntry: null,
    interproDomains: null,
    isoforms: null,
    interproCounts: null,
  },
  publicView: {
    summary: ({ name, primarySymbol, description, externalIdsList }) => ({
      name,
      symbols: primarySymbol === null ? [] : [primarySymbol],
      description,
      uniprotIds: externalIdsList.flatMap(({ uniprotId }) => uniprotId ?? []),
    }),
    schemaOrg: { type: 'Protein' },
    isInSitemap: true,
    sequences: { dataset: 'araport11_protein', choice: 'matching_model' },
  },
  search: {
    index: proteinIndex,
    criteria: proteinSearch,
    toDocument: toProteinDocument,
    loadFurther: loadProteinSearchFields,
    namesOfOthers: ['geneName', 'locusName', 'symbol'],
  },
  parts: [definePart(structureFile, loadStructureFile), definePart(proteinVariants, loadProteinVariants)],
  termSets: { interpro: loadInterproSets },
})

export function identifiersOfProtein({ name, externalIdsList }: ProteinRecord): RecordIdentifiers {
  const uniprotIds = externalIdsList.flatMap((ids) => ids.uniprotId ?? [])
  return { label: name, names: [{ type: 'name', name }, ...uniprotIds.map((each) => ({ type: 'uniprot', name: each }) as const)] }
}
