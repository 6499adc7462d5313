import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { PageLink } from '../links/page-link.tsx'
import { formatNumber } from '../text/format-number.ts'
import {
  isClosable,
  type OntologyNode,
  type OntologyPlace,
  type OntologyRow,
  type OntologyView,
  ontologyRows,
  siblingsKey,
  type TermRow,
  treeLines,
} from './ontology-rows.ts'
import classes from './ontology-tree.module.css'
import { treeStep } from './tree-step.ts'

type OntologyTreeProps = {
  label: string
  place: OntologyPlace
  /** The child terms of a term, fetched when it is opened. */
  loadChildren(term: OntologyNode): Promise<readonly OntologyNode[]>
}

const closed: OntologyView = { opened: new Map(), unfolded: new Set() }

/** A term in its ontology: one way to the root, folded siblings, and child terms with bars that say where genes are annotated. */
export function OntologyTree({ label, place, loadChildren }: OntologyTreeProps) {
  const [view, setView] = useState(closed)
  const [focused, setFocused] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const rows = ontologyRows(place, view)
  const here = rows.findIndex((row) => row.kind === 'term' && row.standing === 'here')
  const current = Math.max(
    rows.findIndex(({ key }) => key === focused),
    focused === null ? here : 0,
  )

  const putOpened = (key: string, terms: readonly OntologyNode[] | 'loading' | 'failed' | null) =>
    setView(({ opened, unfolded }) => {
      const changed = new Map(opened)
      if (terms === null) changed.delete(key)
      else changed.set(key, terms)
      return { opened: changed, unfolded }
    })

  async function fetchInto(key: string, term: OntologyNode) {
    putOpened(key, 'loading')
    putOpened(key, await loadChildren(term).catch(() => 'failed' as const))
  }

  function open(row: OntologyRow) {
    if (row.kind === 'term') return fetchInto(row.key, row.node)
    const { unfolds } = row
    if (unfolds === null) return
    if ('siblingsOf' in unfolds) return fetchInto(siblingsKey, unfolds.siblingsOf)
    setView(({ opened, unfolded }) => ({ opened, unfolded: new Set([...unfolded, unfolds.restOf]) }))
  }

  function toggle(row: OntologyRow) {
    if (row.kind === 'term' && row.isOpen) putOpened(row.key, null)
    else open(row)
  }

  function focusRow(at: number) {
    setFocused(rows[at]?.key ?? null)
    list.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')[at]?.focus()
  }

  function onKey(event: KeyboardEvent<HTMLElement>) {
    const step = treeStep(event, treeLines(rows), current)
    const row = rows[current]
    if (step === null || !row) return
    event.preventDefault()
    if (step === 'choose' && row.kind === 'term') event.currentTarget.querySelector<HTMLElement>('[role="treeitem"]:focus a')?.click()
    else if (typeof step === 'object') focusRow(step.to)
    else toggle(row)
  }

  const largest = rows[here]?.kind === 'term' ? rows[here].node.count : 0
  return (
    <div ref={list} className={classes.tree} role="tree" aria-label={label} onKeyDown={onKey}>
      {rows.map((row, at) => (
        <div
          key={row.key}
          role="treeitem"
          aria-level={row.depth + 1}
          aria-expanded={row.kind === 'term' ? (row.isOpen ?? undefined) : undefined}
          aria-current={row.kind === 'term' && row.standing === 'here' ? 'true' : undefined}
          aria-selected={at === current}
          tabIndex={at === current ? 0 : -1}
          className={classes.row}
          data-standing={row.kind === 'term' ? row.standing : 'fold'}
          style={{ paddingLeft: 4 + 8 * row.depth }}
          onFocus={() => setFocused(row.key)}
        >
          {row.kind === 'term' ? (
            <Term row={row} largest={largest} onToggle={() => toggle(row)} />
          ) : (
            <Fold row={row} onOpen={() => open(row)} />
          )}
        </div>
      ))}
    </div>
  )
}

function Term({ row, largest, onToggle }: { row: TermRow; largest: number; onToggle(): void }) {
  const { node, standing, isOpen } = row
  return (
    <>
      <span className={classes.name} data-wide={standing === 'above' || undefined}>
        {standing === 'here' ? (
          node.name
        ) : (
          <PageLink href={node.href} tabIndex={-1}>
            {node.name}
          </PageLink>
        )}
      </span>
      {standing !== 'above' && <Bar node={node} largest={largest} />}
      <span className={classes.count}>{formatNumber(node.count)}</span>
      <Chevron isOpen={isOpen} onToggle={isClosable(row) && isOpen !== null ? onToggle : null} name={node.name} />
    </>
  )
}

type ChevronProps = { isOpen: boolean | null; onToggle: (() => void) | null; name: string }

/** A button for the pointer; the keyboard has the arrow keys. It is drawn first and read last: a row is called like its term. */
function Chevron({ isOpen, onToggle, name }: ChevronProps) {
  if (isOpen === null) return <span className={classes.chevron} />
  const icon = isOpen ? <IconChevronDown size={14} aria-hidden /> : <IconChevronRight size={14} aria-hidden />
  if (onToggle === null) return <span className={classes.chevron}>{icon}</span>
  return (
    <button type="button" tabIndex={-1} className={classes.chevron} aria-label={`${isOpen ? 'Close' : 'Open'} ${name}`} onClick={onToggle}>
      {icon}
    </button>
  )
}

/** Dark: annotated to the term itself; pale: only to a term below. Never thinner than a hair, so that a few genes are seen beside hundreds. */
function Bar({ node: { ownCount, count }, largest }: { node: OntologyNode; largest: number }) {
  if (count === 0 || largest === 0) return <span />
  const width = Math.min(100, Math.max(3, (count / largest) * 100))
  return (
    <span
      className={classes.bar}
      title={`${formatNumber(ownCount)} annotated here, ${formatNumber(count - ownCount)} only to a child term`}
    >
      <span className={classes.all} style={{ width: `${width}%` }}>
        <span className={classes.own} style={{ width: `${(ownCount / count) * 100}%` }} />
      </span>
    </span>
  )
}

function Fold({ row: { text, count, unfolds }, onOpen }: { row: Extract<OntologyRow, { kind: 'fold' }>; onOpen(): void }) {
  return (
    <>
      {unfolds ? (
        <span className={classes.chevron}>
          <IconChevronRight size={14} aria-hidden />
        </span>
      ) : (
        <span className={classes.chevron} />
      )}
      {unfolds ? (
        <button type="button" tabIndex={-1} className={classes.fold} data-wide onClick={onOpen}>
          {text}
        </button>
      ) : (
        <span role="status" data-wide>
          {text}
        </span>
      )}
      <span className={classes.count}>{count === null ? '' : formatNumber(count)}</span>
    </>
  )
}

/** What the two parts of a bar mean. */
export function OntologyLegend() {
  return (
    <p className={classes.legend}>
      <span>
        <i className={classes.own} /> annotated here
      </span>
      <span>
        <i className={classes.all} /> only to a child term
      </span>
    </p>
  )
}
