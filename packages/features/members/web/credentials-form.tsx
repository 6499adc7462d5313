import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { defineEntryForm } from '@rosette/ui-kit/entry-form/define-entry-form.ts'
import { EntryForm } from '@rosette/ui-kit/entry-form/entry-form.tsx'
import { type EntrySaved, useEntryForm } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { useMemo, useState } from 'react'
import { passwordHint } from '../../account/contract/password-rule.ts'
import { reloadProfile } from '../../sessions/web/auth-state.ts'
import { useStepUp } from '../../sessions/web/step-up.tsx'
import type { PeopleConfig } from '../../site/contract/site-config.ts'
import { useSite } from '../../site/web/site-context.tsx'
import { checkEmail } from '../contract/entry-rules.ts'
import type { EditablePerson } from '../contract/person-details.ts'
import {
  type CredentialsUpdate,
  checkNewPassword,
  checkNewPasswordAgain,
  credentialsUpdated,
  currentPasswordNeeded,
} from '../contract/update-credentials.ts'
import { failedText } from './member-page.tsx'

type Credentials = {
  userName: string
  email: string
  password: string
  password_confirm: string
  keepsTokens: boolean
  currentPassword: string
}

type CredentialsFormProps = { person: EditablePerson; userName: string; requiresPassword: boolean }

/** E-mail address and password (EDIT-006 to 008, EDIT-010, EDIT-011). */
export function CredentialsForm({ person: { communityId, email, pendingEmail }, userName, requiresPassword }: CredentialsFormProps) {
  const { people } = useSite()
  const { withStepUp, dialog } = useStepUp()
  const savedEmail = email ?? ''
  const [pending, setPending] = useState(pendingEmail)
  const definition = useMemo(() => credentialsForm(people, savedEmail, requiresPassword), [people, savedEmail, requiresPassword])

  async function save(entered: Credentials): Promise<EntrySaved> {
    const { currentPassword, email: newEmail, password, keepsTokens } = entered
    const proof = currentPassword === '' ? {} : { currentPassword }
    const body: CredentialsUpdate = { communityId, email: newEmail, userName, password, ...(keepsTokens && { keepsTokens }), ...proof }
    await withStepUp(() => fetchJson(Done, { path: 'user/update-credentials', method: 'PUT', body }))
    // A login right after the message would end the session that this asks with, and the answer would log the member out.
    await reloadProfile()
    // Until it is confirmed, the new address is not the account's.
    return { text: credentialsUpdated, values: { email: savedEmail } }
  }

  function notePending(_saved: EntrySaved, { email: newEmail }: Credentials) {
    if (newEmail.trim() !== savedEmail) setPending(newEmail.trim())
  }

  const initial = { userName, email: savedEmail, password: '', password_confirm: '', keepsTokens: false, currentPassword: '' }
  const emptied = ['password', 'password_confirm', 'currentPassword'] as const
  const form = useEntryForm<Credentials>({ definition, initial, emptied, save, failure: failedText, onSaved: notePending })
  return (
    <>
      {pending === null ? null : (
        <Notice kind="info">
          To use <strong>{pending}</strong>, follow the link we sent to it. Until then your account keeps the address {savedEmail}.
        </Notice>
      )}
      <EntryForm label="Login details" form={form} submitLabel="Update Login Details" />
      {dialog}
    </>
  )
}

function credentialsForm(rules: PeopleConfig, savedEmail: string, requiresPassword: boolean) {
  const isChanged = ({ email, password }: Credentials) => email.trim() !== savedEmail || password !== ''
  return defineEntryForm<Credentials>({
    fields: {
      userName: { label: 'Username', control: 'text', size: 'large', isReadOnly: true, autoComplete: 'username' },
      email: {
        label: 'Email',
        control: 'email',
        size: 'large',
        isRequired: true,
        autoComplete: 'email',
        ...(rules.hasMail
          ? { hint: 'A new address takes effect once you have followed the link we send to it.' }
          : { isReadOnly: true, hint: 'Only the operator of this site can change it.' }),
        check: (text) => checkEmail(text, rules),
      },
      password: {
        label: 'New Password',
        control: 'password',
        size: 'large',
        autoComplete: 'new-password',
        hint: `${passwordHint(rules)} Leave both empty to keep your password.`,
        check: (text, { password_confirm }) => checkNewPassword(text, password_confirm, rules),
      },
      password_confirm: {
        label: 'Confirm New Password',
        control: 'password',
        size: 'large',
        autoComplete: 'new-password',
        check: (text, { password }) => checkNewPasswordAgain(password, text),
      },
      keepsTokens: {
        label: 'Keep my access tokens',
        control: 'checkbox',
        hint: 'Otherwise a new password revokes them.',
      },
      currentPassword: {
        label: 'Current Password',
        control: 'password',
        size: 'large',
        autoComplete: 'current-password',
        hint: 'Required to change your email address or password.',
        check: (text, values) => (requiresPassword && text === '' && isChanged(values) ? currentPasswordNeeded : null),
      },
    },
    sections: [
      {
        legend: 'Login Details',
        hint: 'A new password logs you out everywhere else.',
        lines: [
          ['userName', 'email'],
          ['password', 'password_confirm'],
          ['keepsTokens'],
          ...(requiresPassword ? [['currentPassword'] as const] : []),
        ],
      },
    ],
  })
}
