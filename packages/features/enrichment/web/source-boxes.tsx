import { coverageQuery } from '@rosette/api-client/coverage-query.ts'
import controls from '@rosette/ui-kit/form/controls/form-controls.module.css'
import { useQuery } from '@tanstack/react-query'
import { type TermSourceName, termSourceNames, termSources } from '../contract/term-sources.ts'

type SourceBoxesProps = { chosen: readonly TermSourceName[]; onChoose(sources: readonly TermSourceName[]): void }

/** The sources of terms, of which several can be tested at once. */
export function SourceBoxes({ chosen, onChoose }: SourceBoxesProps) {
  const emptySources = useEmptySources()
  return (
    <fieldset className={controls.set}>
      <legend>Terms</legend>
      <div className={controls.boxes}>
        {termSourceNames.map((name) => {
          const { label } = termSources[name]
          const isEmpty = emptySources.includes(name)
          return (
            <label key={name} className={controls.box}>
              <input
                type="checkbox"
                checked={chosen.includes(name)}
                // What an address asks for can still be taken away.
                disabled={isEmpty && !chosen.includes(name)}
                onChange={(event) => onChoose(toggled(chosen, name, event.currentTarget.checked))}
              />
              {isEmpty ? `${label} (not in this release)` : label}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** In the order in which they are offered. */
function toggled(chosen: readonly TermSourceName[], changed: TermSourceName, isOn: boolean): TermSourceName[] {
  return termSourceNames.filter((name) => (name === changed ? isOn : chosen.includes(name)))
}

/** Sources of which the release has no annotation of any gene (COVER-009). */
function useEmptySources(): TermSourceName[] {
  const { data } = useQuery(coverageQuery())
  return termSourceNames.filter((name) => {
    const { category } = termSources[name]
    return data !== undefined && category !== null && data.annotatedGenes[category] === 0
  })
}
