import { treeStep } from '@rosette/ui-kit/pictures/tree-step.ts'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { EnrichedTerm } from '../../contract/enrichment-answer.ts'
import { formatChance, formatFold } from '../format-chance.ts'
import { TermButton } from '../term-button.tsx'
import classes from './term-tree.module.css'
import { type TreeRow, treeRows } from './tree-rows.ts'

type TermTreeProps = { terms: readonly EnrichedTerm[]; chosen: string | null; onChoose(id: string): void }

/** The significant terms below one another, as their ontology has them; folded ones are pale. */
export function TermTree({ terms, chosen, onChoose }: TermTreeProps) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [focused, setFocused] = useState<string | null>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const rows = treeRows(terms, opened)
  const current = Math.max(
    0,
    rows.findIndex(({ key }) => key === focused),
  )

  function toggle({ key, isOpen }: TreeRow) {
    const changed = new Set(opened)
    if (isOpen) changed.delete(key)
    else changed.add(key)
    setOpened(changed)
  }

  function onKey(event: KeyboardEvent<HTMLElement>) {
    const step = treeStep(event, rows, current)
    const row = rows[current]
    if (step === null || !row) return
    event.preventDefault()
    if (step === 'choose') onChoose(row.term.id)
    else if (typeof step === 'object') {
      setFocused(rows[step.to]?.key ?? null)
      body.current?.querySelectorAll<HTMLElement>('tr')[step.to]?.focus()
    } else toggle(row)
  }

  return (
    <div className={classes.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: rows of a table become those of a treegrid, and cells its cells. */}
      <table className={classes.tree} role="treegrid" aria-label="Significant terms by their ontology">
        <thead>
          <tr>
            <th scope="col">Term</th>
            <th scope="col">Genes</th>
            <th scope="col">Fold</th>
            <th scope="col">q</th>
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={onKey}>
          {rows.map((row, at) => (
            <Line
              key={row.key}
              row={row}
              isChosen={row.term.id === chosen}
              isCurrent={at === current}
              onFocus={() => setFocused(row.key)}
              onToggle={() => toggle(row)}
              onChoose={() => onChoose(row.term.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type LineProps = { row: TreeRow; isChosen: boolean; isCurrent: boolean; onFocus(): void; onToggle(): void; onChoose(): void }

function Line({ row: { term, level, position, count, isOpen }, isChosen, isCurrent, onFocus, onToggle, onChoose }: LineProps) {
  return (
    <tr
      aria-level={level}
      aria-posinset={position}
      aria-setsize={count}
      aria-expanded={isOpen ?? undefined}
      aria-selected={isChosen}
      tabIndex={isCurrent ? 0 : -1}
      className={classes.row}
      onFocus={onFocus}
    >
      <td style={{ paddingLeft: 4 + 14 * (level - 1) }}>
        {isOpen === null ? (
          <span className={classes.chevron} />
        ) : (
          // For the pointer; the keyboard has the arrow keys.
          <button
            type="button"
            tabIndex={-1}
            className={classes.chevron}
            aria-label={`${isOpen ? 'Close' : 'Open'} ${term.name}`}
            onClick={onToggle}
          >
            {isOpen ? <IconChevronDown size={14} aria-hidden /> : <IconChevronRight size={14} aria-hidden />}
          </button>
        )}
        <TermButton name={term.name} isFaint={term.foldedInto !== null} tabIndex={-1} onClick={onChoose} />
      </td>
      <td>
        {formatNumber(term.found)} of {formatNumber(term.withTerm)}
      </td>
      <td>{formatFold(term.fold)}</td>
      <td>{formatChance(term.log10Q)}</td>
    </tr>
  )
}
