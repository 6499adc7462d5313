import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import { locusAnnotationsQuery } from './load-locus-annotations.ts'

type AnnotationEntry = { keyword: string; category: string; evidence: string | null }
export type LocusSearchFields = { keywords: string[]; annotations: AnnotationEntry[]; evidence_codes: string[]; phenotypes: string[] }

/** All annotations and phenotypes of a locus, which the gene form asks for; the record holds the first of each. */
export async function loadLocusSearchFields(db: ReleaseDb, locusIds: readonly number[]): Promise<Map<number, LocusSearchFields>> {
  const [annotations, phenotypes] = await Promise.all([
    locusAnnotationsQuery(db, locusIds).execute(),
    locusPhenotypesQuery(db, locusIds).execute(),
  ])
  // What a locus is said not to do is no way to find it.
  const annotationsOf = Map.groupBy(
    annotations.filter((line) => !line.isNegated),
    (line) => line.locusId,
  )
  const phenotypesOf = Map.groupBy(phenotypes, (line) => line.locusId)
  return new Map(
    locusIds.map((locusId) => {
      const lines = annotationsOf.get(locusId) ?? []
      const fields = {
        keywords: [...new Set(lines.map((line) => line.name))],
        annotations: lines.map(({ name, category, evidenceCode }) => ({ keyword: name, category, evidence: evidenceCode })),
        evidence_codes: [...new Set(lines.flatMap((line) => line.evidenceCode ?? []))],
        phenotypes: (phenotypesOf.get(locusId) ?? []).map((line) => line.phenotype),
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
    .where('locus.locusId', '=', (eb) => eb.fn.any(sql.val(locusIds)))
    .where('line.phenotype', 'is not', null)
    .orderBy('locus.locusId')
    .orderBy('phenotype')
}
