import { analysisPath } from '@rosette/contract-kit/site-paths/analysis-path.ts'
import { Loading } from '@rosette/ui-kit/feedback/loading.tsx'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { CopyLinkButton } from '@rosette/ui-kit/record/parts/copy-button.tsx'
import { fileOfCall } from '@rosette/ui-kit/reuse/file-of-call.ts'
import type { PageReuse } from '@rosette/ui-kit/reuse/page-reuse.ts'
import { ReuseButton } from '@rosette/ui-kit/reuse/reuse-button.tsx'
import { formatCount } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { newListPath } from '../../list-contents/contract/list-addresses.ts'
import { ListLink } from '../../list-contents/web/list-link.tsx'
import { NotMatchedNotice } from '../../list-contents/web/not-matched-notice.tsx'
import { PickListButton } from '../../list-contents/web/pick-list-button.tsx'
import { stepsTo } from '../../site/contract/area-steps.ts'
import { expressionAnalysis } from '../contract/expression-analysis.ts'
import type { ExpressionMatrix } from '../contract/expression-answer.ts'
import { ExpressionQuery } from '../contract/expression-call.ts'
import { expressionCall, expressionFileCall, expressionQuery } from './expression-query.ts'

/** Picture and table are a chunk of their own, which comes with the answer. */
const ExpressionResults = lazy(async () => ({ default: (await import('./expression-results.tsx')).ExpressionResults }))

const { title } = expressionAnalysis
const steps = stepsTo('tools')

const examples = [
  { label: 'Floral organs: AG, AP1, AP3, PI, SEP3, LFY', items: 'AG,AP1,AP3,PI,SEP3,LFY' },
  { label: 'Flowering time: FT, FLC, CO, SOC1, SVP', items: 'FT,FLC,CO,SOC1,SVP' },
] as const

export const expressionPage = defineSitePage({
  component: ExpressionPage,
  queries: ({ searchStr }) => {
    const params = new URLSearchParams(searchStr)
    return hasGenesIn(params) && ExpressionQuery.safeParse(Object.fromEntries(params)).success ? [expressionQuery(params)] : []
  },
})

function hasGenesIn(params: URLSearchParams): boolean {
  return params.has('list') || params.has('items')
}

/** `/tools/expression?list=`: where the genes of a list are expressed; everything that it shows is in its address (EXPR-021). */
export function ExpressionPage() {
  usePageTitle(title)
  const { params } = useAddress()
  return (
    <PageWrap>
      {hasGenesIn(params) ? (
        <Expression params={params} />
      ) : (
        <>
          <PageHeading steps={steps} here={title} title={title} statement="Where and how strongly your genes are expressed." />
          <ChooseList />
        </>
      )}
    </PageWrap>
  )
}

/** What the page shows before it has genes. */
function ChooseList() {
  const router = useRouter()
  return (
    <TitledCard title="For which genes?" help="help-expression#a-list-of-genes" isPadded>
      <PickListButton kind="locus" onContent={(list) => void router.navigate({ href: analysisPath(expressionAnalysis, { list }) })} />
      <ul>
        <li>
          <PageLink href={newListPath('locus')}>Make a list</PageLink>
        </li>
        {examples.map(({ label, items }) => (
          <li key={label}>
            <PageLink href={analysisPath(expressionAnalysis, { items })}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}

function Expression({ params }: { params: URLSearchParams }) {
  const query = ExpressionQuery.safeParse(Object.fromEntries(params))
  const matrix = useQuery({ ...expressionQuery(params), enabled: query.success })
  return (
    <>
      <PageHeading
        steps={steps}
        here={title}
        title={title}
        statement={<Statement list={params.get('list')} answer={matrix.data} />}
        actions={
          <>
            <CopyLinkButton />
            <ReuseButton reuse={reuseOf(params)} />
          </>
        }
      />
      {query.success ? (
        <QueryPart query={matrix} what="the expression of these genes">
          {(answer) => (
            <>
              <NotMatchedNotice notMatched={answer.notMatched} />
              <Suspense fallback={<Loading what="the picture" />}>
                <ExpressionResults answer={answer} version={matrix.dataUpdatedAt} isBusy={matrix.isFetching} />
              </Suspense>
            </>
          )}
        </QueryPart>
      ) : (
        <Notice kind="error">
          This link has a setting that the page does not know. <PageLink href={analysisPath(expressionAnalysis)}>Start again</PageLink>
        </Notice>
      )}
    </>
  )
}

function Statement({ list, answer }: { list: string | null; answer: ExpressionMatrix | undefined }) {
  const genes = answer && answer.genes.length + answer.notMeasured.length + answer.absent.length
  return (
    <>
      Expression of {genes === undefined ? 'genes' : formatCount(genes, 'gene')}
      {list && (
        <>
          {' of '}
          <ListLink contentId={list} />
        </>
      )}
      {answer && `, sample by sample, in ${answer.dataSets.find(({ name }) => name === answer.dataSet)?.title}`}.{' '}
      <PageLink href={analysisPath(expressionAnalysis)}>Other genes</PageLink>
    </>
  )
}

function reuseOf(params: URLSearchParams): PageReuse {
  const fileName = 'expression'
  return {
    title,
    recordKinds: ['locus'],
    call: expressionCall(params),
    permanentPath: async () => `${location.pathname}${location.search}`,
    files: async () => [
      fileOfCall({
        label: 'Means of all genes (TSV)',
        note: 'a line for each gene of the list, a column for each sample',
        call: expressionFileCall(params),
        fileName: `${fileName}.tsv`,
      }),
    ],
    fileName,
  }
}
