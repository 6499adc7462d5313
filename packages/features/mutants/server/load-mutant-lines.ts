import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { collectionOf, mutantParts, mutantZygosities } from '@rosette/kinds/polymorphism/contract/mutant-listing.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { LineTraits, MutantLine } from './choose-lines.ts'

const Part = z.enum(mutantParts)
const Zygosity = z.enum(mutantZygosities)

/** Loads the lines of each locus that has some, best first, with what they are counted by; all that are alike share their traits. */
export function mutantLinesLoader(db: ReleaseDb): (locusIds: readonly number[]) => Promise<ReadonlyMap<number, readonly MutantLine[]>> {
  const traitsOf = shareTraits()
  return async (locusIds) => {
    const rows = await mutantLinesQuery(db, locusIds).execute()
    return new Map(
      rows.map(({ locusId, lines }) => [locusId, lines.map((columns) => ({ mutantId: columns[0], traits: traitsOf(columns) }))]),
    )
  }
}

/** Makes the traits of lines, one object for all lines that are alike. */
export function shareTraits(): (columns: LineColumns) => LineTraits {
  const known = new Map<string, LineTraits>()
  return ([, line, part, zygosity, isDeposited, isOnlyGene, isHomozygousExon, isDepositedExon]) => {
    const collection = collectionOf(line)
    const key = `${part}|${zygosity}|${collection}|${isDeposited}|${isOnlyGene}|${isHomozygousExon}|${isDepositedExon}`
    const before = known.get(key)
    if (before) return before
    const traits: LineTraits = {
      part: Part.parse(part),
      zygosity: Zygosity.parse(zygosity),
      is_deposited: isDeposited ? 'true' : 'false',
      collection,
      is_only_gene: isOnlyGene ? 'true' : 'false',
      isHomozygousExon,
      isDepositedExon,
    }
    known.set(key, traits)
    return traits
  }
}

export type LineColumns = [
  mutantId: number,
  line: string,
  part: string,
  zygosity: string,
  isDeposited: boolean,
  isOnlyGene: boolean,
  isHomozygousExon: boolean,
  isDepositedExon: boolean,
]

/** One row for each locus: a list has thousands of lines, and a row for each takes longer to read than to find. */
export function mutantLinesQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('mutant')
    .select([
      'locusId',
      sql<LineColumns[]>`json_agg(json_build_array(mutant_id, line, part, zygosity, deposited_on is not null, other_loci = 0,
        is_homozygous_exon, is_deposited_exon) order by mutant_id)`.as('lines'),
    ])
    .where('locusId', '=', amongKeys(locusIds))
    .groupBy('locusId')
}
