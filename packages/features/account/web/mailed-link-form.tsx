import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { defineEntryForm } from '@rosette/ui-kit/entry-form/define-entry-form.ts'
import { EntryForm } from '@rosette/ui-kit/entry-form/entry-form.tsx'
import { useEntryForm } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import { z } from 'zod'
import type { EmailBody } from '../contract/forgotten-password.ts'
import { outcomeOf } from './outcome-of.ts'

const definition = defineEntryForm<EmailBody>({
  fields: {
    email: {
      label: 'E-mail',
      control: 'email',
      autoComplete: 'email',
      check: (text) => (z.email().safeParse(text.trim()).success ? null : 'Please enter an e-mail address.'),
    },
  },
  sections: [{ legend: 'Your account', hint: 'The address you registered with.', lines: [['email']] }],
})

type MailedLinkFormProps = {
  label: string
  call: string
  /** What is said whether or not there is such an account. */
  mailed: string
}

/** Asks for an e-mail address and has a link sent to it. */
export function MailedLinkForm({ label, call, mailed }: MailedLinkFormProps) {
  const save = ({ email }: EmailBody) =>
    outcomeOf(async () => {
      await fetchJson(Done, { path: call, body: { email: email.trim() } })
      return mailed
    })
  const form = useEntryForm<EmailBody>({ definition, initial: { email: '' }, save })
  return <EntryForm label={label} form={form} submitLabel="Send Link" />
}
