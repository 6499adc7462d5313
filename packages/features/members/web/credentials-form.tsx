import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { defineEntryForm } from '@rosette/ui-kit/entry-form/define-entry-form.ts'
import { EntryForm } from '@rosette/ui-kit/entry-form/entry-form.tsx'
import { type EntryOutcome, useEntryForm } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import { useMemo, useState } from 'react'
import { reloadProfile } from '../../sessions/web/auth-state.ts'
import { useStepUp } from '../../sessions/web/step-up.tsx'
import { useSite } from '../../site/web/site-context.tsx'
import { checkEmail, type PeopleRules } from '../contract/entry-rules.ts'
import type { EditablePerson } from '../contract/person-details.ts'
import {
  type CredentialsUpdate,
  checkNewPassword,
  checkNewPasswordAgain,
  credentialsUpdated,
  currentPasswordNeeded,
} from '../contract/update-credentials.ts'
import { failedText } from './member-page.tsx'

type Credentials = { userName: string; email: string; password: string; password_confirm: string; currentPassword: string }

type CredentialsFormProps = { person: EditablePerson; userName: string; needsPassword: boolean }

/** E-mail address and password (EDIT-006 to 008, EDIT-010, EDIT-011). */
export function CredentialsForm({ person: { communityId, email }, userName, needsPassword }: CredentialsFormProps) {
  const { people } = useSite()
  const { withStepUp, dialog } = useStepUp()
  const [savedEmail, setSavedEmail] = useState(email ?? '')
  const definition = useMemo(() => credentialsForm(people, savedEmail, needsPassword), [people, savedEmail, needsPassword])

  async function save(entered: Credentials): Promise<EntryOutcome> {
    const { currentPassword, email: newEmail, password } = entered
    const body: CredentialsUpdate = { communityId, email: newEmail, userName, password, ...(currentPassword !== '' && { currentPassword }) }
    try {
      await withStepUp(() => fetchJson(Done, { path: 'user/update-credentials', method: 'PUT', body }))
      setSavedEmail(newEmail)
      void reloadProfile()
      return { isSaved: true, text: credentialsUpdated }
    } catch (error) {
      return { isSaved: false, text: failedText(error) }
    }
  }

  const initial = { userName, email: savedEmail, password: '', password_confirm: '', currentPassword: '' }
  const emptied = ['password', 'password_confirm', 'currentPassword'] as const
  const form = useEntryForm<Credentials>({ definition, initial, emptied, save })
  return (
    <>
      <EntryForm label="Login details" form={form} submitLabel="Update Login Details" />
      {dialog}
    </>
  )
}

function credentialsForm(rules: PeopleRules, savedEmail: string, needsPassword: boolean) {
  const isChanged = ({ email, password }: Credentials) => email.trim() !== savedEmail || password !== ''
  return defineEntryForm<Credentials>({
    fields: {
      userName: { label: 'Username', control: 'text', size: 'large', isReadOnly: true, autoComplete: 'username' },
      email: {
        ...{ label: 'Email', control: 'email', size: 'large', isRequired: true, autoComplete: 'email' },
        check: (text) => checkEmail(text, rules),
      },
      password: {
        ...{ label: 'New Password', control: 'password', size: 'large', autoComplete: 'new-password' },
        hint: 'Leave both empty to keep your password.',
        check: (text, { password_confirm }) => checkNewPassword(text, password_confirm, rules),
      },
      password_confirm: {
        ...{ label: 'Confirm New Password', control: 'password', size: 'large', autoComplete: 'new-password' },
        check: (text, { password }) => checkNewPasswordAgain(password, text),
      },
      currentPassword: {
        ...{ label: 'Current Password', control: 'password', size: 'large', autoComplete: 'current-password' },
        hint: 'Required to change your email address or password.',
        check: (text, values) => (needsPassword && text === '' && isChanged(values) ? currentPasswordNeeded : null),
      },
    },
    sections: [
      {
        legend: 'Login Details',
        hint: 'A new password logs you out everywhere else.',
        lines: [['userName', 'email'], ['password', 'password_confirm'], ...(needsPassword ? [['currentPassword'] as const] : [])],
      },
    ],
  })
}
