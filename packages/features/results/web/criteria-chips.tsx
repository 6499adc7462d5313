import type { AskedFields } from '@rosette/ui-kit/form/form-fields.ts'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { IconX } from '@tabler/icons-react'
import { describeCriteria } from './describe-criteria.ts'
import classes from './filter-chips.module.css'
import type { Criteria } from './results-query.ts'
import { withoutCriterion } from './without-criterion.ts'

type CriteriaChipsProps = { fields: AskedFields; criteria: Criteria; pathOf(criteria: Criteria): string }

/** What a form asked for, each a link to the same search without it. */
export function CriteriaChips({ fields, criteria, pathOf }: CriteriaChipsProps) {
  return (
    <ul className={`${classes.chips} ${classes.criteria}`} aria-label="Criteria">
      {describeCriteria(fields, criteria).map((criterion) => {
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
