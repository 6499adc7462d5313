import type { EnrichedTerm } from '../../contract/enrichment-answer.ts'

/** A visible line of the tree. A term below two others has a line below each, so a line is known by its way from the top. */
export type TreeRow = { key: string; term: EnrichedTerm; level: number; place: number; count: number; isOpen: boolean | null }

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
      const row = { key, term, level, place: at + 1, count: siblings.length, isOpen }
      return isOpen ? [row, ...linesOf(children, key, level + 1)] : [row]
    })
  return linesOf(top, '', 1)
}

export type TreeStep = { to: number } | 'open' | 'close' | 'choose' | null

/** The keys of a treegrid whose rows take the focus, as the ARIA practices describe them. */
export function treeStep(key: string, rows: readonly TreeRow[], at: number): TreeStep {
  const row = rows[at]
  if (!row) return null
  switch (key) {
    case 'ArrowDown':
      return at + 1 < rows.length ? { to: at + 1 } : null
    case 'ArrowUp':
      return at > 0 ? { to: at - 1 } : null
    case 'Home':
      return { to: 0 }
    case 'End':
      return { to: rows.length - 1 }
    case 'ArrowRight':
      return row.isOpen === false ? 'open' : row.isOpen ? { to: at + 1 } : null
    case 'ArrowLeft':
      return row.isOpen ? 'close' : parentStep(rows, at)
    case 'Enter':
      return 'choose'
    default:
      return null
  }
}

function parentStep(rows: readonly TreeRow[], at: number): TreeStep {
  const level = rows[at]?.level ?? 1
  const parent = rows.slice(0, at).findLastIndex((row) => row.level < level)
  return parent < 0 ? null : { to: parent }
}
