import type { Filters } from '@rosette/contract-kit/search-contract.ts'
import { IconX } from '@tabler/icons-react'
import { activeFilters, changeFilter } from './change-filters.ts'
import { facetLabel, facetValueLabel } from './facet-labels.ts'
import classes from './filter-chips.module.css'

type FilterChipsProps = { filters: Filters; onChange(filters: Filters): void }

/** What is ticked in the facets, each with a way to take it back. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const active = activeFilters(filters)
  if (active.length === 0) return null
  return (
    <ul className={classes.chips} aria-label="Active filters">
      {active.map(({ field, value, part }) => {
        const words = `${facetLabel(field)}: ${part === 'exclude' ? 'not ' : ''}${facetValueLabel(field, value)}`
        return (
          <li key={`${part} ${field} ${value}`}>
            <button
              type="button"
              className={classes.chip}
              data-part={part}
              aria-label={`Remove filter ${words}`}
              onClick={() => onChange(changeFilter(filters, field, value, null))}
            >
              {words}
              <IconX size={13} aria-hidden />
            </button>
          </li>
        )
      })}
      <li>
        <button type="button" className={classes.clear} onClick={() => onChange({})}>
          Clear filters
        </button>
      </li>
    </ul>
  )
}
