import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { IconNews } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { newsHashPath } from '../contract/news-hash-path.ts'
import classes from './news-banner.module.css'
import { newsQuery } from './news-queries.ts'

/** The newest item of the past nine months in one line (HOME-002, HOME-003). The line keeps its height whatever is said in it (HOME-017). */
export function NewsBanner() {
  const { data, isPending } = useQuery(newsQuery({ type: 'short' }))
  const newest = data?.[0]
  return (
    <aside className={classes.banner} aria-label="News" aria-busy={isPending}>
      <IconNews size={18} aria-hidden className={classes.icon} />
      <span className={classes.title}>{newest ? newest.title : noItem(isPending)}</span>
      <PageLink href={newest ? newsHashPath(newest.id) : '/news/overview'} className={classes.link}>
        {newest ? 'Read the news' : 'All news'}
      </PageLink>
    </aside>
  )
}

const noItem = (isPending: boolean) => (isPending ? '' : 'Announcements, meetings and open positions of the community.')
