import { Button } from '@mantine/core'
import type { FormCategory } from '@rosette/kinds/registry/search-entries.ts'
import type { Criteria } from '@rosette/ui-kit/form/criteria-of-draft.ts'
import type { Fields } from '@rosette/ui-kit/form/form-fields.ts'
import card from '@rosette/ui-kit/layout/titled-card.module.css'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { pluralOf } from '../../results/web/query/category-words.ts'
import { describeCriteria } from '../../results/web/query/describe-criteria.ts'
import { CriterionWords } from '../../results/web/query/query-statement.tsx'
import classes from './query-panel.module.css'
import type { MatchCount } from './use-match-count.ts'

type QueryPanelProps = {
  category: FormCategory
  fields: Fields
  criteria: Criteria
  count: MatchCount
  problem: string | null
  /** Null if nothing was reset. */
  onUndo: (() => void) | null
}

/** The query in plain words and its number of matches, so that nobody submits a search without hits. */
export function QueryPanel({ category, fields, criteria, count, problem, onUndo }: QueryPanelProps) {
  const described = describeCriteria(fields, criteria)
  return (
    <>
      <section className={card.card} aria-label="Your query">
        <h2 className={classes.title}>Your query</h2>
        <div className={classes.body}>
          {described.length === 0 && <p className={classes.nothing}>Nothing is filled in: all {pluralOf(category)}.</p>}
          <ul className={classes.criteria}>
            {described.map((criterion) => (
              <li key={[...criterion.path, ...criterion.fields].join('.')}>
                <IconCheck size={15} aria-hidden />
                <span>
                  <CriterionWords criterion={criterion} />
                </span>
              </li>
            ))}
          </ul>
          <Count count={count} />
          {problem !== null && (
            <p className={classes.error} role="alert">
              {problem}
            </p>
          )}
          {onUndo && <ResetNote onUndo={onUndo} />}
          <Button type="submit" fullWidth>
            Submit Query
          </Button>
        </div>
      </section>
      <p className={classes.note}>
        <IconInfoCircle size={16} aria-hidden />
        <span>
          Criteria are combined with <strong>AND</strong>; within a list, any selected value matches.
        </span>
      </p>
    </>
  )
}

function ResetNote({ onUndo }: { onUndo(): void }) {
  return (
    <p role="status" className={classes.reset}>
      The form was reset.
      <button type="button" onClick={onUndo}>
        Undo
      </button>
    </p>
  )
}

function Count({ count }: { count: MatchCount }) {
  return (
    <div className={classes.count} data-old={count?.isOld || undefined}>
      <p>
        Matches now
        <span>Updated as you type</span>
      </p>
      <p role="status" aria-label={count && !count.isOld ? `${formatNumber(count.total)} records match` : undefined}>
        <strong>{count ? formatNumber(count.total) : ''}</strong>
      </p>
    </div>
  )
}
