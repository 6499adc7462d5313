import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import text from '@rosette/ui-kit/links/text-button.module.css'
import { CopyLinkButton } from '@rosette/ui-kit/record/parts/copy-button.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listCategoryOf } from '../../list-contents/contract/list-kinds.ts'
import { ListName } from '../../list-contents/web/list-name.tsx'
import { formatCount } from '../../results/web/query/category-words.ts'
import { savedSearchQuery } from '../../results/web/query/use-search-request.ts'
import type { NumberedEntry } from '../../search-history/web/browser-history.ts'
import type { CombinationAnswer } from '../contract/combination.ts'
import { type AddressedStep, combinationPath } from '../contract/combination-address.ts'
import { type JoiningWord, joiningWords } from '../contract/joining-words.ts'
import { CombinationActions } from './combination-actions.tsx'
import { combinationQuery } from './combination-query.ts'
import classes from './combine-card.module.css'
import { SearchWords } from './search-words.tsx'

type CombineCardProps = {
  steps: readonly AddressedStep[]
  entries: readonly NumberedEntry[]
  onSteps(steps: readonly AddressedStep[]): void
}

/** The steps of a combination, one below the other, each with what is left after it. */
export function CombineCard({ steps, entries, onSteps }: CombineCardProps) {
  const running = useQuery({ ...combinationQuery([...steps]), enabled: steps.length > 0, placeholderData: keepPreviousData })
  const answer = running.isPlaceholderData && running.data?.steps.length !== steps.length ? undefined : running.data
  const change = (at: number, join: JoiningWord) => onSteps(steps.map((step, index) => (index === at ? { ...step, join } : step)))
  return (
    <TitledCard
      title="Combine"
      help="help-searching#search-history"
      mark={formatNumber(steps.length)}
      isPadded
      action={
        <>
          read from top to bottom
          <button type="button" className={text.button} onClick={() => onSteps([])}>
            Clear
          </button>
        </>
      }
    >
      <ol className={classes.steps} aria-label="Steps">
        {steps.map((step, at) => (
          <li key={JSON.stringify([step, at])}>
            {at === 0 ? (
              <span className={classes.start}>start with</span>
            ) : (
              <select
                aria-label={`How step ${at + 1} is joined`}
                value={step.join}
                onChange={({ currentTarget }) => change(at, joiningWords.find((word) => word === currentTarget.value) ?? 'and')}
              >
                {joiningWords.map((word) => (
                  <option key={word}>{word}</option>
                ))}
              </select>
            )}
            <span className={classes.words}>
              <StepWords step={step} entries={entries} />
              <StepNote answer={answer} at={at} />
            </span>
            <StepBar answer={answer} at={at} />
            <button
              type="button"
              className={text.button}
              aria-label={`Remove step ${at + 1}`}
              onClick={() => onSteps(steps.filter((_, index) => index !== at))}
            >
              Remove
            </button>
          </li>
        ))}
      </ol>
      <QueryPart query={running} what="this combination">
        {({ kind, total, first, releaseId }) => (
          <div className={classes.result} aria-busy={running.isPlaceholderData}>
            <p role="status">
              <strong>{formatCount(total, listCategoryOf(kind))}</strong>
              {first.length > 0 && `, among them ${first.join(', ')}${total > first.length ? ' …' : ''}`}
            </p>
            <p className={classes.note}>
              In release {releaseId}. A list keeps these records; the link runs the searches again on the release of that day.
            </p>
            <div className={classes.actions}>
              <CombinationActions
                steps={[...steps]}
                kind={kind}
                total={total}
                recipe={combinationPath(steps)}
                name={`Combination of ${steps.length} searches`}
              />
              <CopyLinkButton pathOf={async () => combinationPath(steps)} />
            </div>
          </div>
        )}
      </QueryPart>
    </TitledCard>
  )
}

/** The words of a step; the server knows those of a search that is not in the history of this browser. */
function StepWords({ step, entries }: { step: AddressedStep; entries: readonly NumberedEntry[] }) {
  const savedId = 'search' in step ? step.search : null
  const entry = entries.find((each) => each.savedId === savedId)
  const saved = useQuery({ ...savedSearchQuery(savedId ?? ''), enabled: savedId !== null && entry === undefined })
  if ('list' in step) {
    return (
      <>
        in the list <ListName contentId={step.list} />
      </>
    )
  }
  const search = entry?.search ?? saved.data
  return (
    <>
      {entry && <span className={classes.no}>#{entry.no}</span>} {step.asGenes && 'Genes of '}
      {search ? <SearchWords search={search} hasSubject /> : saved.error ? 'a search that has expired' : '…'}
    </>
  )
}

type StepAnswerProps = { answer: CombinationAnswer | undefined; at: number }

/** What a step finds by itself, and what it takes away or adds. */
function StepNote({ answer, at }: StepAnswerProps) {
  const [step, before] = [answer?.steps[at], answer?.steps[at - 1]]
  if (!step) return null
  const turned = step.found === step.own ? '' : ` from ${formatNumber(step.found)} records`
  const change = before ? step.left - before.left : 0
  const changed =
    change === 0 ? (before ? ', changes nothing' : '') : `, ${change < 0 ? 'takes away' : 'adds'} ${formatNumber(Math.abs(change))}`
  return <span className={classes.note}>{` finds ${formatNumber(step.own)}${turned}${changed}`}</span>
}

function StepBar({ answer, at }: StepAnswerProps) {
  const step = answer?.steps[at]
  const most = Math.max(1, ...(answer?.steps.map(({ left }) => left) ?? []))
  return (
    <>
      <span className={classes.bar} aria-hidden>
        <span style={{ width: `${((step?.left ?? 0) / most) * 100}%` }} />
      </span>
      <span className={classes.left}>
        <span className="visually-hidden">left: </span>
        {step ? formatNumber(step.left) : '…'}
      </span>
    </>
  )
}
