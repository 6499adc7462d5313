import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { defineEntryForm } from '@rosette/ui-kit/entry-form/define-entry-form.ts'
import { EntryForm } from '@rosette/ui-kit/entry-form/entry-form.tsx'
import { type EntrySaved, useEntryForm } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { useStepUp } from '../../sessions/web/step-up.tsx'
import { useSite } from '../../site/web/site-context.tsx'
import type { EditablePerson } from '../contract/person-details.ts'
import { noMailNoLink, type ResetLinkBody, resetLinkSent } from '../contract/send-reset-link.ts'
import { failedText } from './member-page.tsx'

type Account = { userName: string; email: string }

const definition = defineEntryForm<Account>({
  fields: {
    userName: { label: 'Username', control: 'text', size: 'large', isReadOnly: true },
    email: { label: 'Email', control: 'text', size: 'large', isReadOnly: true },
  },
  sections: [
    {
      legend: 'Login Details',
      hint: 'Only the person can change these. You can send them a link to choose a new password.',
      lines: [['userName', 'email']],
    },
  ],
})

type ResetLinkFormProps = { person: EditablePerson; userName: string }

/** What a curator sees of another person's login details (SECURE-006). */
export function ResetLinkForm(props: ResetLinkFormProps) {
  const { hasMail } = useSite().people
  if (hasMail) return <MailedResetLinkForm {...props} />
  const { person, userName } = props
  return (
    <Notice kind="info">
      User name: {userName}. E-mail address: {person.email ?? 'unknown'}. Only the person can change these. {noMailNoLink}
    </Notice>
  )
}

function MailedResetLinkForm({ person: { communityId, email }, userName }: ResetLinkFormProps) {
  const { withStepUp, dialog } = useStepUp()
  async function save(): Promise<EntrySaved> {
    const body: ResetLinkBody = { communityId }
    await withStepUp(() => fetchJson(Done, { path: 'user/send-reset-link', body }))
    return { text: resetLinkSent }
  }
  const form = useEntryForm<Account>({ definition, initial: { userName, email: email ?? '' }, save, failure: failedText })
  return (
    <>
      <EntryForm label="Login details" form={form} submitLabel="Send Reset Link" />
      {dialog}
    </>
  )
}
