import { Button } from '@mantine/core'
import { requestOf } from '@rosette/api-client/api-request.ts'
import { mutantsPath } from '@rosette/contract-kit/site-paths/mutants-path.ts'
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
import { ListLink } from '../../list-contents/web/list-link.tsx'
import { NotMatchedNotice } from '../../list-contents/web/not-matched-notice.tsx'
import { UnknownSettingNotice } from '../../list-contents/web/unknown-setting-notice.tsx'
import { stepsTo } from '../../site/contract/area-steps.ts'
import type { MutantsAnswer } from '../contract/mutants-answer.ts'
import { MutantsQuery } from '../contract/mutants-call.ts'
import { BasketCard } from './basket-card.tsx'
import { ChooseGenes } from './choose-genes.tsx'
import { nothingTicked } from './mutant-filters.tsx'
import { MutantFunnel } from './mutant-funnel.tsx'
import { MutantResults } from './mutant-results.tsx'
import classes from './mutants-page.module.css'
import { mutantsCall, mutantsFileCall, mutantsQuery } from './mutants-query.ts'

const title = 'Mutants to Order'
const steps = stepsTo('tools')

export const mutantsPage = defineSitePage({
  component: MutantsPage,
  queries: ({ searchStr }) => {
    const params = new URLSearchParams(searchStr)
    return hasListedGenes(params) && MutantsQuery.safeParse(Object.fromEntries(params)).success ? [mutantsQuery(params)] : []
  },
})

/** `/tools/mutants?list=`: insertion lines for the genes of a list; everything that it shows is in its address (MUTANT-013). */
export function MutantsPage() {
  usePageTitle(title)
  const { params } = useAddress()
  return (
    <PageWrap className={classes.page}>
      {hasListedGenes(params) ? (
        <Mutants params={params} />
      ) : (
        <>
          <PageHeading steps={steps} here={title} title={title} statement="Insertion lines for your genes, best first." />
          <div className={classes.start}>
            <ChooseGenes />
            <BasketCard />
          </div>
        </>
      )}
    </PageWrap>
  )
}

function Mutants({ params }: { params: URLSearchParams }) {
  const query = MutantsQuery.safeParse(Object.fromEntries(params))
  const mutants = useQuery({ ...mutantsQuery(params), enabled: query.success })
  const { pathTo } = useAddress()
  return (
    <>
      <PageHeading
        steps={steps}
        here={title}
        title={title}
        statement={<Statement params={params} answer={mutants.data} />}
        actions={
          <>
            <CopyLinkButton />
            <ReuseButton reuse={reuseOf(params)} />
            <Button
              component="a"
              variant="default"
              href={requestOf(mutantsFileCall(params)).address}
              download
              leftSection={<IconDownload size={16} aria-hidden />}
            >
              Download TSV
            </Button>
          </>
        }
      />
      {!query.success && <UnknownSettingNotice startPath={mutantsPath({})} />}
      {query.success && (
        <QueryPart query={mutants} what="the mutants">
          {(answer) => (
            <>
              <NotMatchedNotice notMatched={answer.notMatched} />
              <MutantFunnel summary={answer.summary} withoutPath={pathTo(withoutLine)} />
              <MutantResults answer={answer} query={query.data} isBusy={mutants.isFetching} />
            </>
          )}
        </QueryPart>
      )}
    </>
  )
}

/** Genes without any line, whatever was filtered before. */
const withoutLine = { ...nothingTicked, genes: 'without', from: null }

function Statement({ params, answer }: { params: URLSearchParams; answer: MutantsAnswer | undefined }) {
  const list = params.get('list')
  const genes = answer ? formatCount(answer.summary.genes, 'gene') : 'genes'
  return (
    <>
      Insertion lines in {genes}
      {list && (
        <>
          {' of '}
          <ListLink contentId={list} />
        </>
      )}
      , best first: coding exon before intron before UTR, then homozygous, deposited, and few other genes hit.{' '}
      <PageLink href={mutantsPath({})}>Other genes</PageLink>
    </>
  )
}

function reuseOf(params: URLSearchParams): PageReuse {
  const fileName = 'mutants'
  return {
    title,
    recordKinds: ['polymorphism', 'germplasm'],
    call: mutantsCall(params),
    permanentPath: async () => `${location.pathname}${location.search}`,
    files: async () => [
      fileOfCall({
        label: 'Lines of all genes (TSV)',
        note: 'as they are filtered here, on all pages',
        call: mutantsFileCall(params),
        fileName: `${fileName}.tsv`,
      }),
    ],
    fileName,
  }
}
