import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { IconX } from '@tabler/icons-react'
import { describeCriteria, withoutCriterion } from './describe-criteria.ts'
import classes from './filter-chips.module.css'
import type { Criteria } from './results-query.ts'

type CriteriaChipsProps = { criteria: Criteria; pathOf(criteria: Criteria): string }

/** What a form asked for, each a link to the same search without it. */
export function CriteriaChips({ criteria, pathOf }: CriteriaChipsProps) {
  return (
    <ul className={`${classes.chips} ${classes.criteria}`} aria-label="Criteria">
      {describeCriteria(criteria).map((criterion) => {
        const words = [criterion.label, criterion.relation, criterion.value].filter(Boolean).join(' ')
        return (
          <li key={[...criterion.path, ...criterion.fields].join('.')}>
            <PageLink className={classes.chip} href={pathOf(withoutCriterion(criteria, criterion))} aria-label={`Search without ${words}`}>
              {words}
              <IconX size={13} aria-hidden />
            </PageLink>
          </li>
        )
      })}
    </ul>
  )
}
