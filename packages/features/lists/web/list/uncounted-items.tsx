import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { formatCount } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { type ContentPage, maxContentPage } from '../../../list-contents/contract/list-content.ts'
import { contentQuery } from '../../../list-contents/web/content-query.ts'
import { type EditedList, uncountedItems } from '../edit-list-items.ts'
import classes from './list-page.module.css'
import { TakeOutButton } from './take-out-button.tsx'

/** Items that this release does not have as they are: they are not in the table below, or stand there by another name. */
export function UncountedItems({ contentId, edited }: { contentId: string; edited: EditedList | null }) {
  const { data } = useQuery(contentQuery(contentId, maxContentPage))
  if (!data || data.counts.current === data.count) return null
  const others = data.items.filter(({ status }) => status !== 'current')
  const { split = 0, obsolete = 0, gone = 0 } = data.counts
  const uncounted = split + obsolete + gone
  return (
    <Notice kind="warning">
      {describe(data)}{' '}
      {edited && uncounted > 0 && (
        <TakeOutButton list={edited} itemsOut={() => uncountedItems(contentId)}>
          {`Take ${formatCount(uncounted, 'item')} out that ${uncounted === 1 ? 'counts' : 'count'} as nothing`}
        </TakeOutButton>
      )}
      <ul className={classes.leftover}>
        {others.map(({ item, record }) => (
          <li key={item}>
            <code>{item}</code>
            {record && <> → {record.label}</>}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

const words = { replaced: 'counted as its successor', split: 'split', obsolete: 'obsolete', gone: 'unknown to this release' } as const

function describe({ counts }: ContentPage): string {
  // Object.entries loses the key type.
  const statuses = Object.keys(words) as (keyof typeof words)[]
  const parts = statuses.flatMap((status) =>
    (counts[status] ?? 0) > 0 ? [`${formatCount(counts[status] ?? 0, 'item')} ${words[status]}`] : [],
  )
  return `${parts.join(', ')}.`
}
