import frame from '@rosette/ui-kit/form/controls/field-frame.module.css'
import { describedBy, errorId, hintId } from '@rosette/ui-kit/form/controls/field-frame.tsx'
import controls from '@rosette/ui-kit/form/controls/form-controls.module.css'
import { FormCard } from '@rosette/ui-kit/form/form-card.tsx'
import { CoverageNote, useSetLabels } from '@rosette/ui-kit/sequence/coverage-note.tsx'
import { type BlastDatabase, blastDatabases } from '../../contract/blast-databases.ts'
import { programOf } from '../../contract/blast-programs.ts'
import type { BlastService } from '../../contract/blast-service.ts'
import { type FormState, programIn } from './blast-draft.ts'
import classes from './blast-form.module.css'

const groups = ['Araport11', 'TAIR10', 'GenBank'] as const

/**
 * BLAST-003, BLAST-023, BLAST-052: the databases of the program, of which several are searched together; those that the service does not
 * offer can't be chosen. Another service is known to take one.
 */
export function DatabaseCard({ state, service }: { state: FormState; service: BlastService }) {
  const { draft, errorOf, idOf } = state
  const id = idOf('BlastTargetSet')
  const error = errorOf('BlastTargetSet')
  const { target } = programOf(programIn(draft))
  const listed = blastDatabases.filter(({ alphabet }) => alphabet === target)
  const chosen = listed.filter((database) => draft.BlastTargetSet.includes(database.id))
  const isNone = listed.every((database) => !service.databases.includes(database.id))
  const hint = isNone ? 'The service offers none of these databases now.' : undefined
  return (
    <FormCard
      legend="Database"
      hint={`${service.isOwn ? 'Several are searched together. ' : ''}Sets that this release does not have are greyed out.`}
      help="help-blast#databases"
    >
      <input type="hidden" name="default_db" value={draft.default_db} />
      {groups.map((group) => (
        <fieldset key={group} className={classes.databases} aria-describedby={describedBy(id, hint, error)}>
          <legend>{group}</legend>
          {listed
            .filter((database) => database.group === group)
            .map((database) => (
              <DatabaseBox
                key={database.id}
                id={database.id === listed[0]?.id ? id : undefined}
                database={database}
                state={state}
                service={service}
              />
            ))}
        </fieldset>
      ))}
      {hint && (
        <p id={hintId(id)} className={frame.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId(id)} className={frame.error}>
          {error}
        </p>
      )}
      {service.isOwn && chosen.map(({ id: database, source }) => <CoverageNote key={database} set={source} />)}
    </FormCard>
  )
}

type DatabaseBoxProps = { id: string | undefined; database: BlastDatabase; state: FormState; service: BlastService }

function DatabaseBox({ id: inputId, database: { id, label, source }, state, service }: DatabaseBoxProps) {
  const { draft, chooseDatabases } = state
  const labelOf = useSetLabels()
  const isOffered = service.databases.includes(id)
  const others = draft.BlastTargetSet.filter((one) => one !== id)
  return (
    <label className={controls.box} data-off={!isOffered || undefined}>
      <input
        id={inputId}
        type={service.isOwn ? 'checkbox' : 'radio'}
        name="BlastTargetSet"
        value={id}
        checked={draft.BlastTargetSet.includes(id)}
        disabled={!isOffered}
        onChange={(event) => chooseDatabases(service.isOwn ? (event.currentTarget.checked ? [...others, id] : others) : [id])}
      />
      {service.isOwn && isOffered ? labelOf(label, source) : label}
    </label>
  )
}
