import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { defineEntryForm } from '@rosette/ui-kit/entry-form/define-entry-form.ts'
import { EntryForm } from '@rosette/ui-kit/entry-form/entry-form.tsx'
import { useEntryForm } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { Tag } from '@rosette/ui-kit/results/result-cells.tsx'
import { EmptyText } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatCount } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { MemberPage } from '../../members/web/member-page.tsx'
import { authState, useAuth } from '../../sessions/web/auth-state.ts'
import { type SubmissionSummary, turnWords } from '../contract/paper-submission.ts'
import { Paper, parsePaperId } from '../contract/paper-to-annotate.ts'
import { ownPapersQuery } from './own-papers-query.ts'
import classes from './paper-annotations.module.css'

const title = 'Annotate a Paper'
export const submitStep = { label: 'Submit', href: '/submit/overview' }
export const paperStep = { label: title, href: '/submit/paper' }

type PaperFormDraft = { of: string }

const definition = defineEntryForm<PaperFormDraft>({
  fields: {
    of: {
      label: 'PubMed ID or DOI',
      control: 'text',
      isRequired: true,
      size: 'large',
      hint: 'As 24629339 or 10.1016/j.chom.2014.02.009.',
      check: (text) => (parsePaperId(text) === null ? 'This is neither a PubMed ID nor a DOI.' : null),
    },
  },
  sections: [{ legend: 'Which paper?', hint: 'One that you wrote or know well.', lines: [['of']] }],
})

export const paperStartPage = defineSitePage({
  component: PaperStartPage,
  queries: () => (authState().loggedIn ? [ownPapersQuery] : []),
})

/** CURATE-001, CURATE-013: which paper, and what happened to earlier ones. */
export function PaperStartPage() {
  const { loggedIn, loading } = useAuth()
  return (
    <MemberPage
      title={title}
      steps={[submitStep]}
      statement="Say what a paper shows about its genes. Three genes take about four minutes, and every line is optional."
    >
      {loggedIn ? <PaperForm /> : null}
      {loggedIn ? <OwnPapers /> : null}
      {loggedIn || loading ? null : (
        <TitledCard isPadded title="Log in first">
          <p>Your draft is kept in your account, and a curator writes to you about it.</p>
          <ButtonLink href="/login" variant="filled">
            Login
          </ButtonLink>
        </TitledCard>
      )}
      <TitledCard isPadded title="What happens to it">
        <p>
          A curator reads each line. What is accepted stands on the records with the next release, with your name and ORCID iD or without,
          as you like. <PageLink href="/help/annotating">How to annotate a paper</PageLink>
        </p>
      </TitledCard>
    </MemberPage>
  )
}

function PaperForm() {
  const router = useRouter()
  const form = useEntryForm<PaperFormDraft>({
    definition,
    initial: { of: '' },
    save: async ({ of }) => ({ text: '', path: `/submit/paper/${(await findPaper(of)).pubmedId}` }),
    failure: (error) => `${error.message} Papers enter with the literature of a release; please write to the curators if it is missing.`,
  })
  // Only after the form knows that it is saved: leaving it earlier triggers a warning.
  useEffect(() => {
    if (form.saved?.path !== undefined) router.history.push(form.saved.path)
  }, [form.saved, router])
  return <EntryForm label="Paper" form={form} submitLabel="Continue" />
}

function OwnPapers() {
  const papers = useQuery(ownPapersQuery)
  return (
    <TitledCard title="Your papers">
      <QueryPart
        query={papers}
        what="your papers"
        isInset
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyText>You have not annotated a paper yet.</EmptyText>}
      >
        {(rows) => (
          <ul className={classes.papers}>
            {rows.map((row) => (
              <OwnPaper key={row.submissionId} row={row} />
            ))}
          </ul>
        )}
      </QueryPart>
    </TitledCard>
  )
}

function OwnPaper({
  row: { submissionId, pubmedId, title: name, turn, lineCount, acceptedCount, releaseIds },
}: {
  row: SubmissionSummary
}) {
  const isOpen = turn === 'draft' || turn === 'author'
  return (
    <li>
      <PageLink href={isOpen ? `/submit/paper/${pubmedId}` : `/submit/paper/sent/${submissionId}`}>{name ?? `PubMed ${pubmedId}`}</PageLink>{' '}
      <Tag>{turn === 'author' ? 'Your turn: the curator has a question' : turnWords[turn]}</Tag>
      <p className={classes.note}>
        PubMed {pubmedId}
        {lineCount === 0 ? '' : `, ${formatCount(lineCount, 'line')}, ${acceptedCount} accepted`}
        {releaseIds.length === 0 ? '' : `, in release ${releaseIds.join(', ')}`}
      </p>
    </li>
  )
}

function findPaper(of: string): Promise<Paper> {
  return fetchJson(Paper, { path: 'paper-annotations/papers', query: { of } })
}
