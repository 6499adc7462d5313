import { parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import { categoryOfCode } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import {
  anyOf,
  type Clause,
  type ClauseContext,
  defineClauses,
  mapLocationClauses,
  valueClause,
} from '@rosette/search-engine/query/define-clauses.ts'
import { nameRanking } from '@rosette/search-engine/query/name-ranking.ts'
import { groupClause, textClause } from '@rosette/search-engine/query/text-clause.ts'
import { type GeneSearchField, LocusCriteria } from '../../contract/locus-search-card.ts'

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
const ofAnnotation = ['keywordTerm', 'keywordType', 'evidence'] as const
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
  clause: (criteria: LocusCriteria, context: ClauseContext) => object,
): Clause<unknown, LocusCriteria> {
  return (_, criteria, context) => (together.find((name) => criteria[name] !== undefined) === own ? clause(criteria, context) : null)
}

function annotationClause({ keywordTerm, keywordType, evidence }: LocusCriteria, { index }: ClauseContext): object {
  return groupClause(index, 'annotations', [
    ...(keywordTerm === undefined ? [] : [textClause(index, 'annotations.keyword', 'contains', keywordTerm)]),
    ...(keywordType === undefined ? [] : [valueClause('annotations.category', categoryOfCode(keywordType))]),
    ...(evidence === undefined ? [] : [valueClause('annotations.evidence', evidence)]),
  ])
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

/** The spelling used in `places`: `C` for the chloroplast. */
function shortName(chromosome: NonNullable<LocusCriteria['chromosome']>): string {
  return parseChromosome(chromosome)?.slice(3) ?? chromosome
}
