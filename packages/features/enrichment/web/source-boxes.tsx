import controls from '@rosette/ui-kit/form/controls/form-controls.module.css'
import { type TermSourceName, termSourceNames, termSources } from '../contract/term-sources.ts'
import { useSourcesOfRelease } from './use-sources-of-release.ts'

type SourceBoxesProps = { chosen: readonly TermSourceName[]; onChoose(sources: readonly TermSourceName[]): void }

/** The sources of terms, of which several can be tested at once. */
export function SourceBoxes({ chosen, onChoose }: SourceBoxesProps) {
  const { offered, empty } = useSourcesOfRelease()
  return (
    <fieldset className={controls.set}>
      <legend>Terms</legend>
      <div className={controls.boxes}>
        {termSourceNames
          // What an address asks for can still be taken away.
          .filter((name) => chosen.includes(name) || offered.includes(name))
          .map((name) => {
            const { label } = termSources[name]
            const isEmpty = empty.includes(name)
            return (
              <label key={name} className={controls.box}>
                <input
                  type="checkbox"
                  checked={chosen.includes(name)}
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
