import { chromosomeLengths } from '@rosette/contract-kit/vocabulary/genome.ts'
import type { SequenceCoverage } from '@rosette/contract-kit/vocabulary/sequence-coverage.ts'
import { sequenceDatasets } from '@rosette/contract-kit/vocabulary/sequence-datasets.ts'
import type { Database } from '@rosette/database/open-database.ts'

/** What the sequences of a release cover, by the tables that load and build write. */
export async function loadSequenceCoverage(db: Pick<Database, 'release'>, releaseId: string): Promise<SequenceCoverage> {
  const release = db.release(releaseId)
  const [rows, regions] = await Promise.all([
    release.selectFrom('sequenceDataset').select(['dataset', 'records', 'missing']).execute(),
    release.selectFrom('genomeRegion').select(['chromosome', 'startPosition', 'endPosition']).execute(),
  ])
  return {
    genome: { held: countBases(regions), of: Object.values(chromosomeLengths).reduce((sum, length) => sum + length, 0) },
    datasets: sequenceDatasets.map(({ id }) => {
      const { records = 0, missing = 0 } = rows.find(({ dataset }) => dataset === id) ?? {}
      return { dataset: id, held: records, of: records + missing }
    }),
  }
}

type Region = { chromosome: string; startPosition: number; endPosition: number }

/** Regions may overlap; a base counts once. */
export function countBases(regions: readonly Region[]): number {
  let bases = 0
  for (const ofOne of Map.groupBy(regions, ({ chromosome }) => chromosome).values()) {
    let end = 0
    for (const { startPosition, endPosition } of ofOne.toSorted((one, other) => one.startPosition - other.startPosition)) {
      bases += Math.max(0, endPosition - Math.max(startPosition, end + 1) + 1)
      end = Math.max(end, endPosition)
    }
  }
  return bases
}
