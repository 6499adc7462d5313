import { withQuery } from '@rosette/contract-kit/site-paths/with-query.ts'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { ownListsPath } from '../../list-contents/contract/list-addresses.ts'
import classes from './tag-list.module.css'

/** The tags of a list; each leads to the lists that have it. */
export function TagList({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <ul className={classes.tags} aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <PageLink href={withQuery(ownListsPath, { tag })} className={classes.tag}>
            {tag}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
