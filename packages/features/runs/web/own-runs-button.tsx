import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { useAuth } from '../../sessions/web/auth-state.ts'
import { ownRunsPath } from '../contract/run-status.ts'

/** In the heading of every tool: the way to what the member has started before. Visitors without an account have no list. */
export function OwnRunsButton() {
  const { loggedIn } = useAuth()
  return loggedIn ? <ButtonLink href={ownRunsPath}>My runs</ButtonLink> : null
}
