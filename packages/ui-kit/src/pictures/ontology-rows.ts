import { loadingTexts } from '../feedback/loading.tsx'
import type { TreeLine } from './tree-step.ts'

/** A term of an ontology as a tree shows it. */
export type OntologyNode = {
  id: number
  name: string
  href: string
  /** Annotated to the term itself. */
  ownCount: number
  /** Annotated to it or to a term below, each once. */
  count: number
  childCount: number
}

/** A term in its ontology: the way from the root to it (it comes last), its siblings and its child terms. */
export type OntologyPlace = {
  path: readonly OntologyNode[]
  siblingCount: number
  onlySibling: OntologyNode | null
  children: readonly OntologyNode[]
}

export type TermRow = {
  kind: 'term'
  key: string
  depth: number
  node: OntologyNode
  /** Above the term of the page, the term itself, beside or below it. */
  standing: 'above' | 'here' | 'beside' | 'below'
  /** Null for a term without child terms. */
  isOpen: boolean | null
}

/** Terms that are not shown until requested, or a note where they would be. */
export type FoldRow = { kind: 'fold'; key: string; depth: number; text: string; count: number | null; unfolds: Unfolding | null }

export type OntologyRow = TermRow | FoldRow

/** What opening a fold does: shows the siblings, or the rest of the child terms of a row. */
export type Unfolding = { siblingsOf: OntologyNode } | { restOf: string }

/** What the reader has opened: child terms by the key of their row, while or after they were fetched. */
export type OpenedTerms = ReadonlyMap<string, readonly OntologyNode[] | 'loading' | 'failed'>

export type OntologyView = { opened: OpenedTerms; unfolded: ReadonlySet<string> }

export const siblingsKey = 'siblings'

/** A long list of child terms is cut off; those with most genes come first. */
const mostOfTerm = 12
const mostOfOpened = 5

/** The visible rows of a tree, from the root down. */
export function ontologyRows({ path, siblingCount, onlySibling, children }: OntologyPlace, view: OntologyView): OntologyRow[] {
  const here = path.at(-1)
  if (!here) return []
  const above = path.slice(0, -1)
  const depth = above.length
  const hereKey = pathKey(path)
  return [
    ...above.map((node, index): TermRow => {
      return { kind: 'term', key: pathKey(path.slice(0, index + 1)), depth: index, node, standing: 'above', isOpen: true }
    }),
    ...siblingRows({ path, siblingCount, onlySibling, depth }, view),
    { kind: 'term', key: hereKey, depth, node: here, standing: 'here', isOpen: children.length > 0 ? true : null },
    ...childRows(hereKey, children, depth + 1, mostOfTerm, view),
  ]
}

function pathKey(path: readonly OntologyNode[]): string {
  return path.map(({ id }) => id).join('/')
}

type Siblings = Pick<OntologyPlace, 'path' | 'siblingCount' | 'onlySibling'> & { depth: number }

function siblingRows({ path, siblingCount, onlySibling, depth }: Siblings, view: OntologyView): OntologyRow[] {
  const parent = path.at(-2)
  if (!parent || siblingCount === 0) return []
  const opened = view.opened.get(siblingsKey)
  if (typeof opened === 'object') {
    const others = opened.filter(({ id }) => id !== path.at(-1)?.id)
    return others.flatMap((node) => termRows(`${siblingsKey}/${node.id}`, node, depth, 'beside', view))
  }
  const text = onlySibling ? `1 sibling: ${onlySibling.name}` : `${siblingCount} ${siblingCount === 1 ? 'sibling' : 'siblings'}`
  const fold = { kind: 'fold', key: siblingsKey, depth } as const
  if (opened) return [{ ...fold, text: loadingTexts[opened], count: null, unfolds: opened === 'failed' ? { siblingsOf: parent } : null }]
  return [{ ...fold, text, count: onlySibling?.count ?? null, unfolds: { siblingsOf: parent } }]
}

function termRows(key: string, node: OntologyNode, depth: number, standing: TermRow['standing'], view: OntologyView): OntologyRow[] {
  const opened = view.opened.get(key)
  const row: TermRow = { kind: 'term', key, depth, node, standing, isOpen: node.childCount > 0 ? opened !== undefined : null }
  if (opened === undefined) return [row]
  if (typeof opened === 'string') return [row, noteRow(key, depth + 1, opened)]
  return [row, ...childRows(key, opened, depth + 1, mostOfOpened, view)]
}

function noteRow(key: string, depth: number, opened: 'loading' | 'failed'): FoldRow {
  return { kind: 'fold', key: `${key}/note`, depth, text: loadingTexts[opened], count: null, unfolds: null }
}

function childRows(key: string, nodes: readonly OntologyNode[], depth: number, most: number, view: OntologyView): OntologyRow[] {
  // One more costs the same line as the fold that would hide it.
  const shown = view.unfolded.has(key) || nodes.length <= most + 1 ? nodes : nodes.slice(0, most)
  const rows = shown.flatMap((node) => termRows(`${key}/${node.id}`, node, depth, 'below', view))
  const left = nodes.length - shown.length
  if (left === 0) return rows
  return [...rows, { kind: 'fold', key: `${key}/rest`, depth, text: `${left} more child terms`, count: null, unfolds: { restOf: key } }]
}

/** The path and the term itself always stay open: they are what the page is about. */
export function isClosable({ standing }: TermRow): boolean {
  return standing === 'below' || standing === 'beside'
}

/** The rows as the keys of a tree see them: a fold is a line that can be opened. */
export function treeLines(rows: readonly OntologyRow[]): TreeLine[] {
  return rows.map((row) =>
    row.kind === 'term' ? { level: row.depth, isOpen: row.isOpen, isFixed: !isClosable(row) } : { level: row.depth, isOpen: false },
  )
}
