import { PageLink } from '../links/page-link.tsx'
import classes from './link-tabs.module.css'

type LinkTab = {
  label: string
  href: string
  isCurrent: boolean
  /** Beside the label: how many there are. */
  mark?: string | null
}

/** The parts of a page that have addresses of their own. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <PageLink key={tab.href} href={tab.href} className={classes.tab} aria-current={tab.isCurrent ? 'page' : undefined}>
          {tab.label}
          {tab.mark && <span className={classes.mark}>{tab.mark}</span>}
        </PageLink>
      ))}
    </nav>
  )
}
