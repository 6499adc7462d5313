import { readFasta } from '@rosette/sequence-store/stream-dataset.ts'
import type { MotifCounts } from '../contract/motif-test.ts'
import type { PatternOptions } from '../contract/pattern-search.ts'
import { geneOf, readFound } from './write-hits.ts'

/** Counts genes with a sequence and those with a site, in the list and in the whole set that EMBOSS has searched (PATM-011). */
export async function countMotif(
  dir: string,
  fasta: AsyncIterable<Buffer>,
  { genes, strands }: Pick<PatternOptions, 'strands'> & { genes: readonly string[] },
): Promise<MotifCounts> {
  const withSequence = new Set<string>()
  for await (const { name } of readFasta(fasta)) withSequence.add(geneOf(name))
  const withSite = new Set<string>()
  for await (const { name, found } of readFound(dir))
    if (found.some(({ strand }) => strands !== 'reverse' || strand === '-')) withSite.add(geneOf(name))
  return {
    listWithSite: genes.filter((gene) => withSite.has(gene)).length,
    listGenes: genes.filter((gene) => withSequence.has(gene)).length,
    setWithSite: withSite.size,
    setGenes: withSequence.size,
  }
}
