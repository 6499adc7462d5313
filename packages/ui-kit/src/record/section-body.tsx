import type { Part, Section } from './define-page.ts'
import { EmptyText } from './empty-text.tsx'
import { emptyTexts } from './empty-texts.ts'
import { FactList } from './fact-list.tsx'
import { RecordLinkList } from './record-link-list.tsx'
import classes from './section-body.module.css'
import { isPartEmpty } from './section-count.ts'
import { SectionTable } from './section-table.tsx'
import { ViewCompleteList } from './view-complete-list.tsx'

type SectionBodyProps<Rec> = { section: Section<Rec>; record: Rec }

/** Draws what a section says of one record; a section without data says its empty text. */
export function SectionBody<Rec>({ section, record }: SectionBodyProps<Rec>) {
  if (section.block !== 'parts') return <PartBody part={section} record={record} />
  return section.parts.map((part) => (
    <div key={part.id} className={classes.part} data-empty={isPartEmpty(part, record) || undefined}>
      {part.title && <h3 className={classes.title}>{part.title}</h3>}
      <PartBody part={part} record={record} />
    </div>
  ))
}

/** A table reaches the edges of its card; everything else keeps off them. */
function PartBody<Rec>({ part, record }: { part: Part<Rec>; record: Rec }) {
  if (part.block === 'table' && !isPartEmpty(part, record)) {
    const { columns, rows, rowKey } = part.table
    return (
      <>
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
    return <Custom record={record} />
  }
  return null
}
