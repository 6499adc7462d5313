import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { isEmailAddress } from '@rosette/contract-kit/email-address.ts'
import { defineEntryForm } from '@rosette/ui-kit/entry-form/define-entry-form.ts'
import { EntryForm } from '@rosette/ui-kit/entry-form/entry-form.tsx'
import { useEntryForm } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { CuratorMail, PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSite } from '../../site/web/site-context.tsx'
import { confirmationMailed, type EmailBody, emailConfirmed, resetMailed } from '../contract/login-calls.ts'
import { AccountFrame, useMailedToken } from './account-frame.tsx'

// The call has an effect, so only the page itself makes it.
export const confirmEmailPage = defineSitePage({ component: ConfirmEmailPage, queries: () => [] })

/** Confirms the e-mail address to which the link was mailed; without a working link, visitors can request a new one. */
export function ConfirmEmailPage() {
  const token = useMailedToken()
  return <AccountFrame title="Confirm E-mail">{token === '' ? <AskAgain /> : <Confirmation token={token} />}</AccountFrame>
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
  const { hasMail } = useSite().people
  if (!hasMail) return <NoMail what="a new link" />
  return <MailedLinkForm label="New link" call="auth/resend-confirmation" mailed={confirmationMailed} />
}

export const forgottenPasswordPage = defineSitePage({ component: ForgottenPasswordPage, queries: () => [] })

/** Requests a link to choose a new password (SESSION-034). */
export function ForgottenPasswordPage() {
  const { hasMail } = useSite().people
  if (!hasMail) {
    return (
      <AccountFrame title="Forgotten Password">
        <NoMail what="a link to choose a new password" />
      </AccountFrame>
    )
  }
  return (
    <AccountFrame
      title="Forgotten Password"
      statement="We will e-mail you a link to choose a new password. It works once and expires after one hour."
    >
      <MailedLinkForm label="Forgotten Password" call="auth/forgotten-password" mailed={resetMailed} />
    </AccountFrame>
  )
}

/** What to do instead on a site that sends no mail (REG-018). */
function NoMail({ what }: { what: string }) {
  return (
    <Notice kind="info">
      This site does not send e-mail, so it cannot send you {what}. Please write to <CuratorMail />.
    </Notice>
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
  async function save({ email }: EmailBody) {
    await fetchJson(Done, { path: call, body: { email: email.trim() } })
    return { text: mailed }
  }
  const form = useEntryForm<EmailBody>({ definition, initial: { email: '' }, save })
  return <EntryForm label={label} form={form} submitLabel="Send Link" />
}
