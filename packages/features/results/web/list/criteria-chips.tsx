import type { AskedFields } from '@rosette/ui-kit/form/form-fields.ts'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { IconX } from '@tabler/icons-react'
import classes from '../filters/filter-chips.module.css'
import { describeCriteria } from '../query/describe-criteria.ts'
import type { Criteria } from '../query/results-query.ts'
import { withoutCriterion } from '../query/without-criterion.ts'

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
