import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { useSite } from '../../site/web/site-context.tsx'
import { symbolTexts } from '../contract/symbol-rule.ts'

/** Told before anybody types: who has to ask for the permission, and whom (SYMBOL-023). */
export function NotEnabledNotice() {
  const { curatorEmail } = useSite()
  return (
    <Notice kind="warning">
      {symbolTexts.notAllowed} Please ask the curators for it: <a href={`mailto:${curatorEmail}`}>{curatorEmail}</a>.
    </Notice>
  )
}
