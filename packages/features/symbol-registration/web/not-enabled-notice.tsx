import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { CuratorMail } from '@rosette/ui-kit/links/curator-mail.tsx'
import { symbolTexts } from '../contract/symbol-rule.ts'

/** Told before anybody types: who has to ask for the permission, and whom (SYMBOL-023). */
export function NotEnabledNotice() {
  return (
    <Notice kind="warning">
      {symbolTexts.notAllowed} Please ask the curators for it: <CuratorMail />.
    </Notice>
  )
}
