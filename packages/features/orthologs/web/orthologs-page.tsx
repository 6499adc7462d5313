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
import { contentPath, newListPath, ownListsPath } from '../../list-contents/contract/list-addresses.ts'
import { NotMatchedNotice } from '../../list-contents/web/not-matched-notice.tsx'
import { UnknownSettingNotice } from '../../list-contents/web/unknown-setting-notice.tsx'
import { stepsTo } from '../../site/contract/area-steps.ts'
import { orthologsAnalysis } from '../contract/orthologs-analysis.ts'
import { type OrthologsAnswer, OrthologsQuery } from '../contract/orthologs-call.ts'
import { OrthologResults } from './ortholog-results.tsx'
import classes from './orthologs-page.module.css'
import { orthologsCall, orthologsFileCall, orthologsQuery } from './orthologs-query.ts'

const { title } = orthologsAnalysis
const steps = stepsTo('tools')

export const orthologsPage = defineSitePage({
  component: OrthologsPage,
  queries: ({ searchStr }) => {
    const params = new URLSearchParams(searchStr)
    return hasListedGenes(params) && OrthologsQuery.safeParse(Object.fromEntries(params)).success ? [orthologsQuery(params)] : []
  },
})

/** `/tools/orthologs?list=&species=`: everything that it shows is in its address (ORTHO-003). */
export function OrthologsPage() {
  usePageTitle(title)
  const { params } = useAddress()
  return <PageWrap className={classes.page}>{hasListedGenes(params) ? <Orthologs params={params} /> : <ChooseList />}</PageWrap>
}

function ChooseList() {
  return (
    <>
      <PageHeading steps={steps} here={title} title={title} statement={orthologsAnalysis.description} />
      <p>
        Open <PageLink href={ownListsPath}>one of your lists</PageLink> or <PageLink href={newListPath('locus')}>make one</PageLink>, and
        choose “{orthologsAnalysis.action}” there. For example{' '}
        <PageLink href={analysisPath(orthologsAnalysis, { items: 'AG,AP1,AP3,PI,SEP3' })}>floral organs: AG, AP1, AP3, PI, SEP3</PageLink>.
      </p>
    </>
  )
}

function Orthologs({ params }: { params: URLSearchParams }) {
  const query = OrthologsQuery.safeParse(Object.fromEntries(params))
  const orthologs = useQuery({ ...orthologsQuery(params), enabled: query.success })
  return (
    <>
      <PageHeading
        steps={steps}
        here={title}
        title={title}
        statement={<Statement list={params.get('list')} answer={orthologs.data} />}
        actions={
          <>
            <CopyLinkButton />
            <ReuseButton reuse={reuseOf(params)} />
            {(['tsv', 'csv'] as const).map((format) => (
              <Button
                key={format}
                component="a"
                variant="default"
                href={requestOf(orthologsFileCall(params, format)).address}
                download
                leftSection={<IconDownload size={16} aria-hidden />}
              >
                Download {format.toUpperCase()}
              </Button>
            ))}
          </>
        }
      />
      {query.success ? (
        <QueryPart query={orthologs} what="the orthologs">
          {(answer) => (
            <>
              <NotMatchedNotice notMatched={answer.notMatched} />
              <OrthologResults answer={answer} size={query.data.size} isBusy={orthologs.isFetching} />
            </>
          )}
        </QueryPart>
      ) : (
        <UnknownSettingNotice startPath={analysisPath(orthologsAnalysis)} />
      )}
    </>
  )
}

function Statement({ list, answer }: { list: string | null; answer: OrthologsAnswer | undefined }) {
  return (
    <>
      Orthologs of {answer ? formatCount(answer.total, 'gene') : 'genes'}
      {list && (
        <>
          {' of '}
          <PageLink href={contentPath(list)}>a list</PageLink>
        </>
      )}
      {answer?.chosen && (
        <>
          {' in '}
          <i lang="la">{answer.chosen}</i>
        </>
      )}
      . <PageLink href={analysisPath(orthologsAnalysis)}>Other genes</PageLink>
    </>
  )
}

function reuseOf(params: URLSearchParams): PageReuse {
  const fileName = 'orthologs'
  return {
    title,
    recordKinds: ['locus'],
    call: orthologsCall(params),
    permanentPath: async () => `${location.pathname}${location.search}`,
    files: async () => [
      fileOfCall({
        label: 'Orthologs of all genes (TSV)',
        note: 'of this species, on all pages',
        call: orthologsFileCall(params, 'tsv'),
        fileName: `${fileName}.tsv`,
      }),
    ],
    fileName,
  }
}
