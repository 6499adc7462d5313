import { genePicturesOf } from '@rosette/contract-kit/records/gene-pictures.ts'
import { citations } from '@rosette/release-kit/changes/citations.ts'
import { defineKindServer, definePart } from '@rosette/release-kit/kind-server.ts'
import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import { curationSources } from '@rosette/release-kit/sources/curation-sources.ts'
import type { GermplasmRecord } from '../contract/germplasm-record.ts'
import { germplasmIndex, germplasmSearch, namesIn, toGermplasmDocument } from './index-germplasm.ts'
import {
  ingestGermplasmAlleles,
  ingestGermplasmConstructs,
  ingestGermplasmDetails,
  ingestGermplasmPhenotypes,
  ingestMemberPhenotypes,
  ingestSeedPools,
  ingestSeedStocks,
} from './ingest-germplasms.ts'
import { loadGermplasms } from './load-germplasm.ts'
import { loadGermplasmPictures } from './load-germplasm-pictures.ts'
import { loadGermplasmSearchFields } from './load-germplasm-search-fields.ts'

export const germplasmServer = defineKindServer<GermplasmRecord>({
  tables: [new URL('./germplasm-tables.sql', import.meta.url)],
  derive: [new URL('./germplasm-derive.sql', import.meta.url)],
  derivesFrom: [],
  loadsFrom: [
    'clone',
    'ecotype',
    'ecotype_accession',
    'gene',
    'gene_model',
    'gene_model_feature',
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
    ingestMemberPhenotypes,
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
  ownFacts: {
    name: 'Summary',
    originalName: 'Summary',
    tairObjectId: 'Summary',
    scientificName: 'Summary',
    germplasmType: 'Summary',
    description: 'Summary',
    specialGrowthConditions: 'Summary',
    mutagen: 'Summary',
    aneuploid: 'Summary',
    ploidy: 'Summary',
    dateLastModified: 'Summary',
    otherNames: 'Summary',
    loci: 'Summary',
    accessions: (lines) => ({ Accessions: lines.map(({ ecotype }) => ecotype) }),
    phenotypes: 'Phenotypes',
    polymorphisms: 'Polymorphisms',
    constructs: 'Constructs',
    images: 'Images',
    stocks: 'Stocks',
    stockEntries: 'Stocks',
    memberStockEntries: 'Stocks',
    parentLines: 'Parent Lines',
    progenyLines: 'Progeny Lines',
    publications: citations,
    attributions: 'Attributions',
    comments: 'Comments',
    germplasmId: null,
    insertions: null,
  },
  publicView: {
    summary: ({ name, germplasmType, phenotypes }) => ({ name, type: germplasmType, description: phenotypes[0]?.phenotype ?? null }),
    schemaOrg: { type: 'BioChemEntity' },
    isInSitemap: true,
    sequences: null,
  },
  search: { index: germplasmIndex, criteria: germplasmSearch, toDocument: toGermplasmDocument, loadFurther: loadGermplasmSearchFields },
  parts: [definePart(genePicturesOf('germplasm'), loadGermplasmPictures)],
})

export function identifiersOfGermplasm({ name, originalName, tairObjectId, otherNames, stocks }: GermplasmRecord): RecordIdentifiers {
  return {
    label: name,
    names: [
      { type: 'name', name },
      ...(tairObjectId === null ? [] : [{ type: 'accession', name: `Germplasm:${tairObjectId}` } as const]),
      ...(originalName === null ? [] : [{ type: 'alias', name: originalName } as const]),
      ...otherNames.flatMap(({ originalAlias }) => namesIn(originalAlias)).map((alias) => ({ type: 'alias', name: alias }) as const),
      ...stocks.map((stock) => ({ type: 'stock', name: stock.name }) as const),
    ],
  }
}
