import { dayOf } from '@rosette/contract-kit/clock.ts'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { listPath } from '../../list-contents/contract/list-addresses.ts'
import { binDays, type RecordList } from '../../list-contents/contract/record-list.ts'
import { countOf } from '../../list-contents/web/list-words.ts'
import { RestoreButton } from './list/restore-button.tsx'
import classes from './lists-page.module.css'

/** Lists of the account that were deleted and can still be restored. */
export function ListsBin({ lists }: { lists: readonly RecordList[] }) {
  if (lists.length === 0) return null
  return (
    <TitledCard title="Bin" mark={formatNumber(lists.length)} isPadded>
      <p className={classes.text}>Lists stay here for {binDays} days.</p>
      <ul className={classes.bin}>
        {lists.map((list) => (
          <li key={list.listId}>
            <PageLink href={listPath(list.listId)}>{list.name}</PageLink>
            <span>
              {countOf(list.count, list.kind)}
              {list.deletedAt && `, deleted ${dayOf(new Date(list.deletedAt))}`}
            </span>
            <RestoreButton list={list} />
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
