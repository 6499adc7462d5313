import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { MemberGuard, MemberPage } from '../../members/web/member-page.tsx'
import { authState } from '../../sessions/web/auth-state.ts'
import { PaperToAnnotate } from '../contract/paper-to-annotate.ts'
import { AnnotateForm } from './annotate-form.tsx'
import { paperStep, submitStep } from './paper-start-page.tsx'

const title = 'What the Paper Shows'

export const annotatePaperPage = defineSitePage({
  component: AnnotatePaperPage,
  queries: ({ params: { pubmed = '' } }) => (authState().loggedIn ? [paperQuery(pubmed)] : []),
})

/** CURATE-002 to CURATE-012: the form for one paper. */
export function AnnotatePaperPage() {
  const { pubmed = '' }: { pubmed?: string } = useParams({ strict: false })
  return (
    <MemberGuard title={title} admit={({ communityId }) => communityId} elsewhere="/submit/paper">
      {() => <PaperPart key={pubmed} pubmed={pubmed} />}
    </MemberGuard>
  )
}

function PaperPart({ pubmed }: { pubmed: string }) {
  const paper = useQuery(paperQuery(pubmed))
  return (
    <MemberPage title={title} steps={[submitStep, paperStep]} statement="What you leave alone stays as it is.">
      <QueryPart query={paper} what="the paper">
        {(loaded) => <AnnotateForm loaded={loaded} />}
      </QueryPart>
    </MemberPage>
  )
}

function paperQuery(pubmedId: string) {
  return queryOptions({
    queryKey: ['paper-to-annotate', pubmedId],
    queryFn: ({ signal }) => fetchJson(PaperToAnnotate, { path: `paper-annotations/papers/${pubmedId}`, signal }),
    // What is being entered must not be replaced while somebody types.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
