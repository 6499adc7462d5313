import { describedBy, FieldFrame } from '@rosette/ui-kit/form/controls/field-frame.tsx'
import controls from '@rosette/ui-kit/form/controls/form-controls.module.css'
import { FormCard, FormLine } from '@rosette/ui-kit/form/form-card.tsx'
import { blastDatabases } from '../../contract/blast-databases.ts'
import { programOf } from '../../contract/blast-programs.ts'
import type { BlastService } from '../../contract/blast-service.ts'
import { type FormState, programIn } from './blast-draft.ts'

const groups = ['Araport11', 'TAIR10', 'GenBank'] as const

/** BLAST-003, BLAST-023: the databases of the program; those that the service does not offer can't be chosen. */
export function DatabaseCard({ state, service }: { state: FormState; service: BlastService }) {
  const { draft, errorOf, idOf, change } = state
  const id = idOf('BlastTargetSet')
  const error = errorOf('BlastTargetSet')
  const { target } = programOf(programIn(draft))
  const listed = blastDatabases.filter(({ alphabet }) => alphabet === target)
  const isOffered = (database: string) => service.databases.includes(database)
  const hint = listed.some(({ id: database }) => isOffered(database)) ? undefined : 'The service offers none of these databases now.'
  return (
    <FormCard legend="Database" hint="Sets that this release does not have are greyed out." help="help-blast#databases">
      <input type="hidden" name="default_db" value={draft.default_db} />
      <FormLine>
        <FieldFrame id={id} label="Database" hint={hint} size="large" error={error}>
          <select
            id={id}
            name="BlastTargetSet"
            className={controls.select}
            value={draft.BlastTargetSet}
            aria-required
            aria-invalid={error !== null}
            aria-describedby={describedBy(id, hint, error)}
            onChange={(event) => change('BlastTargetSet', event.currentTarget.value)}
          >
            {draft.BlastTargetSet === '' && <option value="">Please select...</option>}
            {groups.map((group) => (
              <optgroup key={group} label={group}>
                {listed
                  .filter((database) => database.group === group)
                  .map((database) => (
                    <option key={database.id} value={database.id} disabled={!isOffered(database.id)}>
                      {database.label}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </FieldFrame>
      </FormLine>
    </FormCard>
  )
}
