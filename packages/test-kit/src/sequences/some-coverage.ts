import type { ReleaseCoverage } from '@rosette/contract-kit/kind/release-coverage.ts'

/** What a release with a part of the genome covers; no gene has an annotation of a plant structure. */
export const someCoverage: ReleaseCoverage = {
  releaseId: 'r1',
  sequences: {
    genome: { held: 5_821_403, of: 119_667_750 },
    datasets: [
      { dataset: 'araport11_transcripts', held: 2165, of: 60_440 },
      { dataset: 'araport11_upstream_1000', held: 1718, of: 38_193 },
      { dataset: 'araport11_3_utrs', held: 1200, of: 30_000 },
      { dataset: 'araport11_protein', held: 48_456, of: 48_456 },
    ],
  },
  publications: { of: 39_818, withTitle: 6735, withAuthors: 1855, withJournal: 4115 },
  annotatedGenes: {
    'molecular function': 5,
    'biological process': 5,
    'cellular component': 5,
    'growth and developmental stages': 5,
    'plant structure': 0,
    method: 0,
    'user-defined': 0,
  },
  optionalData: { pathway: 0, gene_set: 0, ortholog: 0 },
}
