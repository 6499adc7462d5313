import { describedBy, FieldFrame } from '@rosette/ui-kit/form/controls/field-frame.tsx'
import controls from '@rosette/ui-kit/form/controls/form-controls.module.css'
import { FormCard, FormLine } from '@rosette/ui-kit/form/form-card.tsx'
import { useAuth } from '../../../sessions/web/auth-state.ts'
import type { BlastService } from '../../contract/blast-service.ts'
import type { FormState } from './blast-draft.ts'

/** BLAST-020, BLAST-025: how the result comes back. */
export function ReplyCard({ state, service }: { state: FormState; service: BlastService }) {
  const { draft, errorOf, idOf, change } = state
  const error = errorOf('ReplyTo')
  const id = idOf('ReplyTo')
  const isMailed = draft.ReplyVia === 'EMAIL-MESSAGE'
  const { profile } = useAuth()
  const reason = reasonAgainstMail(service, profile.email)

  function choose(via: string) {
    change('ReplyVia', via)
    // Another service takes any address; ours writes to that of the account only.
    if (service.isOwn) change('ReplyTo', via === 'EMAIL-MESSAGE' ? (profile.email ?? '') : '')
  }

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
        <FieldFrame id={idOf('ReplyVia')} label="Reply via" hint={reason ?? undefined}>
          <select
            id={idOf('ReplyVia')}
            name="ReplyVia"
            className={controls.select}
            value={draft.ReplyVia}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            <option value="BROWSER">BROWSER</option>
            <option value="EMAIL-MESSAGE" disabled={reason !== null}>
              EMAIL-MESSAGE
            </option>
          </select>
        </FieldFrame>
        <FieldFrame
          id={id}
          label="Reply to"
          hint={service.isOwn ? 'The address of your account gets a link to the result' : 'E-mail address that gets a link to the result'}
          size="large"
          error={error}
        >
          <input
            id={id}
            name="ReplyTo"
            type="email"
            className={controls.input}
            value={draft.ReplyTo}
            readOnly={!isMailed || service.isOwn}
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

/** Why the result can not be mailed; null if it can. */
function reasonAgainstMail({ hasMail, isOwn }: BlastService, ownAddress: string | null): string | null {
  if (!hasMail) return 'This site does not send e-mail.'
  return isOwn && ownAddress === null ? 'Log in to have the result mailed to the address of your account.' : null
}
