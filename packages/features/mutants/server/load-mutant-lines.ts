import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { collectionOf, mutantParts, mutantZygosities } from '@rosette/kinds/polymorphism/contract/mutant-listing.ts'
import { z } from 'zod'
import type { MutantLine } from './choose-lines.ts'

const Part = z.enum(mutantParts)
const Zygosity = z.enum(mutantZygosities)

/** What is counted of each line of the loci, best first within a locus. */
export async function loadMutantLines(db: ReleaseDb, locusIds: readonly number[]): Promise<MutantLine[]> {
  const rows = await mutantLinesQuery(db, locusIds).execute()
  // Field by field, because a list has thousands of lines and a spread makes each a slow object.
  return rows.map((row) => ({
    mutantId: row.mutantId,
    locusId: row.locusId,
    part: Part.parse(row.part),
    zygosity: Zygosity.parse(row.zygosity),
    is_deposited: row.depositedOn === null ? 'false' : 'true',
    collection: collectionOf(row.line),
    is_only_gene: row.otherLoci === 0 ? 'true' : 'false',
    isHomozygousExon: row.isHomozygousExon,
    isDepositedExon: row.isDepositedExon,
  }))
}

export function mutantLinesQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('mutant')
    .select(['mutantId', 'locusId', 'line', 'part', 'zygosity', 'depositedOn', 'isHomozygousExon', 'isDepositedExon', 'otherLoci'])
    .where('locusId', '=', amongKeys(locusIds))
    .orderBy('mutantId')
}
