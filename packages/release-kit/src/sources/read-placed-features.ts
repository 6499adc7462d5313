import { type Chromosome, chromosomeLengths, type Orientation, parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import { type Gff3Feature, readGff3 } from '@rosette/file-formats/gff3.ts'
import type { LineReader, RowWriter } from './source.ts'

/** A feature of a GFF3 file and where on the plant's chromosomes it lies. */
export type PlacedFeature = {
  feature: Gff3Feature
  chromosome: Chromosome
  /** Null if the strand is not told. */
  orientation: Orientation | null
}

/** Reads the features of some types one by one, as they stand in the file; others, as whole chromosomes, are passed over. */
export function readPlacedFeatures(out: RowWriter, types: readonly string[], place: (placed: PlacedFeature) => void): LineReader {
  return readGff3({
    feature(feature) {
      if (!types.includes(feature.type)) return
      const { seqid, start, end, strand } = feature
      const chromosome = parseChromosome(seqid)
      if (chromosome === null) out.reject(`${JSON.stringify(seqid)} is not a chromosome of Arabidopsis thaliana`)
      else if (end > chromosomeLengths[chromosome]) out.reject(`${start} to ${end} is outside ${chromosome}`)
      else place({ feature, chromosome, orientation: strand === null ? null : orientations[strand] })
    },
    // No feature waits for another one.
    whole() {},
    reject: out.reject,
  })
}

const orientations = { '+': 'F', '-': 'R' } as const
