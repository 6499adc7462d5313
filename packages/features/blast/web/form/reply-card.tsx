import { describedBy, FieldFrame } from '@rosette/ui-kit/form/controls/field-frame.tsx'
import controls from '@rosette/ui-kit/form/controls/form-controls.module.css'
import { FormCard, FormLine } from '@rosette/ui-kit/form/form-card.tsx'
import type { BlastService } from '../../contract/blast-service.ts'
import type { FormState } from './blast-draft.ts'

/** BLAST-020, BLAST-025: how the result comes back. */
export function ReplyCard({ state, service }: { state: FormState; service: BlastService }) {
  const { draft, errorOf, idOf, change } = state
  const error = errorOf('ReplyTo')
  const id = idOf('ReplyTo')
  const isMailed = draft.ReplyVia === 'EMAIL-MESSAGE'
  return (
    <FormCard legend="Reply" hint="A browser reply may take a minute or two.">
      <FormLine>
        <FieldFrame id={idOf('ReplyFormat')} label="Reply format">
          <select
            id={idOf('ReplyFormat')}
            name="ReplyFormat"
            className={controls.select}
            value={draft.ReplyFormat}
            onChange={(event) => change('ReplyFormat', event.currentTarget.value)}
          >
            <option value="HTML">HTML</option>
            <option value="TEXT">TEXT</option>
          </select>
        </FieldFrame>
        <FieldFrame id={idOf('ReplyVia')} label="Reply via" hint={service.hasMail ? undefined : 'This site does not send e-mail.'}>
          <select
            id={idOf('ReplyVia')}
            name="ReplyVia"
            className={controls.select}
            value={draft.ReplyVia}
            onChange={(event) => change('ReplyVia', event.currentTarget.value)}
          >
            <option value="BROWSER">BROWSER</option>
            <option value="EMAIL-MESSAGE" disabled={!service.hasMail}>
              EMAIL-MESSAGE
            </option>
          </select>
        </FieldFrame>
        <FieldFrame id={id} label="Reply to" hint="E-mail address that gets a link to the result" size="large" error={error}>
          <input
            id={id}
            name="ReplyTo"
            type="email"
            className={controls.input}
            value={draft.ReplyTo}
            readOnly={!isMailed}
            aria-required={isMailed}
            aria-invalid={error !== null}
            aria-describedby={describedBy(id, 'hint', error)}
            onChange={(event) => change('ReplyTo', event.currentTarget.value)}
          />
        </FieldFrame>
      </FormLine>
      <FormLine>
        <FieldFrame id={idOf('Comment')} label="Comment" hint="Shown with the result" size="large">
          <input
            id={idOf('Comment')}
            name="Comment"
            className={controls.input}
            maxLength={200}
            value={draft.Comment}
            onChange={(event) => change('Comment', event.currentTarget.value)}
          />
        </FieldFrame>
      </FormLine>
    </FormCard>
  )
}
