import { FieldFrame } from '@rosette/ui-kit/form/controls/field-frame.tsx'
import controls from '@rosette/ui-kit/form/controls/form-controls.module.css'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { useId } from 'react'
import type { BlastResult } from '../../contract/blast-result.ts'
import classes from './blast-result.module.css'
import type { HitFilters } from './filter-hits.ts'

type RefineHitsProps = { filters: HitFilters; databases: BlastResult['databases']; onFilters(filters: HitFilters): void }

const limits = [
  { name: 'maxEvalue', label: 'E-value at most', placeholder: '1e-5' },
  { name: 'minIdentity', label: 'Identity at least (%)', placeholder: '30' },
  { name: 'minCover', label: 'Query cover at least (%)', placeholder: '20' },
] as const

const switches = [
  { name: 'isOnePerLocus', label: 'One hit per locus' },
  { name: 'hidesQuery', label: 'Hide the query itself' },
] as const

/** Narrows what is drawn and listed; the files hold everything. */
export function RefineHits({ filters, databases, onFilters }: RefineHitsProps) {
  const id = useId()
  return (
    <TitledCard title="Refine hits" isPadded>
      <div className={classes.refine}>
        {limits.map(({ name, label, placeholder }) => (
          <FieldFrame key={name} id={`${id}${name}`} label={label} size="large">
            <input
              id={`${id}${name}`}
              className={controls.input}
              inputMode="decimal"
              placeholder={placeholder}
              value={filters[name]}
              onChange={(event) => onFilters({ ...filters, [name]: event.currentTarget.value })}
            />
          </FieldFrame>
        ))}
        {databases.length > 1 && (
          <FieldFrame id={`${id}database`} label="Dataset" size="large">
            <select
              id={`${id}database`}
              className={controls.select}
              value={filters.database}
              onChange={(event) => onFilters({ ...filters, database: event.currentTarget.value })}
            >
              <option value="">All datasets</option>
              {databases.map((database) => (
                <option key={database.id} value={database.id}>
                  {database.label}
                </option>
              ))}
            </select>
          </FieldFrame>
        )}
        {switches.map(({ name, label }) => (
          <label key={name} className={controls.box}>
            <input
              type="checkbox"
              checked={filters[name]}
              onChange={(event) => onFilters({ ...filters, [name]: event.currentTarget.checked })}
            />
            {label}
          </label>
        ))}
      </div>
    </TitledCard>
  )
}
