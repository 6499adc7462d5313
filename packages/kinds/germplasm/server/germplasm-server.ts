import { curationSources } from '@rosette/release-kit/curation-sources.ts'
import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { GermplasmRecord } from '../contract/germplasm-record.ts'
import { identifiersOfGermplasm } from './identifiers-of-germplasm.ts'
import { germplasmIndex, toGermplasmDocument } from './index-germplasm.ts'
import { ingestGermplasmAlleles, ingestGermplasmConstructs, ingestGermplasmDetails } from './ingest-germplasm-details.ts'
import { ingestGermplasmPhenotypes } from './ingest-germplasm-phenotypes.ts'
import { ingestSeedPools, ingestSeedStocks } from './ingest-seed-stocks.ts'
import { loadGermplasms } from './load-germplasm.ts'
import { loadGermplasmSearchFields } from './load-germplasm-search-fields.ts'
import { germplasmSearch } from './search-germplasm.ts'

export const germplasmServer = defineKindServer<GermplasmRecord>({
  tables: new URL('./germplasm-tables.sql', import.meta.url),
  derive: new URL('./germplasm-derive.sql', import.meta.url),
  derivesFrom: [],
  loadsFrom: [
    'clone',
    'ecotype',
    'ecotype_accession',
    'insertion_line_check',
    'locus',
    'locus_symbol',
    'polymorphism',
    'polymorphism_gene',
    'polymorphism_germplasm',
    'publication',
    'vector',
  ],
  sources: [
    ingestGermplasmPhenotypes,
    ingestSeedStocks,
    ingestSeedPools,
    ingestGermplasmDetails,
    ingestGermplasmConstructs,
    ingestGermplasmAlleles,
    ...curationSources('germplasm'),
  ],
  keys: { table: 'germplasm', column: 'germplasm_id' },
  loadRecords: loadGermplasms,
  lookups: () => [],
  identifiers: identifiersOfGermplasm,
  search: { index: germplasmIndex, criteria: germplasmSearch, toDocument: toGermplasmDocument, loadFurther: loadGermplasmSearchFields },
})
