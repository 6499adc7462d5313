import { mutantFacets } from '@rosette/kinds/polymorphism/contract/mutant-listing.ts'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { MutantsAnswer } from '../contract/mutants-answer.ts'
import { choiceOf, type MutantFilterName, type MutantsQuery, mutantFilterNames } from '../contract/mutants-call.ts'
import classes from './mutants-page.module.css'

type MutantFiltersProps = { facets: MutantsAnswer['facets']; query: MutantsQuery; isBusy: boolean }

/** Values to tick; each counts the lines that fit the other filters (MUTANT-011). */
export function MutantFilters({ facets, query, isBusy }: MutantFiltersProps) {
  const { go } = useAddress()
  const filters = choiceOf(query)
  return (
    <section className={classes.filters} aria-label="Filters" aria-busy={isBusy}>
      {mutantFilterNames.map((name) => (
        <fieldset key={name}>
          <legend>{mutantFacets[name].label}</legend>
          {facets[name].map(({ value, count }) => {
            const ticked = filters[name]?.include ?? []
            return (
              <label key={value} data-empty={count === 0 || undefined}>
                <input
                  type="checkbox"
                  checked={ticked.includes(value)}
                  onChange={({ currentTarget }) => go({ ...tick(name, ticked, value, currentTarget.checked), from: null })}
                />
                <span>{yesOrNo[value] ?? value}</span>
                <span>{formatNumber(count)}</span>
              </label>
            )
          })}
        </fieldset>
      ))}
      {Object.keys(filters).length > 0 && (
        <button type="button" onClick={() => go({ ...nothingTicked, from: null })}>
          Clear all
        </button>
      )}
    </section>
  )
}

const yesOrNo: Readonly<Record<string, string>> = { true: 'yes', false: 'no' }

/** What the address says of a filter once a value is ticked or not. */
export function tick(name: MutantFilterName, ticked: readonly string[], value: string, isTicked: boolean): Record<string, string | null> {
  const values = [...ticked.filter((each) => each !== value), ...(isTicked ? [value] : [])]
  return { [`is.${name}`]: values.join('|') || null }
}

export const nothingTicked = Object.fromEntries(
  mutantFilterNames.flatMap((name) => [`is.${name}`, `not.${name}`]).map((name) => [name, null]),
)
