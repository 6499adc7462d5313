import type { LocusPathways } from '../../contract/locus-pathways.ts'

/** A line for each reaction of each pathway. */
export function formatPathways({ pathways }: LocusPathways): string {
  const lines = pathways.flatMap(({ id, name, reactions }) =>
    reactions.map((reaction) =>
      [
        id,
        name,
        reaction.id,
        reaction.ecNumbers.join('; '),
        reaction.loci.join('; '),
        reaction.otherGenes,
        reaction.isOwn ? 'yes' : 'no',
      ].join('\t'),
    ),
  )
  const head = 'pathway\tname\treaction\tEC numbers\tloci\tgenes without a locus of this release\tthis locus'
  return [head, ...lines, ''].join('\n')
}
