import { annotations, previewedCitations } from '@rosette/release-kit/changes/citations.ts'
import { defineKindServer, definePart } from '@rosette/release-kit/kind-server.ts'
import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import { curationSources } from '@rosette/release-kit/sources/curation-sources.ts'
import { locusNeighbourhood } from '../contract/interactions/locus-neighbourhood.ts'
import { locusExpression } from '../contract/locus-expression.ts'
import { locusOrthologs, locusParalogs } from '../contract/locus-homology.ts'
import { locusPathways } from '../contract/locus-pathways.ts'
import type { LocusRecord } from '../contract/locus-record.ts'
import { locusSequences } from '../contract/locus-sequences.ts'
import { locusUniprot } from '../contract/locus-uniprot.ts'
import { locusCarriers, locusVariants } from '../contract/locus-variants.ts'
import { uniprotNames } from '../contract/uniprot-names.ts'
import { ingestEmbryoExpression } from './ingest/ingest-embryo-expression.ts'
import { ingestExpressionMatrices, ingestExpressionSheets } from './ingest/ingest-expression.ts'
import { ingestGeneAliases } from './ingest/ingest-gene-aliases.ts'
import { ingestGeneModels, ingestLocusBounds } from './ingest/ingest-gene-models.ts'
import { ingestGeneModelsBed12 } from './ingest/ingest-gene-models-bed12.ts'
import { ingestGeneModelsGff3 } from './ingest/ingest-gene-models-gff3.ts'
import { ingestInteractions } from './ingest/ingest-interactions.ts'
import { ingestKlepikovaCounts, ingestKlepikovaSamples } from './ingest/ingest-klepikova.ts'
import { ingestAnnotatedLoci, ingestBed12Loci, ingestPhenotypeLoci, ingestTair10Loci } from './ingest/ingest-listed-loci.ts'
import {
  ingestFunctionalDescriptions,
  ingestGeneFamilies,
  ingestLocusCorrections,
  ingestLocusDetails,
  ingestLocusPublications,
} from './ingest/ingest-locus-details.ts'
import { ingestLocusHistory, ingestTairLocusHistory } from './ingest/ingest-locus-history.ts'
import { ingestLocusAccessions, ingestLocusNames, ingestNcbiGenes } from './ingest/ingest-locus-names.ts'
import { ingestMitab } from './ingest/ingest-mitab.ts'
import { ingestOrthologs, ingestParalogs } from './ingest/ingest-orthologs.ts'
import { loadLoci } from './load/load-locus.ts'
import { loadLocusExpression } from './load/load-locus-expression.ts'
import { loadLocusOrthologs, loadLocusParalogs, orthologText, paralogText } from './load/load-locus-homology.ts'
import { loadLocusNeighbourhood } from './load/load-locus-neighbourhood.ts'
import { loadLocusPathways } from './load/load-locus-pathways.ts'
import { loadFamilySets, locusGeneSets } from './load/load-locus-sets.ts'
import { loadModelSequences } from './load/load-model-sequences.ts'
import { loadGeneSets, loadPathwaySets } from './load/load-pathway-sets.ts'
import { factsOfLocus } from './locus-facts.ts'
import { locusInvariants } from './locus-invariants.ts'
import { ingestMotifs } from './motifs/ingest-motifs.ts'
import { ingestGeneSets } from './pathways/ingest-gene-sets.ts'
import { ingestPathways } from './pathways/ingest-pathways.ts'
import { locusIndex, locusSearch, toLocusDocument } from './search/index-locus.ts'
import { locusHistoryListing } from './search/list-locus-history.ts'
import { loadLocusSearchFields } from './search/load-locus-search-fields.ts'
import { loadLocusUniprot } from './uniprot/load-locus-uniprot.ts'
import { loadLocusCarriers, loadLocusVariants } from './variants/load-locus-variants.ts'

export const locusServer = defineKindServer<LocusRecord>({
  tables: [
    new URL('./locus-tables.sql', import.meta.url),
    new URL('./expression-tables.sql', import.meta.url),
    new URL('./pathways/pathway-tables.sql', import.meta.url),
    new URL('./motifs/motif-tables.sql', import.meta.url),
  ],
  derive: [
    new URL('./locus-corrections.sql', import.meta.url),
    new URL('./locus-derive.sql', import.meta.url),
    new URL('./ortholog-derive.sql', import.meta.url),
    new URL('./pathways/pathway-derive.sql', import.meta.url),
    new URL('./motifs/motif-derive.sql', import.meta.url),
    new URL('./expression-derive.sql', import.meta.url),
  ],
  derivesFrom: [],
  loadsFrom: [
    'analysisreference',
    'annotation',
    'annotation_reference',
    'array_element',
    'array_element_locus',
    'clone',
    'clone_gene',
    'clone_location',
    'communication',
    'ecotype',
    'ecotype_accession',
    'gene',
    'gene_model_refseq',
    'germplasm',
    'germplasm_phenotype',
    'insertion_line_check',
    'lesser_member',
    'locus_uniprot',
    'locus_uniprot_entry',
    'map',
    'map_locus',
    'marker',
    'marker_detail',
    'nucleotide_sequence',
    'ontology_closure',
    'ontology_slim',
    'ontology_synonym',
    'ontology_term',
    'polymorphism',
    'polymorphism_gene',
    'polymorphism_germplasm',
    'protein',
    'protein_interpro',
    'protein_sequence',
    'protein_signature',
    'publication',
    'publication_locus',
    'transposon',
    'transposon_locus',
    'uniprot_current_entry',
    'uniprot_entry',
    'uniprot_entry_locus',
    'uniprot_feature',
    'uniprot_isoform',
    'uniprot_keyword',
    'uniprot_named_locus',
    'uniprot_named_model',
    'uniprot_reference',
    'uniprot_text',
    'withdrawn_annotation',
  ],
  sources: [
    ingestGeneModels,
    ingestGeneModelsGff3,
    ingestGeneModelsBed12,
    ingestLocusBounds,
    ingestTair10Loci,
    ingestBed12Loci,
    ingestPhenotypeLoci,
    ingestAnnotatedLoci,
    ingestGeneAliases,
    ingestFunctionalDescriptions,
    ingestLocusAccessions,
    ingestLocusNames,
    ingestNcbiGenes,
    ingestLocusPublications,
    ingestLocusHistory,
    ingestTairLocusHistory,
    ingestParalogs,
    ...ingestOrthologs,
    ingestGeneFamilies,
    ingestEmbryoExpression,
    ingestKlepikovaCounts,
    ingestKlepikovaSamples,
    ingestExpressionMatrices,
    ingestExpressionSheets,
    ...ingestInteractions,
    ingestMitab,
    ingestPathways,
    ingestGeneSets,
    ingestMotifs,
    ingestLocusDetails,
    ingestLocusCorrections,
    ...curationSources('locus'),
  ],
  invariants: locusInvariants,
  // TRUTH-007: dropped, genetic and merely listed loci are records, but not what "all loci" means.
  keys: { table: 'locus', column: 'locus_id', counted: 'not is_obsolete and chromosome is not null' },
  loadRecords: loadLoci,
  lookups: ({ name, tairObjectId }) => [
    { by: 'name', value: name.toUpperCase() },
    ...(tairObjectId === null ? [] : [{ by: 'accession' as const, value: String(tairObjectId) }]),
  ],
  identifiers: identifiersOfLocus,
  facts: factsOfLocus,
  ownFacts: {
    name: 'Summary',
    tairObjectId: 'Summary',
    isObsolete: 'Summary',
    isGenetic: 'Summary',
    geneModelType: 'Summary',
    geneFamilies: 'Summary',
    updateHistories: 'Summary',
    symbols: 'Symbols',
    otherNames: 'Symbols',
    description: 'Description',
    computationalDescription: 'Description',
    geneModels: 'Transcripts',
    droppedModels: 'Transcripts',
    span: 'Maps and Mapping Data',
    globalAssignments: 'Maps and Mapping Data',
    geneticMarkers: 'Maps and Mapping Data',
    transposons: 'Maps and Mapping Data',
    nucleotideSequences: 'Sequences',
    proteinSequences: 'Sequences',
    proteins: (proteins) => ({ 'Protein Data': proteins.map(({ protein }) => protein) }),
    uniprotIds: 'Protein Data',
    uniprotEntry: 'Protein Data',
    pathwayCount: (count) => ({ 'Protein Data': count || null }),
    uniprotTextCount: (count) => ({ 'Protein Data': count || null }),
    interactions: ({ rows, total }) => ({ 'Protein Data': { rows: rows.map(({ symbol, ...interaction }) => interaction), total } }),
    ncbiGeneId: 'External Links',
    embryoExpression: 'Expression',
    singleChannelArrayElements: 'Expression',
    dualChannelArrayElements: 'Expression',
    expressionDataSets: (sets) => ({
      Expression: sets.flatMap(({ title, standing }) => (standing === 'absent' ? [] : [{ title, standing }])),
    }),
    annotationGroups: annotations,
    withdrawnAnnotations: 'Gene Ontology',
    homology: 'Homology',
    germplasms: 'Germplasm and Clones',
    clones: 'Germplasm and Clones',
    polymorphisms: 'Polymorphisms',
    publications: previewedCitations,
    externalLinkGroups: 'External Links',
    comments: 'Comments',
    locusId: null,
    knownFrom: null,
    namesakes: null,
    repGene: null,
    otherGenes: null,
    transcriptCounts: null,
    affectedByHistories: null,
    superAssignments: null,
    jbrowseChromosome: null,
    mapLinks: null,
    hasVariantSets: null,
    variants: null,
  },
  publicView: {
    summary: ({ name, symbols, geneModelType, description, span, uniprotIds }) => ({
      name,
      symbols: symbols.map((symbol) => symbol.name),
      type: geneModelType,
      description,
      position: span,
      uniprotIds,
    }),
    schemaOrg: {
      type: 'Gene',
      ofRecord: ({ symbols, otherNames, ncbiGeneId }) => ({
        alternateName: [...symbols.map(({ name }) => name), ...otherNames],
        ...(ncbiGeneId !== null && { sameAs: `https://identifiers.org/ncbigene:${ncbiGeneId}` }),
      }),
    },
    isInSitemap: true,
    sequences: { dataset: 'araport11_genomic_locus', choice: 'one_per_locus' },
  },
  search: { index: locusIndex, criteria: locusSearch, toDocument: toLocusDocument, loadFurther: loadLocusSearchFields },
  listings: { locushistory: locusHistoryListing },
  termSets: { family: loadFamilySets, pathway: loadPathwaySets, gene_set: loadGeneSets },
  geneSets: locusGeneSets,
  parts: [
    definePart(locusOrthologs, loadLocusOrthologs, orthologText),
    definePart(locusParalogs, loadLocusParalogs, paralogText),
    definePart(locusSequences, loadModelSequences),
    definePart(locusExpression, loadLocusExpression),
    definePart(locusNeighbourhood, loadLocusNeighbourhood),
    definePart(locusPathways, loadLocusPathways),
    definePart(locusUniprot, loadLocusUniprot),
    definePart(locusVariants, loadLocusVariants),
    definePart(locusCarriers, loadLocusCarriers),
  ],
})

/**
 * Gene models, UniProt entries and probe sets resolve to their locus, so a list of them becomes a list of loci. A symbol that a genetic
 * locus shares with a locus that has a sequence means the latter (TRUTH-004).
 */
export function identifiersOfLocus(locus: LocusRecord): RecordIdentifiers {
  if (locus.namesakes.length > 0) return { label: locus.name, names: [] }
  const { name, tairObjectId, geneModels, uniprotIds, singleChannelArrayElements, symbols, otherNames, isObsolete } = locus
  return {
    label: name,
    ...(isObsolete && { obsolete: { successor: null } }),
    names: [
      // The name of an obsolete locus is in retired_identifier, with all its successors.
      ...(isObsolete ? [] : [{ type: 'name', name } as const]),
      // DLOCUS-001: with or without the prefix.
      ...(tairObjectId === null
        ? []
        : [`Locus:${tairObjectId}`, String(tairObjectId)].map((text) => ({ type: 'accession', name: text }) as const)),
      ...geneModels.map((model) => ({ type: 'gene_model', name: model.name }) as const),
      ...uniprotNames(uniprotIds).map((uniprotId) => ({ type: 'uniprot', name: uniprotId }) as const),
      // Names of clones on dual-channel arrays are left out: some are also symbols (MADS1).
      ...singleChannelArrayElements.map(({ arrayElement }) => ({ type: 'probe', name: arrayElement.label }) as const),
      ...symbols.map((symbol) => ({ type: 'symbol', name: symbol.name }) as const),
      ...symbols.flatMap(({ fullName }) => (fullName === null ? [] : [{ type: 'full_name', name: fullName } as const])),
      ...otherNames.map((other) => ({ type: 'alias', name: other }) as const),
      ...crossReferences(locus).map((entry) => ({ type: 'cross_reference', name: entry }) as const),
    ],
  }
}

/** Entries of other databases, an accession with and without its version: `NM_118013.3`, `NM_118013`, `GeneID:827631`. */
function crossReferences({ nucleotideSequences, ncbiGeneId }: LocusRecord): string[] {
  const accessions = nucleotideSequences.map(({ icAccession }) => icAccession)
  const plain = accessions.map((accession) => accession.replace(/\.\d+$/, ''))
  return [...accessions, ...plain, ...(ncbiGeneId === null ? [] : [`GeneID:${ncbiGeneId}`])]
}
