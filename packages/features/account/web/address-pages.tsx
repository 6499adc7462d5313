import { Button } from '@mantine/core'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { FailureNotice } from '@rosette/ui-kit/feedback/failure-notice.tsx'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { reloadProfile } from '../../sessions/web/auth-state.ts'
import { type AddressChangeBody, addressConfirmed, addressRestored } from '../contract/address-change.ts'
import { AccountFrame, useMailedToken } from './account-frame.tsx'

/** Where the link in the mail to a new address leads (SECURE-004). */
export function ConfirmAddressPage() {
  return (
    <AddressPage
      title="Confirm New Address"
      statement="Your account will use the e-mail address to which we sent the link. Continue only if you requested this."
      action="Use This Address"
      call="auth/confirm-address"
      text={addressConfirmed}
    />
  )
}

/** Where the link in the mail to the old address leads (SECURE-004). */
export function UndoAddressPage() {
  return (
    <AddressPage
      title="Undo Change of Address"
      statement="Your account will use its old e-mail address again. Everybody is logged out, and you choose a new password."
      action="Undo the Change"
      call="auth/undo-address"
      text={addressRestored}
    />
  )
}

type AddressPageProps = { title: string; statement: string; action: string; call: string; text: string }

/** The link alone changes nothing, since programs that look through mail follow links too: the visitor presses a button. */
function AddressPage({ title, statement, action, call, text }: AddressPageProps) {
  const token = useMailedToken()
  const body: AddressChangeBody = { token }
  const change = useChange({
    call: () => fetchJson(Done, { path: call, body }),
    // The header of a member who is logged in here may no longer be true.
    onDone: () => void reloadProfile(),
  })
  return (
    <AccountFrame title={title} statement={statement}>
      {token === '' ? <Notice kind="error">Please follow the link in our e-mail.</Notice> : null}
      {change.isDone ? (
        <Notice kind="success">
          {text} <PageLink href="/login">Login</PageLink>
        </Notice>
      ) : null}
      <FailureNotice failure={change.failure} />
      {token === '' || change.isDone ? null : (
        <div>
          <Button loading={change.isPending} onClick={() => change.run()}>
            {action}
          </Button>
        </div>
      )}
    </AccountFrame>
  )
}
