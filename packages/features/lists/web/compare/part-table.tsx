import { saveText } from '@rosette/ui-kit/feedback/save-file.ts'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { PlainButton } from '@rosette/ui-kit/form/plain-button.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { namePart, type PictureSet, type SetPart } from '@rosette/ui-kit/pictures/upset/set-parts.ts'
import { PlainTable } from '@rosette/ui-kit/table/plain-table.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { IconDownload } from '@tabler/icons-react'
import type { ListKind } from '../../../list-contents/contract/list-kinds.ts'
import { formatComparison } from '../../contract/comparison-file.ts'
import { shortName, useLocusNames } from '../locus-names.tsx'
import tickedTable from '../ticked-table.module.css'
import classes from './compare-page.module.css'
import type { ComparedLists } from './use-comparison.ts'

type NamedPart = SetPart & { first: readonly string[] }

type PartTableProps = {
  sets: readonly PictureSet[]
  parts: readonly NamedPart[]
  kind: ListKind
  readLists: ComparedLists['readLists']
  /** Of all parts that are not empty. */
  total: number
  unit: string
  chosen: ReadonlySet<string>
  onTick(part: string): void
  /** Null if all parts are shown. */
  onMore: (() => void) | null
}

/** The same parts as in the picture, in the same order. */
export function PartTable({ sets, parts, kind, readLists, total, unit, chosen, onTick, onMore }: PartTableProps) {
  const names = useLocusNames(kind === 'locus' ? parts.flatMap(({ first }) => first) : [])
  const save = useChange({
    async call() {
      const lists = await readLists()
      const named = sets.map(({ name }, index) => ({ name, items: lists[index] ?? [] }))
      saveText(formatComparison(named, chosen), 'parts.tsv')
    },
    hasToast: true,
  })
  const letters = sets.map(({ letter }) => letter).join('')
  return (
    <TitledCard
      title="Parts"
      help="help-comparing-lists#parts"
      action={
        <PlainButton leftSection={<IconDownload size={14} aria-hidden />} disabled={save.isPending} onClick={() => save.run()}>
          {chosen.size > 0 ? 'Download ticked parts' : 'Download parts'}
        </PlainButton>
      }
      mark={`${formatNumber(total)} of ${formatNumber(2 ** sets.length - 1)} · each item is in one part`}
    >
      <PlainTable
        caption="Parts of the lists"
        className={`${tickedTable.table} ${classes.table}`}
        rows={parts}
        rowKey={({ part }) => part}
        isTicked={({ part }) => chosen.has(part)}
        columns={[
          {
            id: 'ticked',
            label: 'Ticked',
            isLabelHidden: true,
            cell: ({ part }) => (
              <input type="checkbox" aria-label={`Tick ${namePart(part, sets)}`} checked={chosen.has(part)} onChange={() => onTick(part)} />
            ),
          },
          {
            id: 'dots',
            label: letters,
            className: classes.dots,
            isDecoration: true,
            cell: ({ part }) => [...part].map((digit) => (digit === '1' ? '●' : '○')).join(''),
          },
          { id: 'name', label: 'In exactly these lists', cell: ({ part }) => namePart(part, sets) },
          {
            id: 'count',
            label: unit.charAt(0).toUpperCase() + unit.slice(1),
            isNumeric: true,
            cell: ({ count }) => formatNumber(count),
          },
          {
            id: 'first',
            label: `First ${unit}`,
            className: classes.first,
            cell: ({ first, count }) =>
              `${first.map((item) => shortName(item, names.get(item))).join(', ')}${count > first.length ? ' …' : ''}`,
          },
        ]}
      />
      {onMore && (
        <p className={classes.more}>
          <PlainButton onClick={onMore}>Show {formatNumber(total - parts.length)} more</PlainButton>
        </p>
      )}
    </TitledCard>
  )
}
