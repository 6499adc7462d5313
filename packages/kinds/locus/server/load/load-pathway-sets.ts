import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { flatTermSets, nothingLeftOut, type SetTerm, type TermSets } from '@rosette/release-kit/term-sets.ts'

/** The loci of each pathway; reactions are not distinguished. */
export async function loadPathwaySets(db: ReleaseDb): Promise<TermSets> {
  const rows = await db
    .selectFrom('pathwayLocus as member')
    .innerJoin('pathway', 'pathway.pathwayId', 'member.pathwayId')
    .select(['pathway.pathwayId as id', 'pathway.name', 'member.locusId'])
    .distinct()
    .orderBy('id')
    .execute()
  return flatTermSets(rows.map((row) => ({ ...row, key: null })))
}

/** The sets of all files, as they name their genes. */
export async function loadGeneSets(db: ReleaseDb): Promise<TermSets> {
  const rows = await db
    .selectFrom('geneSetLine')
    .select(['file', 'name', 'description', 'gene'])
    .orderBy('file')
    .orderBy('name')
    .orderBy('gene')
    .execute()
  const filesOf = Map.groupBy(rows, ({ name }) => name)
  const isShared = (name: string) => new Set(filesOf.get(name)?.map(({ file }) => file)).size > 1
  const terms: SetTerm[] = []
  const placeOf = new Map<string, number>()
  const named = rows.map(({ file, name, description, gene }) => {
    // Sets of one name in two files are two sets.
    const id = isShared(name) ? `${file}: ${name}` : name
    const term = placeOf.get(id) ?? terms.push({ id, name: titleOf(name, description), key: null }) - 1
    placeOf.set(id, term)
    return { term, name: gene }
  })
  return { terms, edges: [], members: [], named, leftOut: nothingLeftOut }
}

/** Some programs write an address where others describe the set. */
function titleOf(name: string, description: string | null): string {
  return description === null || /^https?:/i.test(description) ? name : description
}
