import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { collectionOf, mutantParts, mutantZygosities } from '@rosette/kinds/polymorphism/contract/mutant-listing.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { MutantLine } from './choose-lines.ts'

const Part = z.enum(mutantParts)
const Zygosity = z.enum(mutantZygosities)

/** What is counted of each line of the loci, best first within a locus. */
export async function loadMutantLines(db: ReleaseDb, locusIds: readonly number[]): Promise<MutantLine[]> {
  const rows = await mutantLinesQuery(db, locusIds).execute()
  return rows.flatMap(({ locusId, lines }) =>
    lines.map(([mutantId, line, part, zygosity, isDeposited, isOnlyGene, isHomozygousExon, isDepositedExon]) => ({
      mutantId,
      locusId,
      isHomozygousExon,
      isDepositedExon,
      part: Part.parse(part),
      zygosity: Zygosity.parse(zygosity),
      is_deposited: isDeposited ? 'true' : 'false',
      collection: collectionOf(line),
      is_only_gene: isOnlyGene ? 'true' : 'false',
    })),
  )
}

type LineColumns = [
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
