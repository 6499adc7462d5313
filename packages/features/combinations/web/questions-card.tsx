import type { FormCategory } from '@rosette/kinds/registry/search-entries.ts'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { formatCount } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { questionPath } from '../contract/question-address.ts'
import classes from './questions-card.module.css'
import { questionsQuery } from './questions-query.ts'

/** Of those of all forms. */
const shownAtFirst = 5

/** Questions to start from: those of a form, or some of all. A form without questions has no card. */
export function QuestionsCard({ form }: { form: FormCategory | null }) {
  const questions = useQuery(questionsQuery)
  const found = questions.data?.questions.filter((question) => form === null || question.form === form)
  // Beside a form that does not need them, a failure would only be in the way.
  if (form !== null && (found === undefined || found.length === 0)) return null
  return (
    <TitledCard title="Or start from a question" help="help-searching#questions" isPadded>
      <QueryPart query={questions} what="the questions">
        {(answer) => (
          <ul className={classes.list}>
            {(form === null ? answer.questions.slice(0, shownAtFirst) : (found ?? [])).map(({ id, title }) => (
              <li key={id}>
                <PageLink href={questionPath(id)}>{title}</PageLink>
              </li>
            ))}
            <li className={classes.all}>
              <PageLink href="/search/questions">All {formatCount(answer.questions.length, 'question')}</PageLink>
              {form !== null && <PageLink href="/search/history">Search history</PageLink>}
            </li>
          </ul>
        )}
      </QueryPart>
    </TitledCard>
  )
}
