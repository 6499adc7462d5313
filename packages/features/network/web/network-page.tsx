import { networkPath } from '@rosette/contract-kit/site-paths/network-path.ts'
import { Loading } from '@rosette/ui-kit/feedback/loading.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { CopyLinkButton } from '@rosette/ui-kit/record/parts/copy-button.tsx'
import { fileOfCall } from '@rosette/ui-kit/reuse/file-of-call.ts'
import type { PageReuse } from '@rosette/ui-kit/reuse/page-reuse.ts'
import { ReuseButton } from '@rosette/ui-kit/reuse/reuse-button.tsx'
import { formatCount } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { hasListedGenes } from '../../list-contents/contract/has-listed-genes.ts'
import { ChooseListCard } from '../../list-contents/web/choose-list-card.tsx'
import { ListLink } from '../../list-contents/web/list-link.tsx'
import { NotMatchedNotice } from '../../list-contents/web/not-matched-notice.tsx'
import { UnknownSettingNotice } from '../../list-contents/web/unknown-setting-notice.tsx'
import { stepsTo } from '../../site/contract/area-steps.ts'
import type { NetworkAnswer } from '../contract/network-answer.ts'
import { NetworkQuery } from '../contract/network-call.ts'
import { networkCall, networkFileCall, networkQuery } from './network-query.ts'

/** Picture and tables are a chunk of their own, which comes with the answer. */
const NetworkResults = lazy(async () => ({ default: (await import('./network-results.tsx')).NetworkResults }))

const title = 'Network'
const steps = stepsTo('tools')

export const networkPage = defineSitePage({
  component: NetworkPage,
  queries: ({ searchStr }) => {
    const params = new URLSearchParams(searchStr)
    return hasListedGenes(params) && NetworkQuery.safeParse(Object.fromEntries(params)).success ? [networkQuery(params)] : []
  },
})

/** `/tools/network?list=`: interactions among the genes of a list; everything that it shows is in its address (NETWORK-008). */
export function NetworkPage() {
  usePageTitle(title)
  const { params } = useAddress()
  return (
    <PageWrap>
      {hasListedGenes(params) ? (
        <Network params={params} />
      ) : (
        <>
          <PageHeading steps={steps} here={title} title={title} statement="Which of your genes bind or regulate each other." />
          <ChooseListCard help="help-networks#find-a-network" pathTo={networkPath} />
        </>
      )}
    </PageWrap>
  )
}

function Network({ params }: { params: URLSearchParams }) {
  const query = NetworkQuery.safeParse(Object.fromEntries(params))
  const network = useQuery({ ...networkQuery(params), enabled: query.success })
  return (
    <>
      <PageHeading
        steps={steps}
        here={title}
        title={title}
        statement={<Statement params={params} answer={network.data} />}
        actions={
          <>
            <CopyLinkButton />
            <ReuseButton reuse={reuseOf(params)} />
          </>
        }
      />
      {!query.success && <UnknownSettingNotice startPath={networkPath({})} />}
      {query.success && (
        <QueryPart query={network} what="the network">
          {(answer) => (
            <>
              <NotMatchedNotice notMatched={answer.notMatched} />
              <Suspense fallback={<Loading what="the picture" />}>
                <NetworkResults answer={answer} query={query.data} params={params} isBusy={network.isFetching} />
              </Suspense>
            </>
          )}
        </QueryPart>
      )}
    </>
  )
}

function Statement({ params, answer }: { params: URLSearchParams; answer: NetworkAnswer | undefined }) {
  const list = params.get('list')
  return (
    <>
      {answer ? `${formatCount(answer.total, 'edge')} among ${formatCount(answer.genes, 'gene')}` : 'Edges among genes'}
      {list && (
        <>
          {' of '}
          <ListLink contentId={list} />
        </>
      )}
      : who binds and who regulates whom, with every statement about it. <PageLink href={networkPath({})}>Other genes</PageLink>
    </>
  )
}

function reuseOf(params: URLSearchParams): PageReuse {
  const fileName = 'network'
  return {
    title,
    recordKinds: ['locus'],
    call: networkCall(params),
    permanentPath: async () => `${location.pathname}${location.search}`,
    files: async () => [
      fileOfCall({
        label: 'PSI-MITAB 2.7',
        note: 'one line for each statement about the edges that fit the filters',
        call: networkFileCall(params, 'mitab'),
        fileName: `${fileName}.mitab.txt`,
      }),
      fileOfCall({
        label: 'GraphML',
        note: 'genes and edges that fit the filters, for Cytoscape and others',
        call: networkFileCall(params, 'graphml'),
        fileName: `${fileName}.graphml`,
      }),
    ],
    fileName,
  }
}
