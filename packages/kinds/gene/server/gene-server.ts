import { genePicturesOf } from '@rosette/contract-kit/records/gene-pictures.ts'
import { previewedCitations } from '@rosette/release-kit/changes/citations.ts'
import { defineKindServer, definePart } from '@rosette/release-kit/kind-server.ts'
import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import { curationSources } from '@rosette/release-kit/sources/curation-sources.ts'
import type { GeneRecord } from '../contract/gene-record.ts'
import { geneIndex, geneSearch, toGeneDocument } from './index-gene.ts'
import { ingestGeneFamilyDetails, ingestGeneFamilyPages } from './ingest-gene-families.ts'
import {
  ingestGeneAccessions,
  ingestGeneConfidenceClass,
  ingestGeneConfidenceRating,
  ingestGeneDetails,
  ingestGeneRefseq,
  ingestTair10CodingSequences,
  ingestTair10Proteins,
} from './ingest-genes.ts'
import { loadGenes } from './load-gene.ts'
import { loadGenePicture } from './load-gene-picture.ts'

export const geneServer = defineKindServer<GeneRecord>({
  tables: [new URL('./gene-tables.sql', import.meta.url)],
  derive: [new URL('./gene-derive.sql', import.meta.url)],
  derivesFrom: ['functional_description', 'gene_family_member', 'gene_model', 'locus'],
  loadsFrom: [
    'analysisreference',
    'annotation',
    'annotation_reference',
    'communication',
    'gene_model',
    'gene_model_feature',
    'germplasm',
    'germplasm_phenotype',
    'insertion_line_check',
    'locus',
    'locus_publication',
    'locus_symbol',
    'map',
    'nucleotide_sequence',
    'ontology_slim',
    'ontology_term',
    'polymorphism',
    'polymorphism_gene',
    'protein',
    'protein_interpro',
    'publication',
  ],
  sources: [
    ingestGeneAccessions,
    ingestGeneRefseq,
    ingestGeneConfidenceClass,
    ingestGeneConfidenceRating,
    ingestGeneDetails,
    ingestTair10CodingSequences,
    ingestTair10Proteins,
    ingestGeneFamilyPages,
    ingestGeneFamilyDetails,
    ...curationSources('gene'),
  ],
  keys: { table: 'gene', column: 'gene_id' },
  loadRecords: loadGenes,
  lookups: ({ name }) => [{ by: 'name', value: name.toUpperCase() }],
  identifiers: identifiersOfGene,
  ownFacts: {
    name: 'Summary',
    nameType: 'Summary',
    geneModelType: 'Summary',
    description: 'Summary',
    locus: 'Summary',
    dateLastModified: 'Summary',
    tairAccession: 'Summary',
    isObsolete: 'Summary',
    isRepresentative: 'Summary',
    confidenceClass: 'Summary',
    confidenceRating: 'Summary',
    mapLocation: 'Maps and Mapping Data',
    nucleotideSequences: 'Sequences',
    geneFeatures: 'Gene Features',
    proteinData: (proteins) => ({ 'Protein Data': proteins.map(({ protein }) => protein) }),
    polymorphismInfos: 'Polymorphisms',
    publications: previewedCitations,
    externalLinks: 'External Links',
    comments: 'Comments',
    geneId: null,
    symbols: null,
    primarySymbol: null,
    annotationGroups: null,
    germplasms: null,
  },
  publicView: {
    summary: ({ name, symbols, geneModelType, description }) => ({
      name,
      symbols: symbols.map(({ symbol }) => symbol),
      type: geneModelType,
      description,
    }),
    schemaOrg: { type: 'Gene' },
    isInSitemap: true,
    sequences: { dataset: 'araport11_transcripts', choice: 'matching_model' },
  },
  search: {
    index: geneIndex,
    criteria: geneSearch,
    toDocument: toGeneDocument,
    namesOfOthers: ['locusName', 'primarySymbol', 'affiliateSymbol'],
  },
  parts: [definePart(genePicturesOf('gene'), loadGenePicture)],
})

/** Symbols identify the locus, not the gene model. */
export function identifiersOfGene({ name, tairAccession, isObsolete }: GeneRecord): RecordIdentifiers {
  return {
    label: name,
    // No source names the successor of a dropped model.
    ...(isObsolete && { obsolete: { successor: null } }),
    names: [{ type: 'name', name }, ...(tairAccession === null ? [] : [{ type: 'accession', name: tairAccession } as const])],
  }
}
