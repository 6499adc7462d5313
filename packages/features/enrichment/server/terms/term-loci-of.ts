import type { TermLoci } from '../../contract/enrichment-answer.ts'
import { type Enrichment, foundGenes } from '../run-enrichment.ts'

/** The counted list genes with any and with all of some terms, by name; null if the source does not have one of them. */
export function termLociOf(enrichment: Enrichment, ids: readonly string[]): TermLoci | null {
  const { sets, genes } = enrichment
  const indices = [...new Set(ids)].map((id) => sets.terms.findIndex((term) => term.id === id))
  if (indices.includes(-1)) return null
  const termsWith = new Map<number, number>()
  for (const index of indices) for (const gene of foundGenes(enrichment, index)) termsWith.set(gene, (termsWith.get(gene) ?? 0) + 1)
  const any = Array.from(termsWith.keys()).sort((one, other) => one - other)
  const namesOf = (found: readonly number[]) => found.flatMap((gene) => genes.genes[gene]?.name ?? [])
  return { any: namesOf(any), all: namesOf(any.filter((gene) => termsWith.get(gene) === indices.length)) }
}
