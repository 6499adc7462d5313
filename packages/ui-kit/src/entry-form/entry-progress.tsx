import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { type EntryFormDefinition, type EntryValues, faultsOf } from './define-entry-form.ts'
import classes from './entry-progress.module.css'

type EntryProgressProps = {
  definition: EntryFormDefinition
  values: EntryValues
  /** Id of the control of a field. */
  idOf(name: string): string
}

/** The cards of a long form: which are filled in, and the way to each. */
export function EntryProgress({ definition, values, idOf }: EntryProgressProps) {
  const faults = faultsOf(definition, values)
  function follow(event: MouseEvent, id: string) {
    event.preventDefault()
    document.getElementById(id)?.focus()
  }
  return (
    <nav className={classes.progress} aria-label="Sections of the form">
      <ol className={classes.list}>
        {definition.sections.map(({ legend, lines }) => {
          const names = lines.flat()
          const isDone = names.every((name) => faults[name] === undefined)
          const first = idOf(names.find((name) => faults[name] !== undefined) ?? names[0] ?? '')
          return (
            <li key={legend} className={isDone ? classes.done : undefined}>
              {isDone ? <IconCircleCheck size={16} aria-hidden /> : <IconCircle size={16} aria-hidden />}
              <a href={`#${first}`} onClick={(event) => follow(event, first)}>
                {legend}
                <span className="visually-hidden">{isDone ? ': complete' : ': not complete'}</span>
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
