import { resetMailed } from '../contract/forgotten-password.ts'
import { AccountPage } from './account-page.tsx'
import { MailedLinkForm } from './mailed-link-form.tsx'

/** Asks for a link to choose a new password (SESSION-034). */
export function ForgottenPasswordPage() {
  return (
    <AccountPage
      title="Forgotten Password"
      statement="We mail you a link with which you choose a new password. It works once, within one hour."
    >
      <MailedLinkForm label="Forgotten Password" call="auth/forgotten-password" mailed={resetMailed} />
    </AccountPage>
  )
}
