import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { CopyLinkButton } from '@rosette/ui-kit/record/parts/copy-button.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { listCategoryOf } from '../../list-contents/contract/list-kinds.ts'
import { formatCount } from '../../results/web/query/category-words.ts'
import { recordSearch } from '../../search-history/web/browser-history.ts'
import type { CombinationAnswer } from '../contract/combination.ts'
import { type FilledStep, fillQuestion, type SaidWords } from '../contract/fill-question.ts'
import type { Question } from '../contract/question.ts'
import { questionPath } from '../contract/question-address.ts'
import { CombinationActions } from './combination-actions.tsx'
import { combinationQuery } from './combination-query.ts'
import classes from './open-question.module.css'
import { QuestionBlank } from './question-blank.tsx'
import { resultsPathOf } from './search-paths.ts'

type OpenQuestionProps = { question: Question; said: SaidWords; onSay(name: string, word: string): void }

/** A question with its words as fields, what it finds, and what it is made of. */
export function OpenQuestion({ question, said, onSay }: OpenQuestionProps) {
  const filled = fillQuestion(question, said)
  const steps = filled.map(({ join, asGenes, search }) => ({ join, asGenes, search }))
  const running = useQuery({ ...combinationQuery(steps), placeholderData: keepPreviousData })
  const [only, ...others] = filled
  return (
    <section className={classes.question} aria-label={question.title}>
      <div className={classes.sentence}>
        {question.sentence.map((part) => {
          if (typeof part === 'string') return <span key={part}>{part.trim()}</span>
          const word = question.words[part.word]
          return word && <QuestionBlank key={part.word} word={word} said={said[part.word] ?? ''} onSay={(next) => onSay(part.word, next)} />
        })}
      </div>
      <QueryPart query={running} what="the answer">
        {(answer) => (
          <div className={classes.result} aria-busy={running.isPlaceholderData}>
            <p role="status" className={classes.count}>
              {formatCount(answer.total, listCategoryOf(answer.kind))}
            </p>
            <p className={classes.made}>
              <MadeOf steps={filled} answer={answer} />
            </p>
            <div className={classes.actions}>
              <CopyLinkButton pathOf={async () => questionPath(question.id, said)} />
              <CombinationActions
                steps={steps}
                kind={answer.kind}
                total={answer.total}
                recipe={questionPath(question.id, said)}
                name={question.title}
                resultsPath={only && others.length === 0 && !only.asGenes ? resultsPathOf(only.search) : null}
                onShow={() => recordSteps(filled, answer)}
              />
            </div>
          </div>
        )}
      </QueryPart>
    </section>
  )
}

/** `Made of annotations to flower development (308) and insertions (5,011); both go to your history.` */
function MadeOf({ steps, answer }: { steps: readonly FilledStep[]; answer: CombinationAnswer }) {
  return (
    <>
      Made of{' '}
      {steps.map(({ is, join, search, asGenes }, at) => (
        <Fragment key={`${is} ${join}`}>
          {at > 0 && ` ${join} `}
          {asGenes && 'the genes of '}
          <PageLink href={resultsPathOf(search)}>{is}</PageLink> ({formatNumber(answer.steps[at]?.found ?? 0)})
        </Fragment>
      ))}
      . When you show the answer, {steps.length === 1 ? 'this search goes' : 'these searches go'} to your history.
    </>
  )
}

/** The last search of the question is the newest of the history (HISTORY-019). */
function recordSteps(steps: readonly FilledStep[], { steps: counted }: CombinationAnswer): void {
  for (const [at, { search }] of steps.entries()) recordSearch(search, counted[at]?.found ?? 0)
}
