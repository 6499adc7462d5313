import { PageLink } from '@rosette/ui-kit/record/page-link.tsx'
import { HomeCard } from './home-card.tsx'
import classes from './news-panel.module.css'

/** The place of the news. There is none yet, and it says so. */
export function NewsPanel() {
  return (
    <HomeCard
      title="Breaking News"
      aside={
        <PageLink href="/news/overview" className={classes.all}>
          All news
        </PageLink>
      }
    >
      <p className={classes.empty}>No news yet. News of the community will be shown here.</p>
    </HomeCard>
  )
}
