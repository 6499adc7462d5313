import type { EnrichedTerm } from '../../contract/enrichment-answer.ts'

/** A visible line of the tree. A term below two others has a line below each, so a line is known by its way from the top. */
export type TreeRow = { key: string; term: EnrichedTerm; level: number; position: number; count: number; isOpen: boolean | null }

/** The visible lines, from the terms that no other stands above; on each level the smallest p first. */
export function treeRows(terms: readonly EnrichedTerm[], opened: ReadonlySet<string>): TreeRow[] {
  const known = new Set(terms.map(({ id }) => id))
  const childrenOf = new Map<string, EnrichedTerm[]>()
  const top: EnrichedTerm[] = []
  for (const term of terms) {
    const parents = term.parents.filter((id) => known.has(id))
    if (parents.length === 0) top.push(term)
    for (const parent of parents) childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), term])
  }
  const linesOf = (siblings: readonly EnrichedTerm[], above: string, level: number): TreeRow[] =>
    siblings.flatMap((term, at) => {
      const key = above === '' ? term.id : `${above}/${term.id}`
      const children = childrenOf.get(term.id) ?? []
      const isOpen = children.length === 0 ? null : opened.has(key)
      const row = { key, term, level, position: at + 1, count: siblings.length, isOpen }
      return isOpen ? [row, ...linesOf(children, key, level + 1)] : [row]
    })
  return linesOf(top, '', 1)
}
