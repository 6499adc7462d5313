import { Suspense } from 'react'
import { ButtonLink } from '../links/button-link.tsx'
import { RecordLinkList } from '../links/record-link.tsx'
import { SectionTable } from '../table/section-table.tsx'
import { EmptyText, emptyTexts } from '../text/empty-text.tsx'
import { formatNumber } from '../text/format-number.ts'
import type { Part, Section, TableBlock } from './define-page.ts'
import { FactList } from './parts/fact-list.tsx'
import classes from './section-body.module.css'

type SectionBodyProps<Rec> = { section: Section<Rec>; record: Rec }

/** Draws a section of one record; a section without data shows its empty text. */
export function SectionBody<Rec>({ section, record }: SectionBodyProps<Rec>) {
  if (section.block !== 'parts') return <PartBody part={section} record={record} />
  return section.parts
    .filter((part) => !part.isLeftOut?.(record))
    .map((part) => (
      <div key={part.id} className={classes.part} data-empty={isPartEmpty(part, record) || undefined}>
        {part.title && <h3 className={classes.title}>{part.title}</h3>}
        <PartBody part={part} record={record} />
      </div>
    ))
}

/** A table reaches the edges of its card; everything else is padded. */
function PartBody<Rec>({ part, record }: { part: Part<Rec>; record: Rec }) {
  if (part.block === 'table' && !isPartEmpty(part, record)) {
    const { columns, rows, rowKey, note } = part.table
    return (
      <>
        {note && <p className={classes.note}>{note(record)}</p>}
        <SectionTable caption={part.title ?? part.id} columns={columns} rows={rows(record)} rowKey={rowKey} />
        <ViewCompleteList table={part.table} record={record} />
      </>
    )
  }
  return (
    <div className={classes.padded}>
      <PaddedBody part={part} record={record} />
    </div>
  )
}

function PaddedBody<Rec>({ part, record }: { part: Part<Rec>; record: Rec }) {
  if (isPartEmpty(part, record)) return <EmptyText>{part.emptyText ?? emptyTexts.data}</EmptyText>
  if (part.block === 'facts') return <FactList facts={part.facts.map(({ label, value }) => ({ label, value: value(record) }))} />
  if (part.block === 'links') return <RecordLinkList links={part.links(record)} />
  if (part.block === 'custom') {
    const Custom = part.render
    return (
      // What is far below the first view may be loaded when it is rendered.
      <Suspense>
        <Custom record={record} />
      </Suspense>
    )
  }
  return null
}

/** Below a preview that leaves out rows: how many there are, and a link to all of them. */
function ViewCompleteList<Rec>({ table, record }: { table: TableBlock<Rec>; record: Rec }) {
  const shown = table.rows(record).length
  const total = table.total?.(record) ?? shown
  if (total <= shown) return null
  const href = table.completeList?.(record)
  return (
    <div className={classes.line}>
      <span>
        The first {formatNumber(shown)} of {formatNumber(total)}
      </span>
      {href && (
        <ButtonLink href={href} size="xs">
          View Complete List
        </ButtonLink>
      )}
    </div>
  )
}

/** How many things a section holds; null if counting makes no sense or there is nothing to count. */
export function countOfSection<Rec>(section: Section<Rec>, record: Rec): number | null {
  if (section.block !== 'parts' || section.count) return countOfPart(section, record) || null
  return section.parts.reduce((sum, part) => sum + countOfPart(part, record), 0) || null
}

function countOfPart<Rec>(part: Pick<Section<Rec>, 'count'> & (Part<Rec> | { block: 'parts' }), record: Rec): number {
  if (part.count) return part.count(record)
  if (part.block === 'table') return part.table.total?.(record) ?? part.table.rows(record).length
  return part.block === 'links' ? part.links(record).length : 0
}

/** Whether a section has nothing to show for this record. */
export function isSectionEmpty<Rec>(section: Section<Rec>, record: Rec): boolean {
  return section.block === 'parts'
    ? section.parts.every((part) => part.isLeftOut?.(record) || isPartEmpty(part, record))
    : isPartEmpty(section, record)
}

export function isPartEmpty<Rec>(part: Part<Rec>, record: Rec): boolean {
  if (part.isEmpty) return part.isEmpty(record)
  if (part.block === 'table') return part.table.rows(record).length === 0
  return part.block === 'links' && part.links(record).length === 0
}
