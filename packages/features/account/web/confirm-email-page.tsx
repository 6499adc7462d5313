import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { confirmationMailed, emailConfirmed } from '../contract/confirm-email.ts'
import { AccountPage } from './account-page.tsx'
import { MailedLinkForm } from './mailed-link-form.tsx'
import { useMailedToken } from './use-mailed-token.ts'

/** Confirms the e-mail address to which the link was mailed; without a link that works, a new one can be asked for. */
export function ConfirmEmailPage() {
  const token = useMailedToken()
  return <AccountPage title="Confirm E-mail">{token === '' ? <AskAgain /> : <Confirmation token={token} />}</AccountPage>
}

/** A link works once: asked through the cache, it is asked once, however often the page is drawn. */
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
