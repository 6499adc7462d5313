import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { firstSaid, readSaid, shownWord } from '../contract/fill-question.ts'
import type { Question } from '../contract/question.ts'
import { parseSaid, questionPath } from '../contract/question-address.ts'
import { OpenQuestion } from './open-question.tsx'
import classes from './questions-page.module.css'
import { questionsQuery } from './questions-query.ts'

const title = 'Questions'

export const questionsPage = defineSitePage({ component: QuestionsPage, queries: () => [questionsQuery] })

/** `/search/questions?ask=…`: sentences with words to change, one of them open (HISTORY-016). */
export function QuestionsPage() {
  usePageTitle(title)
  const questions = useQuery(questionsQuery)
  return (
    <PageWrap className={classes.page}>
      <PageHeading
        steps={[
          { label: 'Home', href: '/' },
          { label: 'Search', href: '/search/overview' },
        ]}
        here={title}
        title={title}
        statement="Start from a question and change its words. The count is for the words shown."
        actions={<ButtonLink href="/search/history">Search history</ButtonLink>}
      />
      <QueryPart query={questions} what="the questions">
        {(answer) => <Questions questions={answer.questions} />}
      </QueryPart>
    </PageWrap>
  )
}

function Questions({ questions }: { questions: readonly Question[] }) {
  const { params, replace } = useAddress()
  const open = questions.find(({ id }) => id === params.get('ask')) ?? questions[0]
  if (!open) return <p>This site has no questions.</p>
  const said = readSaid(open, parseSaid(params))
  return (
    <div className={classes.parts}>
      <OpenQuestion key={open.id} question={open} said={said} onSay={(name, word) => replace({ ask: open.id, [`w.${name}`]: word })} />
      <TitledCard title="All questions" help="help-searching#questions" mark={formatNumber(questions.length)} isPadded>
        <ul className={classes.list}>
          {questions.map((question) => (
            <li key={question.id} aria-current={question.id === open.id || undefined}>
              <PageLink href={questionPath(question.id)}>
                {question.sentence.map((part) => {
                  if (typeof part === 'string') return part
                  const word = question.words[part.word]
                  return word ? <u key={part.word}>{shownWord(word, firstSaid(word))}</u> : null
                })}
              </PageLink>
            </li>
          ))}
        </ul>
      </TitledCard>
    </div>
  )
}
