import { parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { databaseOf } from '../contract/blast-databases.ts'
import type { BlastHit, HitLocus, HitPosition } from '../contract/blast-result.ts'
import { placeHits } from './place-hits.ts'

type Hit = Omit<BlastHit, 'locus'>

/** Adds its locus to each hit: by the name of the gene model or locus, or on the genome by the place of the best alignment. */
export async function findHitLoci(db: Database, releaseId: string, hits: readonly Hit[]): Promise<BlastHit[]> {
  const isOnGenome = ({ database }: Hit) => databaseOf(database).source === 'genome'
  const onGenome = hits.filter(isOnGenome)
  const named = hits.filter((hit) => !isOnGenome(hit))
  const found = [...(await addLociAt(db, releaseId, onGenome)), ...(await addLociByName(db, releaseId, named))]
  const byNumber = new Map(found.map(({ number, locus }) => [number, locus]))
  return hits.map((hit) => ({ ...hit, locus: byNumber.get(hit.number) ?? null }))
}

async function addLociByName(db: Database, releaseId: string, hits: readonly Hit[]): Promise<BlastHit[]> {
  if (hits.length === 0) return []
  const names = hits.map(({ subject }) => locusNameOf(subject))
  const loci = await loadLoci(db, releaseId, `name = any($1::text[])`, [[...new Set(names)]])
  const byName = new Map(loci.map((row) => [row.name, toHitLocus(row)]))
  return hits.map((hit, index) => ({ ...hit, locus: byName.get(names[index] ?? '') ?? null }))
}

/** `AT4G18960.1` and its first intron, `AT4G18960.1-1`, belong to AT4G18960. */
function locusNameOf(subject: string): string {
  return subject.replace(/\.\d+(-\d+)?$/, '')
}

async function addLociAt(db: Database, releaseId: string, hits: readonly Hit[]): Promise<BlastHit[]> {
  if (hits.length === 0) return []
  const places = await placeHits(db, releaseId, hits)
  const best = places.map(([first]) => first ?? null)
  const positions = best.flatMap((position) => position ?? [])
  const among = `exists (
    select from unnest($1::text[], $2::int[], $3::int[]) as hit (chromosome, first, last)
    where hit.chromosome = locus.chromosome and locus.start_position <= hit.last and locus.end_position >= hit.first)`
  const loci = (
    await loadLoci(db, releaseId, among, [
      positions.map(({ chromosome }) => chromosome),
      positions.map(({ start }) => start),
      positions.map(({ end }) => end),
    ])
  ).map(toHitLocus)
  return hits.map((hit, at) => {
    const position = best[at]
    return { ...hit, locus: (position && loci.find((locus) => locus.place !== null && overlaps(locus.place, position))) || null }
  })
}

function overlaps(one: HitPosition, other: HitPosition): boolean {
  return one.chromosome === other.chromosome && one.start <= other.end && other.start <= one.end
}

type LocusRow = {
  locus_id: number
  name: string
  description: string | null
  chromosome: string | null
  start_position: number | null
  end_position: number | null
  symbols: string[]
}

/** Loci that a condition is true of, by position. */
async function loadLoci({ pool }: Database, releaseId: string, condition: string, values: unknown[]): Promise<LocusRow[]> {
  const schema = schemaOf(releaseId)
  const { rows } = await pool.query<LocusRow>(
    `select locus_id, name, coalesce(description, computational_description) as description, chromosome, start_position, end_position,
       array(select symbol from ${schema}.locus_symbol as named where named.locus_id = locus.locus_id order by rank limit 3) as symbols
     from ${schema}.locus as locus where ${condition} and not is_obsolete order by chromosome, start_position, name`,
    values,
  )
  return rows
}

function toHitLocus({
  locus_id: key,
  name,
  description,
  chromosome: on,
  start_position: start,
  end_position: end,
  symbols,
}: LocusRow): HitLocus {
  const chromosome = on === null ? null : parseChromosome(on)
  const position = chromosome !== null && start !== null && end !== null ? { chromosome, start, end } : null
  return { locus: { kind: 'locus', key: Number(key), label: name }, symbols, description, place: position }
}
