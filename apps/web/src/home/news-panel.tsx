import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/record/page-link.tsx'
import classes from './news-panel.module.css'

/** The place of the news. There is none yet, and it says so. */
export function NewsPanel() {
  return (
    <TitledCard
      isPadded
      title="Breaking News"
      action={
        <PageLink href="/news/overview" className={classes.all}>
          All news
        </PageLink>
      }
    >
      <p className={classes.empty}>No news yet. News of the community will be shown here.</p>
    </TitledCard>
  )
}
