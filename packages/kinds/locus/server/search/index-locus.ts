import { parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import { categoryOfCode } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { parseTermId } from '@rosette/contract-kit/vocabulary/term-id.ts'
import {
  compared,
  decimal,
  defineIndex,
  flag,
  fullNames,
  group,
  identifier,
  integer,
  keyword,
  lesserMember,
  lesserNames,
  literature,
  mentions,
  nameList,
  prominence,
  prose,
  related,
  shown,
  termNames,
} from '@rosette/search-engine/index/index-definition.ts'
import {
  anyOf,
  type Clause,
  type ClauseContext,
  defineClauses,
  mapLocationClauses,
  valueClause,
} from '@rosette/search-engine/query/define-clauses.ts'
import { evidenceClause } from '@rosette/search-engine/query/evidence-clause.ts'
import { nameRanking } from '@rosette/search-engine/query/name-ranking.ts'
import { groupClause, textClause } from '@rosette/search-engine/query/text-clause.ts'
import type { z } from 'zod'
import type { LocusRecord } from '../../contract/locus-record.ts'
import { furtherNames, type GeneSearchField, LocusCriteria, LocusHit, locusFacets } from '../../contract/locus-search-card.ts'
import { uniprotNames } from '../../contract/uniprot-names.ts'

/**
 * GENERAL-012: names, other names, symbols, ids and description are searched, and below them what belongs to a locus (GENERAL-013,
 * GENERAL-014); the other fields are criteria of the gene form.
 */
export const locusIndex = defineIndex({
  hit: LocusHit,
  key: 'locus_tairObjectId',
  order: 'gene_name',
  facets: locusFacets,
  position: { chromosome: 'chromosome', start: 'start_position', end: 'end_position' },
  fields: {
    agi_code: identifier({ label: 'locus' }),
    // The main symbol outranks the others, so AG finds AGAMOUS first.
    symbol: nameList({ isSortable: true, label: 'symbol' }),
    symbols: nameList({ label: 'symbol' }),
    // After symbols: PHO2 is the symbol of a locus with a sequence before it is the name of a genetic locus (TRUTH-004), and MADS asks for
    // genes of this family before the genetic locus MADS4.
    gene_name: lesserNames({ isSearchable: true, isSortable: true, label: 'locus' }),
    gene_model_ids: nameList({ label: 'gene model' }),
    tairAccession: nameList({ label: 'TAIR accession' }),
    uniprot_ids: nameList({ isSearchable: true, label: 'UniProt id' }),
    // Some are of several words, such as KINASE PARTNER PROTEIN-LIKE; their beginning is not that of a name.
    other_names: fullNames({ isSearchable: true, label: 'other name' }),
    full_name: shown({ isSortable: true }),
    further_names: shown({ isSortable: true }),
    full_names: fullNames({ isSearchable: true, label: 'full name' }),
    description: prose({ isSearchable: true }),
    computational_description: prose(),
    phenotypes: mentions({ isSearchable: true, isSortable: true, label: 'phenotype' }),
    terms: termNames({ label: 'keyword' }),
    term_synonyms: termNames({ label: 'synonym of a keyword' }),
    paper_titles: literature(),
    go_ids: related({ label: 'GO id' }),
    po_ids: related({ label: 'PO id' }),
    line_ids: related({ label: 'insertion line' }),
    stock_ids: related({ label: 'germplasm' }),
    sequence_ids: related({ label: 'sequence' }),
    domain_ids: related({ label: 'protein domain' }),
    probe_ids: related({ label: 'array element' }),
    pubmed_ids: related({ label: 'PubMed id' }),
    keywords: prose({ isSearched: false, isSortable: true }),
    annotations: group({
      category: keyword(),
      evidence: keyword(),
      term: compared(),
      // The term and all above it, so that a term finds what is annotated below it (decision 0036).
      terms: compared(),
    }),
    annotation_count: integer(),
    evidence_codes: keyword(),
    evidence_groups: keyword(),
    go_terms: keyword(),
    po_terms: keyword(),
    pathways: keyword(),
    expressed_in: keyword(),
    locus_tair_id: nameList({ isSearched: false, isSearchable: true }),
    gene_tair_ids: nameList({ isSearched: false, isSearchable: true }),
    gene_model_type: keyword({ isSortable: true }),
    gene_model_types: keyword(),
    // Lists of gene ids may name any model, including one that only has a description.
    model_names: nameList({ isSearched: false }),
    chromosome: keyword(),
    start_position: integer(),
    end_position: integer(),
    places: group({ map_type: keyword(), units: keyword(), chromosome: keyword(), start: decimal(), end: decimal() }),
    is_obsolete: flag(),
    is_sequenced: flag(),
    has_literature: flag(),
    has_phenotype: flag(),
    has_insertion: flag(),
    position: shown({ isSortable: true }),
    publication_count: integer(),
    renown: prominence(),
    is_lesser_member: lesserMember(),
    locus_tairObjectId: integer(),
  },
})

type Position = { map_type: string; units: string; chromosome: string; start: number; end: number }

/** All fields except those that `loadLocusSearchFields` adds. */
type LocusDocument = Omit<z.output<typeof LocusHit>, 'phenotypes' | 'keywords'> & {
  agi_code: string | null
  symbols: string[]
  full_names: string[]
  further_names: string[]
  computational_description: string | null
  locus_tair_id: string | null
  chromosome: string | null
  start_position: number | null
  end_position: number | null
  places: Position[]
  is_obsolete: boolean
  is_sequenced: boolean
  has_literature: boolean
  renown: number | null
}

export function toLocusDocument(locus: LocusRecord): LocusDocument {
  const symbols = locus.symbols.map((symbol) => symbol.name)
  const [main] = locus.symbols
  const names = { symbol: main?.name ?? null, full_name: main?.fullName ?? null, other_names: [...symbols, ...locus.otherNames] }
  return {
    locus_tairObjectId: locus.locusId,
    gene_name: locus.name,
    agi_code: locus.isGenetic ? null : locus.name,
    ...names,
    // The symbols of a genetic locus are found with its other names.
    symbol: locus.isGenetic ? null : names.symbol,
    symbols: locus.isGenetic ? [] : symbols,
    further_names: furtherNames(names),
    full_names: [...new Set(locus.symbols.flatMap((symbol) => symbol.fullName ?? []))],
    description: locus.description,
    computational_description: locus.computationalDescription,
    uniprot_ids: uniprotNames(locus.uniprotIds),
    gene_model_ids: locus.geneModels.map((model) => model.name),
    gene_model_type: locus.geneModelType,
    locus_tair_id: locus.tairObjectId === null ? null : String(locus.tairObjectId),
    gene_tair_ids: locus.geneModels.map((model) => String(model.gene.key)),
    chromosome: locus.span?.chromosome.slice(3) ?? null,
    start_position: locus.span?.start ?? null,
    end_position: locus.span?.end ?? null,
    places: locus.globalAssignments.map(toPlace),
    is_obsolete: locus.isObsolete,
    is_sequenced: !locus.isGenetic,
    has_literature: locus.publications.total > 0,
    publication_count: locus.publications.total,
    // The engine ranks by a number above 0 or by none.
    renown: locus.publications.total || null,
    position: locus.span && `${locus.span.chromosome}:${locus.span.start}-${locus.span.end}`,
    tairAccession: locus.tairObjectId === null ? null : `Locus:${locus.tairObjectId}`,
  }
}

function toPlace({ mapType, units, chromosome, start, end }: LocusRecord['globalAssignments'][number]): Position {
  return { map_type: mapType, units, chromosome: chromosome.slice(3), start, end }
}

const names = ['gene_name', 'other_names', 'full_names'] as const

const fieldsOf: Readonly<Record<GeneSearchField, readonly string[]>> = {
  'Gene Name': names,
  Description: ['description'],
  Phenotype: ['phenotypes'],
  'Uniprot ID': ['uniprot_ids'],
  'Locus TAIR Object ID': ['locus_tair_id'],
  'Gene TAIR Object ID': ['gene_tair_ids'],
}

const storedMapTypes = { AGI: 'nuc_sequence', physical: 'physical', classical: 'genetic' } as const

// Criteria that must match the same annotation or location form one clause, built at the first of them.
const ofAnnotation = ['keywordTerm', 'keywordId', 'keywordType', 'evidence'] as const
const ofPlace = ['chromosome', 'mapType', 'startPos', 'endPos'] as const

export const locusSearch = defineClauses(
  LocusCriteria,
  {
    geneListUploadType: () => null,
    geneList: (list, { geneListUploadType, include_obsolete }, { listClause }) =>
      geneListUploadType === 'AGI Gene IDs'
        ? listClause(list, { kind: 'gene', field: 'model_names', hasObsolete: include_obsolete })
        : listClause(list, { kind: 'locus', field: 'gene_name', hasObsolete: include_obsolete }),
    // A release has no other plant.
    taxonName: () => null,
    searchType: () => null,
    searchBy: () => null,
    detailSearchText: (text, { searchType = 'contains', searchBy = 'Gene Name' }, { index }) =>
      anyOf(fieldsOf[searchBy].map((field) => textClause(index, field, searchType, text))),
    include_obsolete: (isWanted) => (isWanted ? null : valueClause('is_obsolete', false)),
    keywordTerm: firstOf(ofAnnotation, 'keywordTerm', annotationClause),
    keywordId: firstOf(ofAnnotation, 'keywordId', annotationClause),
    // Says how the term is meant.
    include_children: () => null,
    keywordType: firstOf(ofAnnotation, 'keywordType', annotationClause),
    evidence: firstOf(ofAnnotation, 'evidence', annotationClause),
    geneModelType: (types) => valueClause('gene_model_types', types),
    advanced: (options) => ({ bool: { filter: options.map((option) => advancedClauses[option]) } }),
    chromosome: firstOf(ofPlace, 'chromosome', placeClause),
    mapType: firstOf(ofPlace, 'mapType', placeClause),
    startPos: firstOf(ofPlace, 'startPos', placeClause),
    endPos: firstOf(ofPlace, 'endPos', placeClause),
    // All positions are in this unit.
    gaUnit: () => null,
    lociMatchCount: () => null,
    geneModelCount: () => null,
  },
  ({ detailSearchText: text, searchType: method = 'contains', searchBy = 'Gene Name' }, index) =>
    text === undefined ? null : nameRanking(index, { text, method, searched: fieldsOf[searchBy], names }),
)

const advancedClauses = {
  has_literature: valueClause('has_literature', true),
  genetic_loci_only: valueClause('is_sequenced', false),
} as const

function firstOf<Name extends keyof LocusCriteria>(
  together: readonly Name[],
  own: Name,
  clause: (criteria: LocusCriteria, context: ClauseContext) => object | Promise<object>,
): Clause<unknown, LocusCriteria> {
  return (_, criteria, context) => (together.find((name) => criteria[name] !== undefined) === own ? clause(criteria, context) : null)
}

async function annotationClause(criteria: LocusCriteria, context: ClauseContext): Promise<object> {
  const { keywordType, evidence } = criteria
  return groupClause(context.index, 'annotations', [
    ...(await termClauses(criteria, context)),
    ...(keywordType === undefined ? [] : [valueClause('annotations.category', categoryOfCode(keywordType))]),
    ...(evidence === undefined ? [] : [evidenceClause('annotations.evidence', evidence)]),
  ])
}

/** ONTO-001 to ONTO-004: one term by its id, or all whose name contains a text; in both cases with the terms below, unless unwanted. */
async function termClauses({ keywordTerm: text, keywordId, include_children }: LocusCriteria, context: ClauseContext): Promise<object[]> {
  const id = keywordId === undefined ? parseTermId(text ?? '') : (parseTermId(keywordId) ?? keywordId)
  const field = include_children ? 'annotations.terms' : 'annotations.term'
  if (id !== null) return [valueClause(field, id)]
  if (text === undefined) return []
  return [valueClause(field, await context.termsNamed(text))]
}

function placeClause({ chromosome, mapType, startPos, endPos }: LocusCriteria, { index }: ClauseContext): object {
  const fields = { chromosome: 'places.chromosome', start: 'places.start', end: 'places.end' }
  const hasRange = startPos !== undefined || endPos !== undefined
  return groupClause(index, 'places', [
    ...(chromosome === undefined ? [] : [valueClause('places.chromosome', shortName(chromosome))]),
    ...(mapType === undefined ? [] : [valueClause('places.map_type', storedMapTypes[mapType])]),
    // A range in bases does not apply to maps in centimorgans.
    ...(hasRange ? [valueClause('places.units', 'bp')] : []),
    ...mapLocationClauses(fields, { low_range: startPos, high_range: endPos }),
  ])
}

/** The spelling used in `indices`: `C` for the chloroplast. */
function shortName(chromosome: NonNullable<LocusCriteria['chromosome']>): string {
  return parseChromosome(chromosome)?.slice(3) ?? chromosome
}
