import { parseGeneModelType } from '@rosette/contract-kit/vocabulary/gene-model-types.ts'
import { amongKeys, groupedBy } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import { locusAnnotationsQuery } from '../load/load-locus-annotations.ts'

type AnnotationEntry = { keyword: string; category: string; evidence: string | null }
export type LocusSearchFields = {
  keywords: string[]
  annotations: AnnotationEntry[]
  annotation_count: number
  evidence_codes: string[]
  phenotypes: string[]
  model_names: string[]
  gene_model_types: string[]
}

/**
 * What the gene form asks for and no record holds whole: all annotations and phenotypes, of which the record has the first, and all gene
 * models, of which it has those that can be drawn. uORFs are described only.
 */
export async function loadLocusSearchFields(db: ReleaseDb, locusIds: readonly number[]): Promise<Map<number, LocusSearchFields>> {
  const [annotations, phenotypes, models] = await Promise.all([
    locusAnnotationsQuery(db, locusIds).execute(),
    locusPhenotypesQuery(db, locusIds).execute(),
    locusModelsQuery(db, locusIds).execute(),
  ])
  // Nobody looks for a locus by what it is said not to do.
  const affirmed = annotations.filter((line) => !line.isNegated)
  const annotationsOf = groupedBy(affirmed, 'locusId')
  const phenotypesOf = groupedBy(phenotypes, 'locusId')
  const modelsOf = groupedBy(models, 'locusId')
  return new Map(
    locusIds.map((locusId) => {
      const lines = annotationsOf(locusId)
      const ownModels = modelsOf(locusId)
      const fields = {
        keywords: [...new Set(lines.map((line) => line.name))],
        annotations: lines.map(({ name, category, evidenceCode }) => ({ keyword: name, category, evidence: evidenceCode })),
        annotation_count: lines.length,
        evidence_codes: [...new Set(lines.flatMap((line) => line.evidenceCode ?? []))],
        phenotypes: phenotypesOf(locusId).map((line) => line.phenotype),
        model_names: ownModels.flatMap((line) => line.name ?? []),
        gene_model_types: typesOf(ownModels.flatMap((line) => [line.locusType, line.geneModelType ?? []].flat())),
      }
      return [locusId, fields]
    }),
  )
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

/** A line for each gene model that is in use, and one for a locus without any. */
export function locusModelsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locus')
    .leftJoin('gene', (join) => join.onRef('gene.locusId', '=', 'locus.locusId').on('gene.isObsolete', '=', sql.lit(false)))
    .select(['locus.locusId', 'locus.geneModelType as locusType', 'gene.name', 'gene.geneModelType'])
    .where('locus.locusId', '=', amongKeys(locusIds))
    .orderBy('locus.locusId')
    .orderBy('gene.name')
}
