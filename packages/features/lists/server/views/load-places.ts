import { parseRegion, toGenomeBins } from '@rosette/contract-kit/records/genome-bins.ts'
import { parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { mapInTurns } from '@rosette/release-kit/take-turns.ts'
import { type ListPlaces, mostNamedGenes, type PlacedGene } from '../../contract/views/list-places.ts'

/** Where the loci of a list lie; by name those of a region, or of all chromosomes if they are few. */
export async function loadPlaces(
  db: ReleaseDb,
  locusIds: readonly number[],
  region: string | undefined,
): Promise<Omit<ListPlaces, 'releaseId'>> {
  const placed = (await mapInTurns(await placesQuery(db, locusIds).execute(), toPlaced)).flat()
  const within = region === undefined ? null : parseRegion(region)
  const wanted = placed.filter((gene) => within === null || overlaps(gene, within))
  return {
    bins: toGenomeBins(placed),
    unplaced: locusIds.length - placed.length,
    total: wanted.length,
    genes: wanted.length > mostNamedGenes ? [] : wanted,
  }
}

type Stretch = Pick<PlacedGene, 'chromosome' | 'start' | 'end'>

function overlaps(one: Stretch, other: Stretch): boolean {
  return one.chromosome === other.chromosome && one.start <= other.end && other.start <= one.end
}

type PlaceRow = Awaited<ReturnType<ReturnType<typeof placesQuery>['execute']>>[number]

function toPlaced({
  locusId: key,
  name: label,
  symbol,
  chromosome: stated,
  startPosition: start,
  endPosition: end,
}: PlaceRow): PlacedGene[] {
  const chromosome = stated === null ? null : parseChromosome(stated)
  return chromosome === null || start === null || end === null
    ? []
    : [{ locus: { kind: 'locus', key, label }, symbol, chromosome, start, end }]
}

function placesQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return (
    db
      .selectFrom('locus')
      .leftJoin('locusSymbol as named', (join) => join.onRef('named.locusId', '=', 'locus.locusId').on('named.rank', '=', 0))
      .select(['locus.locusId', 'locus.name', 'named.symbol', 'chromosome', 'startPosition', 'endPosition'])
      .where('locus.locusId', '=', amongKeys(locusIds))
      // The names of chromosomes sort as their numbers do, with C and M behind them.
      .orderBy('chromosome')
      .orderBy('startPosition')
  )
}
