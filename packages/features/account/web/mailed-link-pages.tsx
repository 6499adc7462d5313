import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { isEmailAddress } from '@rosette/contract-kit/email-address.ts'
import { defineEntryForm } from '@rosette/ui-kit/entry-form/define-entry-form.ts'
import { EntryForm } from '@rosette/ui-kit/entry-form/entry-form.tsx'
import { useEntryForm } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { PageWrap, usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useSite } from '../../site/web/site-context.tsx'
import { confirmationMailed, type EmailBody, emailConfirmed, passwordReset, resetMailed } from '../contract/login-calls.ts'
import { checkPassword, type PasswordLimits, passwordsDiffer } from '../contract/password-rule.ts'
import { outcomeOf } from './call-outcome.ts'
import classes from './mailed-link-pages.module.css'

/** Confirms the e-mail address to which the link was mailed; without a working link, visitors can request a new one. */
export function ConfirmEmailPage() {
  const token = useMailedToken()
  return <AccountPage title="Confirm E-mail">{token === '' ? <AskAgain /> : <Confirmation token={token} />}</AccountPage>
}

/** A link works once: going through the cache, the call is made once, however often the page renders. */
function Confirmation({ token }: { token: string }) {
  const { isPending, error } = useQuery({
    queryKey: ['confirm-email', token],
    queryFn: () => fetchJson(Done, { path: 'auth/confirm-email', body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (isPending) return <p role="status">Confirming your e-mail address...</p>
  if (error) {
    return (
      <>
        <Notice kind="error">{error.message}</Notice>
        <AskAgain />
      </>
    )
  }
  return (
    <Notice kind="success">
      {emailConfirmed} <PageLink href="/login">Login</PageLink>
    </Notice>
  )
}

function AskAgain() {
  return <MailedLinkForm label="New link" call="auth/resend-confirmation" mailed={confirmationMailed} />
}

/** Requests a link to choose a new password (SESSION-034). */
export function ForgottenPasswordPage() {
  return (
    <AccountPage
      title="Forgotten Password"
      statement="We will e-mail you a link to choose a new password. It works once and expires after one hour."
    >
      <MailedLinkForm label="Forgotten Password" call="auth/forgotten-password" mailed={resetMailed} />
    </AccountPage>
  )
}

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
        label: 'Confirm new password',
        control: 'password',
        autoComplete: 'new-password',
        check: (text, { password }) => (text === password ? null : passwordsDiffer),
      },
    },
    sections: [{ legend: 'New password', lines: [['password'], ['password_confirm']] }],
  })
}

/** Sets a new password with the token of a mailed link, which ends all sessions of the account. */
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
    <AccountPage title="New Password" statement="Choose a new password. This logs you out everywhere.">
      <EntryForm label="New Password" form={form} submitLabel="Change Password" after={<PageLink href="/login">Login</PageLink>} />
    </AccountPage>
  )
}

const definition = defineEntryForm<EmailBody>({
  fields: {
    email: {
      label: 'E-mail',
      control: 'email',
      autoComplete: 'email',
      check: (text) => (isEmailAddress(text.trim()) ? null : 'Please enter an e-mail address.'),
    },
  },
  sections: [{ legend: 'Your account', hint: 'The address you registered with.', lines: [['email']] }],
})

type MailedLinkFormProps = {
  label: string
  call: string
  /** Shown whether or not there is such an account. */
  mailed: string
}

/** Asks for an e-mail address to send a link to. */
function MailedLinkForm({ label, call, mailed }: MailedLinkFormProps) {
  const save = ({ email }: EmailBody) =>
    outcomeOf(async () => {
      await fetchJson(Done, { path: call, body: { email: email.trim() } })
      return mailed
    })
  const form = useEntryForm<EmailBody>({ definition, initial: { email: '' }, save })
  return <EntryForm label={label} form={form} submitLabel="Send Link" />
}

/** The token of a mailed link. It is removed from the address, so that neither history nor a copied link contains it. */
function useMailedToken(): string {
  const { token }: { token?: unknown } = useSearch({ strict: false })
  const [kept] = useState(typeof token === 'string' ? token : '')
  useEffect(() => {
    if (kept !== '') history.replaceState(history.state, '', location.pathname)
  }, [kept])
  return kept
}

const steps = [
  { label: 'Home', href: '/' },
  { label: 'Login', href: '/login' },
]

/** The frame of the pages related to login. */
function AccountPage({ title, statement, children }: { title: string; statement?: string; children: ReactNode }) {
  usePageTitle(title)
  return (
    <PageWrap>
      <PageHeading steps={steps} here={title} title={title} statement={statement} />
      <div className={classes.narrow}>{children}</div>
    </PageWrap>
  )
}
