import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { formatSteps, parseSteps } from '../contract/combination-address.ts'
import { CombineCard } from './combine-card.tsx'
import classes from './history-page.module.css'
import { HistoryTable } from './history-table.tsx'
import { QuestionsCard } from './questions-card.tsx'
import { StorageCard } from './storage-card.tsx'
import { useBrowserHistory } from './use-browser-history.ts'

const title = 'Search history'

// What is shown is known to this browser alone.
export const historyPage = defineSitePage({ component: HistoryPage, queries: () => [] })

/** `/search/history`: the last searches of this browser, and what some of them have in common (HISTORY-005, HISTORY-015). */
export function HistoryPage() {
  usePageTitle(title)
  const { params, go } = useAddress()
  const history = useBrowserHistory()
  const steps = parseSteps(params.get('combine'))
  return (
    <PageWrap className={classes.page}>
      <PageHeading
        steps={[
          { label: 'Home', href: '/' },
          { label: 'Search', href: '/search/overview' },
        ]}
        here={title}
        title={title}
        statement="Tick two or more searches that find the same kind of thing, and combine them."
        actions={<ButtonLink href="/search/overview">New Search</ButtonLink>}
      />
      <div className={classes.body}>
        <div className={classes.main}>
          {steps.length > 0 && (
            <CombineCard steps={steps} entries={history.entries} onSteps={(next) => go({ combine: formatSteps(next) })} />
          )}
          {history.isRefused && (
            <Notice kind="info">This browser does not let the site store anything, so there is no history. Searches work as ever.</Notice>
          )}
          {history.missed === 'long' && (
            <Notice kind="info">
              Your last search is not here: one with so many ids is too long to be kept. Save its results as a list.
            </Notice>
          )}
          {history.entries.length > 0 ? (
            <HistoryTable entries={history.entries} steps={steps} onSteps={(next) => go({ combine: formatSteps(next) })} />
          ) : (
            !history.isRefused && (
              <TitledCard title="No searches yet" isPadded>
                {history.isOff
                  ? 'The history is switched off, so searches are not kept.'
                  : 'Every search whose results you open appears here, with what it found. Start with a form, or with one of the questions.'}
              </TitledCard>
            )
          )}
        </div>
        <aside className={classes.aside}>
          <QuestionsCard form={null} />
          <StorageCard history={history} />
        </aside>
      </div>
    </PageWrap>
  )
}
