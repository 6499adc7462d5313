import { analysisPath } from '@rosette/contract-kit/site-paths/analysis-path.ts'
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
import { expressionAnalysis } from '../contract/expression-analysis.ts'
import type { ExpressionMatrix } from '../contract/expression-answer.ts'
import { ExpressionQuery } from '../contract/expression-call.ts'
import { expressionCall, expressionFileCall, expressionQuery } from './expression-query.ts'

/** Picture and table are a chunk of their own, which comes with the answer. */
const ExpressionResults = lazy(async () => ({ default: (await import('./expression-results.tsx')).ExpressionResults }))

const { title } = expressionAnalysis
const steps = stepsTo('tools')

export const expressionPage = defineSitePage({
  component: ExpressionPage,
  queries: ({ searchStr }) => {
    const params = new URLSearchParams(searchStr)
    return hasListedGenes(params) && ExpressionQuery.safeParse(Object.fromEntries(params)).success ? [expressionQuery(params)] : []
  },
})

/** `/tools/expression?list=`: where the genes of a list are expressed; everything that it shows is in its address (EXPR-021). */
export function ExpressionPage() {
  usePageTitle(title)
  const { params } = useAddress()
  return (
    <PageWrap>
      {hasListedGenes(params) ? (
        <Expression params={params} />
      ) : (
        <>
          <PageHeading steps={steps} here={title} title={title} statement="Where and how strongly your genes are expressed." />
          <ChooseListCard help="help-expression#a-list-of-genes" pathTo={(genes) => analysisPath(expressionAnalysis, genes)} />
        </>
      )}
    </PageWrap>
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
        <UnknownSettingNotice startPath={analysisPath(expressionAnalysis)} />
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
