import type { Facets } from '@rosette/contract-kit/cards/define-facets.ts'
import type { Filters } from '@rosette/contract-kit/search/search-contract.ts'
import { IconX } from '@tabler/icons-react'
import { activeFilters } from './change-filters.ts'
import classes from './filter-chips.module.css'

type FilterChipsProps = { facets: Facets; filters: Filters; onChange(filters: Filters): void }

/** The active filters, each with a button that removes it. */
export function FilterChips({ facets, filters, onChange }: FilterChipsProps) {
  const active = activeFilters(facets, filters)
  if (active.length === 0) return null
  return (
    <ul className={classes.chips} aria-label="Active filters">
      {active.map(({ part, words, without }) => (
        <li key={words}>
          <button
            type="button"
            className={classes.chip}
            data-part={part}
            aria-label={`Remove filter ${words}`}
            onClick={() => onChange(without)}
          >
            {words}
            <IconX size={13} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={classes.clear} onClick={() => onChange({})}>
          Clear filters
        </button>
      </li>
    </ul>
  )
}
