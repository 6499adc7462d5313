import {
  type GeneVariant,
  type GeneVariants,
  mostVariants,
  partOfRegion,
  zygosityOfGenotypes,
} from '@rosette/contract-kit/records/gene-picture-parts.ts'
import { amongKeys, groupedBy, type RowOf } from '../keyed-rows.ts'
import type { ReleaseDb } from '../release-db.ts'

/** Insertions and other polymorphisms in or at a locus, by position; those without one come last. */
export async function loadGeneVariants(db: ReleaseDb, locusIds: readonly number[]): Promise<(locusId: number) => GeneVariants> {
  const [hits, genotypes] = await Promise.all([geneVariantsQuery(db, locusIds).execute(), genotypesQuery(db, locusIds).execute()])
  const hitsOf = groupedBy(hits, 'locusId')
  const genotypesOf = groupedBy(genotypes, 'locusId')
  return (locusId) => {
    // One row for each model that is hit, the representative one first.
    const byKey = [...Map.groupBy(hitsOf(locusId), (hit) => hit.polymorphismId).values()]
    const ofLine = Map.groupBy(genotypesOf(locusId), ({ line }) => line)
    const rows = byKey.slice(0, mostVariants).flatMap(([first]) => {
      const checks = first?.line == null ? [] : (ofLine.get(first.line) ?? [])
      return first ? [toVariant(first, checks)] : []
    })
    return { rows, total: byKey.length }
  }
}

type VariantRow = RowOf<typeof geneVariantsQuery>
type GenotypeRow = RowOf<typeof genotypesQuery>

function toVariant(row: VariantRow, checks: readonly GenotypeRow[]): GeneVariant {
  const { polymorphismId, name, polymorphismType, insertionType, startPosition, endPosition, region } = row
  // A line written down for a gene on another chromosome has no place in the picture of this one.
  const isHere = row.chromosome === row.locusChromosome
  return {
    polymorphism: { kind: 'polymorphism', key: polymorphismId, label: name },
    polymorphismType,
    insertionType,
    start: isHere ? startPosition : null,
    end: isHere ? (endPosition ?? startPosition) : null,
    part: partOfRegion(region),
    zygosity: zygosityOfGenotypes(checks.map(({ genotype }) => genotype)),
  }
}

export function geneVariantsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('polymorphismGene as hit')
    .innerJoin('polymorphism', 'polymorphism.polymorphismId', 'hit.polymorphismId')
    .innerJoin('locus', 'locus.locusId', 'hit.locusId')
    .leftJoin('geneModel', 'geneModel.name', 'hit.geneModelName')
    .select(['hit.locusId', 'hit.region', 'locus.chromosome as locusChromosome'])
    .select(['polymorphism.polymorphismId', 'polymorphism.name', 'polymorphism.line', 'polymorphism.polymorphismType'])
    .select(['polymorphism.insertionType', 'polymorphism.chromosome', 'polymorphism.startPosition', 'polymorphism.endPosition'])
    .where('hit.locusId', '=', amongKeys(locusIds))
    .orderBy('hit.locusId')
    .orderBy('polymorphism.startPosition', (order) => order.asc().nullsLast())
    .orderBy('polymorphism.name')
    .orderBy('geneModel.isRepresentative', (order) => order.desc().nullsLast())
    .orderBy('hit.region')
}

/** What was found when the lines chosen for a gene were genotyped. */
export function genotypesQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locus')
    .innerJoin('insertionLineCheck as checked', 'checked.locusName', 'locus.name')
    .select(['locus.locusId', 'checked.line', 'checked.genotype'])
    .distinct()
    .where('locus.locusId', '=', amongKeys(locusIds))
    .orderBy('locus.locusId')
    .orderBy('checked.line')
    .orderBy('checked.genotype')
}
