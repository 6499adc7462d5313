import { setImmediate as nextTurn } from 'node:timers/promises'
import { siteFinder } from './find-sites.ts'
import type { PromoterSite } from './packed-sites.ts'
import { type Composition, type CountMatrix, compositionOf, scoreMatrix, thresholdOf } from './score-matrix.ts'
import { similarMotifs } from './similar-motifs.ts'

const siteChance = 1e-4
const promotersOfTurn = 100

export type MotifSearch = { matrixId: string; threshold: number | null; similarIds: string[]; sites: PromoterSite[] }

type Matrix = { matrixId: string; counts: CountMatrix }
type Promoter = { name: string; sequence: string }

export type SearchedPromoters = {
  background: Composition
  /** In the order of their numbers. */
  names: string[]
  motifs: MotifSearch[]
}

/** Searches promoters for all motifs. They are read twice: first for the frequencies of their bases. */
export async function searchPromoters(
  matrices: readonly Matrix[],
  read: () => AsyncIterable<Promoter>,
  onProgress?: (done: number) => void,
): Promise<SearchedPromoters> {
  const background = await countBases(read())
  const similar = similarMotifs(matrices.map(({ counts }) => counts))
  const scored = matrices.map(({ matrixId, counts }, index) => {
    const scores = scoreMatrix(counts, background)
    const similarIds = (similar[index] ?? []).flatMap((other) => matrices[other]?.matrixId ?? [])
    const search: MotifSearch = { matrixId, threshold: thresholdOf(scores, background, siteChance), similarIds, sites: [] }
    return { scores, search }
  })
  const searched = scored.flatMap(({ scores, search }) =>
    search.threshold === null ? [] : { scores, threshold: search.threshold, search },
  )
  const find = siteFinder(searched)
  const names: string[] = []
  for await (const { name, sequence } of read()) {
    for (const { motif, start, strand, score } of find(sequence)) {
      searched[motif]?.search.sites.push({ promoter: names.length, distance: sequence.length - start, strand, score })
    }
    if (names.push(name) % promotersOfTurn === 0) {
      onProgress?.(names.length)
      await nextTurn()
    }
  }
  return { background, names, motifs: scored.map(({ search }) => search) }
}

async function countBases(promoters: AsyncIterable<Promoter>): Promise<Composition> {
  const counts = { at: 0, gc: 0 }
  for await (const { sequence } of promoters) {
    counts.at += sequence.match(/[AT]/gi)?.length ?? 0
    counts.gc += sequence.match(/[CG]/gi)?.length ?? 0
  }
  return compositionOf(counts)
}
