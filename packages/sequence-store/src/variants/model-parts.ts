import { parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import { groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { GeneModel } from '../gene-model.ts'

/** Exons and coding parts of gene models, the representative model of a locus first. The caller says which models. */
export function modelPartsQuery(db: ReleaseDb) {
  return db
    .selectFrom('geneModel as model')
    .innerJoin('geneModelFeature as part', 'part.geneModelName', 'model.name')
    .select([
      'model.name',
      'part.chromosome',
      'part.orientation',
      'part.featureType',
      'part.startPosition',
      'part.endPosition',
      'part.frame',
    ])
    .where('part.featureType', 'in', ['exon', 'CDS'])
    .orderBy('model.isRepresentative', 'desc')
    .orderBy('model.modelNumber')
    .orderBy('model.name')
    .orderBy('part.startPosition')
}

/** Gene models on chromosomes, as variants are compared with them. */
export function toGeneModels(parts: readonly RowOf<typeof modelPartsQuery>[]): GeneModel[] {
  const partsOf = groupedBy(parts, 'name')
  return [...new Set(parts.map(({ name }) => name))].flatMap((name) => {
    const own = partsOf(name)
    const chromosome = parseChromosome(own[0]?.chromosome ?? '')
    if (chromosome === null) return []
    const ofType = (type: string) => own.filter(({ featureType }) => featureType === type)
    return {
      name,
      chromosome,
      strand: own[0]?.orientation === 'R' ? '-' : '+',
      exons: ofType('exon').map(({ startPosition, endPosition }) => [startPosition, endPosition] as const),
      coding: ofType('CDS').map(({ startPosition, endPosition, frame }) => {
        return { interval: [startPosition, endPosition] as const, frame: frame ?? 0 }
      }),
    }
  })
}
