import { Button } from '@mantine/core'
import { describedBy, FieldFrame } from '@rosette/ui-kit/form/controls/field-frame.tsx'
import controls from '@rosette/ui-kit/form/controls/form-controls.module.css'
import { FormCard, FormLine } from '@rosette/ui-kit/form/form-card.tsx'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useId } from 'react'
import { type AdvancedField, advancedLines } from './advanced-lines.ts'
import type { BlastDraft, FormState } from './blast-draft.ts'

type AdvancedOptionsProps = { state: FormState; isOpen: boolean; onToggle(): void }

/** BLAST-010. What is hidden is posted all the same. */
export function AdvancedOptions({ state, isOpen, onToggle }: AdvancedOptionsProps) {
  const id = useId()
  return (
    <FormCard legend="Advanced options" hint="0 = program default.">
      <FormLine>
        <Button
          variant="default"
          size="xs"
          leftSection={isOpen ? <IconChevronDown size={14} aria-hidden /> : <IconChevronRight size={14} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          {isOpen ? 'Hide advanced options' : 'Show advanced options'}
        </Button>
        {!isOpen && <p>{inWords(state.draft)}</p>}
      </FormLine>
      <div id={id} hidden={!isOpen}>
        {advancedLines.map(({ legend, fields }) => (
          <fieldset key={legend} className={controls.set}>
            <legend>{legend}</legend>
            <FormLine>
              {fields.map((field) => (
                <AdvancedControl key={field.name} field={field} state={state} />
              ))}
            </FormLine>
          </fieldset>
        ))}
      </div>
    </FormCard>
  )
}

/** What a search is done with as long as nobody looks. */
function inWords({ Expectation, QueryFilter, Matrix, MaxScores, MaxAlignments }: BlastDraft): string {
  const matrix = Matrix === '' ? '' : `, matrix ${Matrix}`
  return `Expectation ${Expectation}, filter ${QueryFilter === 'T' ? 'on' : 'off'}${matrix}, ${MaxScores} scores, ${MaxAlignments} alignments`
}

function AdvancedControl({ field, state: { draft, errorOf, idOf, change } }: { field: AdvancedField; state: FormState }) {
  const { name, label, hint } = field
  const id = idOf(name)
  const error = errorOf(name)
  const common = { id, name, 'aria-invalid': error !== null, 'aria-describedby': describedBy(id, hint, error), value: draft[name] }
  return (
    <FieldFrame id={id} label={label} hint={hint} size={'number' in field ? 'small' : 'medium'} error={error}>
      {'number' in field ? (
        <input
          {...common}
          className={controls.input}
          type="number"
          min={field.number[0]}
          max={field.number[1]}
          onChange={(event) => change(name, event.currentTarget.value)}
        />
      ) : (
        <select {...common} className={controls.select} onChange={(event) => change(name, event.currentTarget.value)}>
          {field.options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
