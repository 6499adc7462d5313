import { PlainButton } from '@rosette/ui-kit/form/plain-button.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { namePart, type PictureSet, type SetPart } from '@rosette/ui-kit/pictures/upset/set-parts.ts'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import tickedTable from '../ticked-table.module.css'
import classes from './compare-page.module.css'

type PartTableProps = {
  sets: readonly PictureSet[]
  parts: readonly SetPart[]
  /** Of all parts that are not empty. */
  total: number
  unit: string
  chosen: ReadonlySet<string>
  onTick(part: string): void
  /** Null if all parts are shown. */
  onMore: (() => void) | null
}

/** The same parts as in the picture, in the same order. */
export function PartTable({ sets, parts, total, unit, chosen, onTick, onMore }: PartTableProps) {
  const letters = sets.map(({ letter }) => letter).join('')
  return (
    <TitledCard title="Parts" mark={`${formatNumber(total)} of ${formatNumber(2 ** sets.length - 1)} · each item is in one part`}>
      <table className={`${tickedTable.table} ${classes.table}`}>
        <caption className="visually-hidden">Parts of the lists</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Ticked</span>
            </th>
            <th scope="col">{letters}</th>
            <th scope="col">In exactly these lists</th>
            <th scope="col" data-numeric>
              {unit.charAt(0).toUpperCase() + unit.slice(1)}
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ part, count }) => (
            <tr key={part} data-ticked={chosen.has(part) || undefined}>
              <td>
                <input
                  type="checkbox"
                  aria-label={`Tick ${namePart(part, sets)}`}
                  checked={chosen.has(part)}
                  onChange={() => onTick(part)}
                />
              </td>
              <td className={classes.dots} aria-hidden="true">
                {[...part].map((digit) => (digit === '1' ? '●' : '○')).join('')}
              </td>
              <td>{namePart(part, sets)}</td>
              <td data-numeric>{formatNumber(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {onMore && (
        <p className={classes.more}>
          <PlainButton onClick={onMore}>Show {formatNumber(total - parts.length)} more</PlainButton>
        </p>
      )}
    </TitledCard>
  )
}
