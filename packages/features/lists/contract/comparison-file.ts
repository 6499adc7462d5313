import { writtenCell } from '@rosette/contract-kit/text/table-cell.ts'
import { partsOfItems } from '../../list-contents/contract/list-operation.ts'

type Compared = { name: string; items: readonly string[] }

/** Compared lists as a table: every item once, and which lists have it; of some parts, if they are named, or of all. */
export function formatComparison(lists: readonly Compared[], parts: ReadonlySet<string>): string {
  const rows = partsOfItems(lists.map(({ items }) => items))
    .filter(({ part }) => parts.size === 0 || parts.has(part))
    .map(({ item, part }) => [writtenCell(item), ...part].join('\t'))
  const names = lists.map(({ name }) => writtenCell(name))
  return `${[['item', ...names].join('\t'), ...rows].join('\n')}\n`
}
