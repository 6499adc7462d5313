import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { defineEntryForm } from '@rosette/ui-kit/entry-form/define-entry-form.ts'
import { EntryForm } from '@rosette/ui-kit/entry-form/entry-form.tsx'
import { useEntryForm } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useMemo } from 'react'
import { useSite } from '../../site/web/site-context.tsx'
import { passwordReset } from '../contract/forgotten-password.ts'
import { checkPassword, type PasswordLimits, passwordsDiffer } from '../contract/password-rule.ts'
import { AccountPage } from './account-page.tsx'
import { outcomeOf } from './outcome-of.ts'
import { useMailedToken } from './use-mailed-token.ts'

type NewPassword = { password: string; password_confirm: string }

function formFor(limits: PasswordLimits) {
  return defineEntryForm<NewPassword>({
    fields: {
      password: {
        label: 'New password',
        control: 'password',
        autoComplete: 'new-password',
        hint: `${limits.passwordMin} to ${limits.passwordMax} characters.`,
        check: (text) => checkPassword(text, limits),
      },
      password_confirm: {
        label: 'New password again',
        control: 'password',
        autoComplete: 'new-password',
        check: (text, { password }) => (text === password ? null : passwordsDiffer),
      },
    },
    sections: [{ legend: 'New password', lines: [['password'], ['password_confirm']] }],
  })
}

/** Chooses a new password with the token of a mailed link; all sessions of the account end with it. */
export function ResetPasswordPage() {
  const { people } = useSite()
  const token = useMailedToken()
  const definition = useMemo(() => formFor(people), [people])
  const save = (body: NewPassword) =>
    outcomeOf(async () => {
      await fetchJson(Done, { path: 'auth/reset-password', body: { token, ...body } })
      return passwordReset
    })
  const form = useEntryForm<NewPassword>({ definition, initial: { password: '', password_confirm: '' }, save })
  return (
    <AccountPage title="New Password" statement="Choose a new password. You are then logged out everywhere.">
      <EntryForm label="New Password" form={form} submitLabel="Change Password" after={<PageLink href="/login">Login</PageLink>} />
    </AccountPage>
  )
}
