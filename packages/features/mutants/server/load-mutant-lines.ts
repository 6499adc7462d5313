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
  return rows.map(({ part, zygosity, depositedOn, otherLoci, line, ...row }) => ({
    ...row,
    part: Part.parse(part),
    zygosity: Zygosity.parse(zygosity),
    is_deposited: depositedOn === null ? 'false' : 'true',
    collection: collectionOf(line),
    is_only_gene: otherLoci === 0 ? 'true' : 'false',
  }))
}

export function mutantLinesQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('mutant')
    .select(['mutantId', 'locusId', 'line', 'part', 'zygosity', 'depositedOn', 'isHomozygousExon', 'isDepositedExon', 'otherLoci'])
    .where('locusId', '=', amongKeys(locusIds))
    .orderBy('mutantId')
}
