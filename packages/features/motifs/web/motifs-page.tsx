import { Button } from '@mantine/core'
import { requestOf } from '@rosette/api-client/api-request.ts'
import { analysisPath } from '@rosette/contract-kit/site-paths/analysis-path.ts'
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
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { hasListedGenes } from '../../list-contents/contract/has-listed-genes.ts'
import { ChooseListCard } from '../../list-contents/web/choose-list-card.tsx'
import { ListLink } from '../../list-contents/web/list-link.tsx'
import { NotMatchedNotice } from '../../list-contents/web/not-matched-notice.tsx'
import { UnknownSettingNotice } from '../../list-contents/web/unknown-setting-notice.tsx'
import { stepsTo } from '../../site/contract/area-steps.ts'
import { motifsAnalysis } from '../contract/motifs-analysis.ts'
import type { MotifsAnswer } from '../contract/motifs-answer.ts'
import { MotifsQuery } from '../contract/motifs-call.ts'
import { MotifResults } from './motif-results.tsx'
import { motifsCall, motifsFileCall, motifsQuery } from './motifs-query.ts'

const { title } = motifsAnalysis
const steps = stepsTo('tools')

export const motifsPage = defineSitePage({
  component: MotifsPage,
  queries: ({ searchStr }) => {
    const params = new URLSearchParams(searchStr)
    return hasListedGenes(params) && MotifsQuery.safeParse(Object.fromEntries(params)).success ? [motifsQuery(params)] : []
  },
})

/** `/tools/motifs?list=`: motifs in the promoters of a list; everything that it shows is in its address (MOTIF-009). */
export function MotifsPage() {
  usePageTitle(title)
  const { params } = useAddress()
  return (
    <PageWrap>
      {hasListedGenes(params) ? (
        <Motifs params={params} />
      ) : (
        <>
          <PageHeading steps={steps} here={title} title={title} statement={motifsAnalysis.description} />
          <ChooseListCard help="help-motifs#test-a-list" pathTo={(genes) => analysisPath(motifsAnalysis, genes)} />
        </>
      )}
    </PageWrap>
  )
}

function Motifs({ params }: { params: URLSearchParams }) {
  const query = MotifsQuery.safeParse(Object.fromEntries(params))
  const motifs = useQuery({ ...motifsQuery(params), enabled: query.success })
  return (
    <>
      <PageHeading
        steps={steps}
        here={title}
        title={title}
        statement={<Statement params={params} answer={motifs.data} />}
        actions={
          <>
            <CopyLinkButton />
            <ReuseButton reuse={reuseOf(params)} />
            <Button
              component="a"
              variant="default"
              href={requestOf(motifsFileCall(params)).address}
              download
              leftSection={<IconDownload size={16} aria-hidden />}
            >
              Download TSV
            </Button>
          </>
        }
      />
      {query.success ? (
        <QueryPart query={motifs} what="the motifs">
          {(answer) => (
            <>
              <NotMatchedNotice notMatched={answer.notMatched} />
              <MotifResults answer={answer} query={query.data} params={params} isBusy={motifs.isFetching} />
            </>
          )}
        </QueryPart>
      ) : (
        <UnknownSettingNotice startPath={analysisPath(motifsAnalysis)} />
      )}
    </>
  )
}

function Statement({ params, answer }: { params: URLSearchParams; answer: MotifsAnswer | undefined }) {
  const list = params.get('list')
  return (
    <>
      Binding motifs of transcription factors in the promoters of {answer ? formatCount(answer.genes.of, 'gene') : 'genes'}
      {list && (
        <>
          {' of '}
          <ListLink contentId={list} />
        </>
      )}
      . <PageLink href={analysisPath(motifsAnalysis)}>Other genes</PageLink>
    </>
  )
}

function reuseOf(params: URLSearchParams): PageReuse {
  const fileName = 'motifs'
  return {
    title,
    recordKinds: ['locus'],
    call: motifsCall(params),
    permanentPath: async () => `${location.pathname}${location.search}`,
    files: async () => [
      fileOfCall({
        label: 'All tested motifs (TSV)',
        note: 'with k of n, K of N, p and q of each',
        call: motifsFileCall(params),
        fileName: `${fileName}.tsv`,
      }),
    ],
    fileName,
  }
}
