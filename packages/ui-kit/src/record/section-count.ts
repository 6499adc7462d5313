import type { Part, Section } from './define-page.ts'

/** How many things a section holds; null where counting makes no sense or there is nothing to count. */
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
  return section.block === 'parts' ? section.parts.every((part) => isPartEmpty(part, record)) : isPartEmpty(section, record)
}

export function isPartEmpty<Rec>(part: Part<Rec>, record: Rec): boolean {
  if (part.block === 'absent') return true
  if (part.isEmpty) return part.isEmpty(record)
  if (part.block === 'table') return part.table.rows(record).length === 0
  return part.block === 'links' && part.links(record).length === 0
}
