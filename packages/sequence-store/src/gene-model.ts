import { type Chromosome, parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import type { Interval, Strand } from './interval.ts'

/** A gene model as far as its sequences follow from it. */
export type GeneModel = {
  name: string
  chromosome: Chromosome
  strand: Strand
  exons: Interval[]
  coding: CodingPart[]
}

/** Frame: how many bases at its beginning belong to a codon that began before. */
type CodingPart = { interval: Interval; frame: number }

/** One part of a gene model, as it is stored. */
export type FeatureRow = {
  gene_model_name: string
  feature_type: string
  chromosome: string
  start_position: number
  end_position: number
  orientation: string
  frame: number | null
}

/** Joins batches of rows that are sorted by gene model; a model may go on in the next batch. */
export async function* joinGeneModels(
  batches: AsyncIterable<readonly FeatureRow[]> | Iterable<readonly FeatureRow[]>,
): AsyncGenerator<GeneModel[]> {
  let last: GeneModel | null = null
  for await (const rows of batches) {
    const whole: GeneModel[] = []
    for (const row of rows) {
      if (last?.name !== row.gene_model_name) {
        if (last) whole.push(last)
        last = emptyModel(row)
      }
      addFeature(last, row)
    }
    yield whole
  }
  if (last) yield [last]
}

function emptyModel({ gene_model_name: name, chromosome: place, orientation }: FeatureRow): GeneModel {
  const chromosome = parseChromosome(place)
  if (chromosome === null) throw new Error(`${name} is on ${place}, which is not a chromosome`)
  return { name, chromosome, strand: orientation === 'R' ? '-' : '+', exons: [], coding: [] }
}

function addFeature(model: GeneModel, { feature_type: type, start_position: start, end_position: end, frame }: FeatureRow): void {
  const interval: Interval = [start, end]
  if (type === 'exon') model.exons.push(interval)
  else model.coding.push({ interval, frame: frame ?? 0 })
}
