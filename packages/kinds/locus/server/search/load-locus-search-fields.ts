import { evidenceGroupOf } from '@rosette/contract-kit/vocabulary/evidence-codes.ts'
import { parseGeneModelType } from '@rosette/contract-kit/vocabulary/gene-model-types.ts'
import {
  geneOntologyCategories,
  type OntologyCategory,
  plantOntologyCategories,
} from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { amongKeys, groupedBy } from '@rosette/database/keyed-rows.ts'
import { locusAnnotationsQuery } from '@rosette/database/records/load-annotation-groups.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import { loadExpressedOrgans } from './load-expressed-organs.ts'
import { type LocusRelated, loadLocusRelated } from './load-locus-related.ts'
import { loadPathwayNames } from './load-pathway-names.ts'
import { loadSynonyms, loadTermsAbove, namesAndIds, type Term } from './load-terms-above.ts'

type AnnotationEntry = { category: string; evidence: string | null; term: string | null; terms: string[] }
export type LocusSearchFields = LocusRelated &
  ReturnType<typeof namesAndIds> & {
    keywords: string[]
    annotations: AnnotationEntry[]
    annotation_count: number
    evidence_codes: string[]
    evidence_groups: string[]
    go_terms: string[]
    po_terms: string[]
    pathways: string[]
    expressed_in: string[]
    phenotypes: string[]
    has_phenotype: boolean
    has_insertion: boolean
    is_lesser_member: boolean
    model_names: string[]
    gene_model_types: string[]
  }

/**
 * Fields that the gene form searches and records hold only in part, beside what else leads to a locus: all annotations and phenotypes (records have the first ones) and all
 * gene models (records have those that can be drawn; uORFs only have a description).
 */
export async function loadLocusSearchFields(db: ReleaseDb, locusIds: readonly number[]): Promise<Map<number, LocusSearchFields>> {
  const [annotations, phenotypes, models, inserted, lesser, relatedOf, pathwaysOf, organsOf] = await Promise.all([
    locusAnnotationsQuery(db, locusIds).execute(),
    locusPhenotypesQuery(db, locusIds).execute(),
    locusModelsQuery(db, locusIds).execute(),
    insertedLociQuery(db, locusIds).execute(),
    lesserMembersQuery(db, locusIds).execute(),
    loadLocusRelated(db, locusIds),
    loadPathwayNames(db, locusIds),
    loadExpressedOrgans(db, locusIds),
  ])
  const withInsertion = new Set(inserted.map(({ locusId }) => locusId))
  const lesserMembers = new Set(lesser.map(({ locusId }) => locusId))
  // Nobody searches for a locus by what it does not do.
  const affirmed = annotations.filter((line) => !line.isNegated)
  const annotationsOf = groupedBy(affirmed, 'locusId')
  const termsAbove = await loadTermsAbove(db, [...new Set(affirmed.map(({ keywordId }) => keywordId))])
  const termsOf = ({ keywordId, name, externalId, isObsolete }: Term) => [
    { keywordId, name, externalId, isObsolete },
    ...termsAbove(keywordId),
  ]
  const synonymsOf = await loadSynonyms(db, [...new Set(affirmed.flatMap(termsOf).map(({ keywordId }) => keywordId))])
  const phenotypesOf = groupedBy(phenotypes, 'locusId')
  const modelsOf = groupedBy(models, 'locusId')
  return new Map(
    locusIds.map((locusId) => {
      const lines = annotationsOf(locusId)
      const ownModels = modelsOf(locusId)
      const fields = {
        ...relatedOf(locusId),
        keywords: [...new Set(lines.map((line) => line.name))],
        ...namesAndIds(lines.flatMap(termsOf), synonymsOf),
        annotations: lines.map((line) => ({
          category: line.category,
          evidence: line.evidenceCode,
          term: line.externalId,
          terms: termsOf(line).flatMap(({ externalId }) => externalId ?? []),
        })),
        annotation_count: lines.length,
        evidence_codes: [...new Set(lines.flatMap((line) => line.evidenceCode ?? []))],
        evidence_groups: [...new Set(lines.map((line) => evidenceGroupOf(line.evidenceCode)))],
        go_terms: namesOf(lines, geneOntologyCategories),
        po_terms: namesOf(lines, plantOntologyCategories),
        pathways: pathwaysOf(locusId),
        expressed_in: organsOf(locusId),
        phenotypes: phenotypesOf(locusId).map((line) => line.phenotype),
        has_phenotype: phenotypesOf(locusId).length > 0,
        has_insertion: withInsertion.has(locusId),
        is_lesser_member: lesserMembers.has(locusId),
        model_names: ownModels.flatMap((line) => line.name ?? []),
        gene_model_types: typesOf(ownModels.flatMap((line) => [line.locusType, line.geneModelType ?? []].flat())),
      }
      return [locusId, fields]
    }),
  )
}

/** Names of the annotated terms of one ontology. */
function namesOf(lines: readonly { name: string; category: string }[], categories: readonly OntologyCategory[]): string[] {
  const ofOntology = lines.filter((line) => categories.some(({ category }) => category === line.category))
  return [...new Set(ofOntology.map((line) => line.name))]
}

/** Loci in or beside which an insertion line has its insertion. */
export function insertedLociQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('polymorphismGene as hit')
    .innerJoin('polymorphism', 'polymorphism.polymorphismId', 'hit.polymorphismId')
    .select('hit.locusId')
    .distinct()
    .where('hit.locusId', '=', amongKeys(locusIds))
    .where('polymorphism.line', 'is not', null)
}

export function lesserMembersQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db.selectFrom('lesserMember').select('locusId').where('locusId', '=', amongKeys(locusIds))
}

export function locusPhenotypesQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locus')
    .innerJoin('germplasmPhenotype as line', 'line.locusName', 'locus.name')
    .select('locus.locusId')
    .select((eb) => eb.ref('line.phenotype').$notNull().as('phenotype'))
    .distinct()
    .where('locus.locusId', '=', amongKeys(locusIds))
    .where('line.phenotype', 'is not', null)
    .orderBy('locus.locusId')
    .orderBy('phenotype')
}

function typesOf(types: readonly string[]): string[] {
  return [...new Set(types.map((type) => parseGeneModelType(type) ?? 'unknown'))]
}

/** One row for each gene model in use, and one for a locus without any. */
export function locusModelsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locus')
    .leftJoin('gene', (join) => join.onRef('gene.locusId', '=', 'locus.locusId').on('gene.isObsolete', '=', sql.lit(false)))
    .select(['locus.locusId', 'locus.geneModelType as locusType', 'gene.name', 'gene.geneModelType'])
    .where('locus.locusId', '=', amongKeys(locusIds))
    .orderBy('locus.locusId')
    .orderBy('gene.name')
}
