import { eachInTurns } from '@rosette/release-kit/take-turns.ts'
import { lnUpperTail } from '../contract/statistics/ln-upper-tail.ts'
import { countAt, type IndexLists, indicesOf, lengthOf } from './sets/index-lists.ts'
import type { PropagatedSets } from './sets/propagate.ts'
import type { CountedGenes, TermCounts } from './test-terms.ts'

/** A term with at most this p takes its genes out of all terms above it. */
export const elimCutOff = 0.01
const lnCutOff = Math.log(elimCutOff)

/**
 * ln p of each term without the genes of narrower terms that stand out by themselves (elim of Alexa, Rahnenführer and Lengauer 2006,
 * Bioinformatics 22:1600–1607). Taken out genes leave the term, the list and the background. Terms without list genes have p 1.
 */
export async function eliminate(
  { above, genesOf, termsOf }: Pick<PropagatedSets, 'above' | 'genesOf' | 'termsOf'>,
  { withTerm, found }: TermCounts,
  { list, background }: CountedGenes,
): Promise<Float64Array> {
  const geneCount = lengthOf(termsOf)
  const [inList, inBackground] = [marksOf(list, geneCount), marksOf(background, geneCount)]
  const lnPs = new Float64Array(withTerm.length)
  const takers: number[][] = Array.from(lnPs, () => [])
  const lastTerm = new Int32Array(inList.length).fill(-1)
  await eachInTurns(narrowestFirst(above, found), (term) => {
    let [gone, goneOfList] = [0, 0]
    for (const taker of takers[term] ?? []) {
      const end = genesOf.starts[taker + 1] ?? 0
      for (let at = genesOf.starts[taker] ?? 0; at < end; at++) {
        const gene = genesOf.indices[at] ?? 0
        if (inBackground[gene] !== 1 || lastTerm[gene] === term) continue
        lastTerm[gene] = term
        gone += 1
        goneOfList += inList[gene] ?? 0
      }
    }
    const lnP = lnUpperTail({
      found: (found[term] ?? 0) - goneOfList,
      draws: list.length - goneOfList,
      withTerm: (withTerm[term] ?? 0) - gone,
      total: background.length - gone,
    })
    lnPs[term] = lnP
    if (lnP <= lnCutOff) for (const higher of indicesOf(above, term)) takers[higher]?.push(term)
  })
  return lnPs
}

/** Terms with list genes. A term has more terms above it than any of these has, so their number is an order. */
function narrowestFirst(above: IndexLists, found: Int32Array): number[] {
  const heightOf = (term: number) => countAt(above, term)
  const terms = Array.from(found.keys()).filter((term) => (found[term] ?? 0) > 0)
  return terms.sort((one, other) => heightOf(other) - heightOf(one) || one - other)
}

function marksOf(genes: Int32Array, geneCount: number): Uint8Array {
  const marks = new Uint8Array(geneCount)
  for (const gene of genes) marks[gene] = 1
  return marks
}
