import { isAgiName } from '@rosette/contract-kit/vocabulary/agi-name.ts'
import { formatGeneModelType, parseGeneModelType } from '@rosette/contract-kit/vocabulary/gene-model-types.ts'
import { Fragment, type ReactNode } from 'react'
import { NamedLink, RecordLink } from '../links/record-link.tsx'
import type { MarkMatch } from './define-results.ts'
import classes from './result-cells.module.css'

type NameListProps = {
  names: readonly string[]
  mark: MarkMatch
  separator?: string
  /** More would make the row hard to scan; the record page has them all. */
  shown?: number
  isMono?: boolean
  /** How to draw a name that is more than its text, such as a link. */
  draw?(name: string): ReactNode
}

/** The first few names in one cell, and how many more there are. */
export function NameList({ names, mark, separator = ', ', shown = 6, isMono, draw = mark }: NameListProps) {
  const left = names.length - shown
  return (
    <span className={isMono ? classes.mono : undefined}>
      {names.slice(0, shown).map((name, index) => (
        <Fragment key={name}>
          {index > 0 && separator}
          {draw(name)}
        </Fragment>
      ))}
      {left > 0 && <span className={classes.more}> and {left} more</span>}
    </span>
  )
}

/** Loci of a row, each a link (RESULTS-027). A genetic locus has no page to link to. */
export function LocusNames({ names, mark }: { names: readonly string[]; mark: MarkMatch }) {
  const draw = (name: string) => {
    if (!isAgiName(name)) return mark(name)
    return (
      <NamedLink kind="locus" name={name}>
        {mark(name)}
      </NamedLink>
    )
  }
  return <NameList names={names} mark={mark} isMono draw={draw} />
}

/** A short term from a closed list. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={classes.tag}>{children}</span>
}

/** The type of a gene model in words; an unknown type is shown unchanged. */
export function GeneModelTypeTag({ type }: { type: string }) {
  const known = parseGeneModelType(type)
  return <Tag>{known ? formatGeneModelType(known) : type}</Tag>
}

type RefCellProps = { kind: string; id: number | null; name: string | null; mark: MarkMatch }

/** A cell that names another record: a link if the release holds it, otherwise its name (RESULTS-027). */
export function RefCell({ kind, id, name, mark }: RefCellProps) {
  if (name === null) return null
  return id === null ? mark(name) : <RecordLink to={{ kind, key: id, label: name }}>{mark(name)}</RecordLink>
}

/** A date, which never wraps at its hyphens. */
export function DateCell({ date }: { date: string }) {
  return (
    <time dateTime={date} className={classes.date}>
      {date}
    </time>
  )
}
