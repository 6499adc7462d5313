import { FormCard } from '@rosette/ui-kit/form/form-card.tsx'
import { blastPrograms } from '../../contract/blast-programs.ts'
import type { FormState } from './blast-draft.ts'
import classes from './blast-form.module.css'

/** BLAST-002: the program, each with what it compares. */
export function ProgramCard({ state: { draft, idOf, change } }: { state: FormState }) {
  return (
    <FormCard legend="Program" hint="What the query is compared with." help="help-blast#which-program">
      <fieldset className={classes.programs}>
        <legend className="visually-hidden">Algorithm</legend>
        {blastPrograms.map(({ name, hint }, index) => (
          <label key={name} className={classes.program}>
            <input
              id={index === 0 ? idOf('Algorithm') : undefined}
              type="radio"
              name="Algorithm"
              value={name}
              checked={draft.Algorithm === name}
              onChange={() => change('Algorithm', name)}
            />
            <span className={classes.name}>{name}</span>
            <span className={classes.hint}>{hint}</span>
          </label>
        ))}
      </fieldset>
    </FormCard>
  )
}
