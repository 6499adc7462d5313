import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { MemberGuard, MemberPage } from '../../members/web/member-page.tsx'
import { authState } from '../../sessions/web/auth-state.ts'
import { AnnotateForm } from './annotate-form.tsx'
import { paperQuery } from './paper-queries.ts'
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
