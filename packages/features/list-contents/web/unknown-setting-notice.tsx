import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'

/** Says that the address of an analysis is none that its page made, and leads to the page without it. */
export function UnknownSettingNotice({ startPath }: { startPath: string }) {
  return (
    <Notice kind="error">
      This link has a setting that the page does not know. <PageLink href={startPath}>Start again</PageLink>
    </Notice>
  )
}
