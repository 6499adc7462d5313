import { DeadEnd } from '@rosette/ui-kit/feedback/dead-end.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { TargetLink } from '../../site/web/site-context.tsx'

/** Where a basic account without units is sent when it starts a premium tool (GUARD-012). */
export function NoUnitsPage() {
  return (
    <DeadEnd
      title="No Units Left"
      sentence="Each run of a premium tool takes one unit, and your account has none left. Subscribers run these tools without units."
      contact="Questions:"
    >
      <p>
        <TargetLink target={{ external: 'buyUnits' }}>Buy units</TargetLink> or enter an activation code on{' '}
        <PageLink href="/profile">your profile</PageLink>. What you entered is kept: open the tool again afterwards.
      </p>
    </DeadEnd>
  )
}
