import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { useState } from 'react'
import { ListKind } from '../../../list-contents/contract/list-kinds.ts'
import { listSteps } from '../../../list-contents/web/list-words.ts'
import { browserListQuery } from '../../../list-contents/web/lists-query.ts'
import { AddItemsPage } from './add-items-page.tsx'
import { type Given, IdentifiersCard } from './identifiers-card.tsx'
import classes from './new-list-page.module.css'
import { ReportState } from './report-state.tsx'
import { SaveCard } from './save-card.tsx'
import { useReport } from './use-report.ts'

const title = 'New list'

export const newListPage = defineSitePage({
  component: NewListPage,
  queries: ({ searchStr }) => {
    const listId = new URLSearchParams(searchStr).get('to')
    return listId === null ? [] : [browserListQuery(listId)]
  },
})

/** `/lists/new?kind=locus`: ids in any spelling become a list, and every line of them is accounted for (LIST-043). */
export function NewListPage() {
  const { params } = useAddress()
  const listId = params.get('to')
  return listId === null ? <NewList /> : <AddItemsPage key={listId} listId={listId} />
}

function NewList() {
  usePageTitle(title)
  const { params, go } = useAddress()
  const kind = ListKind.safeParse(params.get('kind')).data ?? 'locus'
  const [given, setGiven] = useState<Given>({ text: params.get('ids') ?? '', origin: { by: 'pasted' } })
  const report = useReport(kind, given.text)
  return (
    <PageWrap className={classes.page}>
      <PageHeading
        steps={listSteps}
        here={title}
        title={title}
        statement="Paste identifiers in any spelling. Every line ends up in exactly one group; nothing is dropped without telling you."
      />
      <div className={classes.columns}>
        <div className={classes.column}>
          <IdentifiersCard kind={kind} given={given} count={report.count} onKind={(next) => go({ kind: next })} onGiven={setGiven} />
          <Notice kind="info">
            <strong>Private.</strong> Without an account the list stays in this browser. With one, only you can see it until you share it.
          </Notice>
        </div>
        <div className={classes.column}>
          <ReportState key={kind} kind={kind} report={report} isEmpty={given.text.trim() === ''}>
            {(taken) => <SaveCard kind={kind} taken={taken} origin={given.origin} />}
          </ReportState>
        </div>
      </div>
    </PageWrap>
  )
}
