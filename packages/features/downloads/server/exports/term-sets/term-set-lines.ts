import { onOneLine } from '@rosette/contract-kit/text/on-one-line.ts'
import { indicesOf } from '../../../../enrichment/server/sets/index-lists.ts'
import type { Genes } from '../../../../enrichment/server/sets/load-genes.ts'
import type { PropagatedSets } from '../../../../enrichment/server/sets/propagate.ts'

export type LoadedSets = Pick<Genes, 'genes'> & { sets: PropagatedSets }

/** The codes behind each pair of a gene and a term, by their numbers. */
export type PairEvidence = (gene: number) => ReadonlyMap<number, ReadonlySet<string>>

/** GMT, as GSEA defines it: name, description and members of a set, without a header or comments. */
export function gmtLines({ genes, sets }: LoadedSets): { head: null; rows: Iterable<string> } {
  return {
    head: null,
    rows: mapped(sets.terms.entries(), ([at, { id, name }]) => {
      const members = Array.from(indicesOf(sets.genesOf, at), (gene) => genes[gene]?.name ?? '').sort()
      return [onOneLine(id), onOneLine(name), ...members].join('\t')
    }),
  }
}

/** TERM2GENE of clusterProfiler: its first two columns are the pair, and further ones are left alone. */
export function termGeneLines({ genes, sets }: LoadedSets, evidence: PairEvidence | null): { head: string; rows: Iterable<string> } {
  function* rows(): Generator<string> {
    for (const [at, { name }] of genes.entries()) {
      const codes = evidence?.(at)
      const terms = Array.from(indicesOf(sets.termsOf, at)).sort((one, other) => one - other)
      for (const term of terms) {
        const pair = [onOneLine(sets.terms[term]?.id ?? ''), name]
        yield (codes ? [...pair, [...(codes.get(term) ?? [])].sort().join('|')] : pair).join('\t')
      }
    }
  }
  return { head: evidence ? 'term\tgene\tevidence' : 'term\tgene', rows: rows() }
}

/** TERM2NAME of clusterProfiler. */
export function termNameLines({ sets }: LoadedSets): { head: string; rows: Iterable<string> } {
  return { head: 'term\tname', rows: mapped(sets.terms.values(), ({ id, name }) => `${onOneLine(id)}\t${onOneLine(name)}`) }
}

function* mapped<Item>(items: Iterable<Item>, lineOf: (item: Item) => string): Generator<string> {
  for (const item of items) yield lineOf(item)
}
