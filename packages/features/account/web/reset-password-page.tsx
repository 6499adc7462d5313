import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { defineEntryForm } from '@rosette/ui-kit/entry-form/define-entry-form.ts'
import { EntryForm } from '@rosette/ui-kit/entry-form/entry-form.tsx'
import { useEntryForm } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSite } from '../../site/web/site-context.tsx'
import { LinkedSignIns, type LinkedSignInsBody, passwordReset, type ResetPasswordBody } from '../contract/login-calls.ts'
import { checkPassword, type PasswordLimits, passwordHint, passwordsDiffer } from '../contract/password-rule.ts'
import { AccountFrame, useMailedToken } from './account-frame.tsx'

// The token is taken out of the address by the page itself.
export const resetPasswordPage = defineSitePage({ component: ResetPasswordPage, queries: () => [] })

/** Sets a new password with the token of a mailed link, which ends all sessions of the account (SECURE-005). */
export function ResetPasswordPage() {
  const token = useMailedToken()
  const body: LinkedSignInsBody = { token }
  const linked = useQuery({
    queryKey: ['linked-sign-ins', token],
    queryFn: () => fetchJson(LinkedSignIns, { path: 'auth/linked-sign-ins', body }),
    // Once the password is changed, the link no longer works.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    enabled: token !== '',
  })
  return (
    <AccountFrame title="New Password" statement="Choose a new password. This logs you out everywhere.">
      {token === '' ? (
        <BadLink>Please follow the link in our e-mail.</BadLink>
      ) : (
        <QueryPart query={linked} what="your account" onError={({ message }) => <BadLink>{message}</BadLink>}>
          {(found) => <NewPasswordForm token={token} linked={found} />}
        </QueryPart>
      )}
    </AccountFrame>
  )
}

function BadLink({ children }: { children: string }) {
  return (
    <Notice kind="error">
      {children} <PageLink href="/forgotten-password">Request a new link</PageLink>
    </Notice>
  )
}

type NewPassword = { password: string; password_confirm: string; keepOrcid: boolean }

function NewPasswordForm({ token, linked }: { token: string; linked: LinkedSignIns }) {
  const { people } = useSite()
  const definition = useMemo(() => formFor(people, linked), [people, linked])
  async function save({ keepOrcid, ...passwords }: NewPassword) {
    const body: ResetPasswordBody = { token, ...passwords, keepSignIns: keepOrcid ? ['orcid'] : [] }
    await fetchJson(Done, { path: 'auth/reset-password', body })
    return { text: passwordReset }
  }
  const form = useEntryForm<NewPassword>({ definition, initial: { password: '', password_confirm: '', keepOrcid: false }, save })
  return <EntryForm label="New Password" form={form} submitLabel="Change Password" after={<PageLink href="/login">Login</PageLink>} />
}

function formFor(limits: PasswordLimits, { username, signIns }: LinkedSignIns) {
  const orcid = signIns.find(({ kind }) => kind === 'orcid')
  return defineEntryForm<NewPassword>({
    fields: {
      password: {
        label: 'New password',
        control: 'password',
        autoComplete: 'new-password',
        hint: passwordHint(limits),
        check: (text) => checkPassword(text, limits, [username]),
      },
      password_confirm: {
        label: 'Confirm new password',
        control: 'password',
        autoComplete: 'new-password',
        check: (text, { password }) => (text === password ? null : passwordsDiffer),
      },
      keepOrcid: {
        label: `Keep logging in with ORCID iD ${orcid?.id ?? ''}`,
        control: 'checkbox',
        hint: 'Select this only if the ORCID iD is yours. Otherwise it is unlinked; you can link yours again at any time.',
      },
    },
    sections: [
      { legend: 'New password', hint: `For the account ${username}.`, lines: [['password'], ['password_confirm']] },
      ...(orcid ? [{ legend: 'Linked sign-ins', lines: [['keepOrcid'] as const] }] : []),
    ],
  })
}
