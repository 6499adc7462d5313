import { eachInTurns } from '@rosette/release-kit/take-turns.ts'
import { correctPValues } from '../../enrichment/contract/statistics/correct-p-values.ts'
import { lnUpperTail } from '../../enrichment/contract/statistics/ln-upper-tail.ts'
import { alpha } from '../contract/motifs-call.ts'
import type { ReleaseMotif } from './motif-cache.ts'

/** Promoters of a list among those it is compared with, and how near to the gene a site must be. */
export type Sides = { list: ReadonlySet<number>; background: ReadonlySet<number>; within: number }

export type MotifTest = {
  motif: ReleaseMotif
  found: number
  withSite: number
  lnP: number
  lnQ: number
  /** Its matrix id. */
  foldedInto: string | null
}

/** Every searched motif, smallest p first (MOTIF-006). */
export async function testMotifs(motifs: readonly ReleaseMotif[], sides: Sides): Promise<MotifTest[]> {
  const tests: Omit<MotifTest, 'lnQ' | 'foldedInto'>[] = []
  await eachInTurns(
    motifs.filter(({ isSearched }) => isSearched),
    (motif) => {
      const { found, withSite } = countPromoters(motif, sides)
      const lnP = lnUpperTail({ found, withTerm: withSite, draws: sides.list.size, total: sides.background.size })
      tests.push({ motif, found, withSite, lnP })
    },
  )
  const lnQs = correctPValues(
    Float64Array.from(tests, ({ lnP }) => lnP),
    'bh',
  )
  const inOrder = tests
    .map((test, index): MotifTest => ({ ...test, lnQ: lnQs[index] ?? 0, foldedInto: null }))
    .sort((one, other) => one.lnP - other.lnP || other.found - one.found || (one.motif.matrixId < other.motif.matrixId ? -1 : 1))
  return foldMotifs(inOrder)
}

function countPromoters(motif: ReleaseMotif, { list, background, within }: Sides): { found: number; withSite: number } {
  let [found, withSite, last] = [0, 0, -1]
  for (const { promoter, distance } of motif.sites()) {
    // Sites are in the order of promoters, of which each counts once.
    if (promoter === last || distance > within || !background.has(promoter)) continue
    last = promoter
    withSite += 1
    if (list.has(promoter)) found += 1
  }
  return { found, withSite }
}

/** From the best one on, each motif takes in those like it that no better one has taken in (MOTIF-008). */
function foldMotifs(tests: readonly MotifTest[]): MotifTest[] {
  const takenBy = new Map<string, string>()
  for (const { motif } of tests) {
    if (takenBy.has(motif.matrixId)) continue
    takenBy.set(motif.matrixId, motif.matrixId)
    for (const id of motif.similarIds) if (!takenBy.has(id)) takenBy.set(id, motif.matrixId)
  }
  return tests.map((test) => {
    const { matrixId } = test.motif
    const taker = takenBy.get(matrixId)
    return { ...test, foldedInto: taker === undefined || taker === matrixId ? null : taker }
  })
}

/** How many promoters of the list a motif would need for q of 0.05 if no other were as rare by chance; null if all are not enough. */
export function neededPromoters(withSite: number, { list, background }: Sides, tests: number): number | null {
  const most = Math.log(alpha / tests)
  for (let found = 1; found <= Math.min(list.size, withSite); found++) {
    if (lnUpperTail({ found, withTerm: withSite, draws: list.size, total: background.size }) <= most) return found
  }
  return null
}
