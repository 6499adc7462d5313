import { parseChromosome } from '@rosette/contract-kit/genome.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import type { Placed } from './flank.ts'

export type LocusSpan = Placed & { name: string }

type LocusRow = { name: string; chromosome: string; start_position: number; end_position: number; orientation: string }

/** All loci with a place, sorted by the bytes of their names. A few tens of thousands of short rows: they are read at once. */
export async function readLocusSpans(db: Database, releaseId: string): Promise<LocusSpan[]> {
  const { rows } = await db.pool.query<LocusRow>(`
    select name, chromosome, start_position, end_position, orientation
    from ${schemaOf(releaseId)}.locus
    where chromosome is not null and start_position is not null and end_position is not null
    order by name collate "C"`)
  return rows.flatMap(({ name, chromosome: place, start_position: start, end_position: end, orientation }) => {
    const chromosome = parseChromosome(place)
    return chromosome === null ? [] : [{ name, chromosome, start, end, strand: orientation === 'R' ? '-' : '+' } as const]
  })
}
