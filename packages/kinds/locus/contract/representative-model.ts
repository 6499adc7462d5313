import type { GeneModel, LocusRecord } from './locus-record.ts'

export function representativeModel(locus: LocusRecord): GeneModel | null {
  return locus.geneModels.find((model) => model.isRepresentative) ?? null
}
