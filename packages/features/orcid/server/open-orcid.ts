import { Problem } from '@rosette/contract-kit/problem.ts'
import { type IdentityProvider, openIdentityProvider } from '@rosette/identity/open-identity-provider.ts'
import type { Settings } from '@rosette/settings/settings.ts'

type OrcidSettings = Pick<Settings, 'publicUrl' | 'orcidIssuer' | 'orcidClientId' | 'orcidClientSecret' | 'orcidTimeoutMs'>

/** ORCID, or whatever the operator has set in its place; null where we have no name there. */
export function openOrcid(settings: OrcidSettings): IdentityProvider | null {
  const { orcidClientId: clientId, orcidClientSecret: clientSecret } = settings
  if (clientId === null || clientSecret === null) return null
  return openIdentityProvider({
    issuer: settings.orcidIssuer,
    clientId,
    clientSecret,
    redirectUri: new URL('/linktoorcid', settings.publicUrl).href,
    timeoutMs: settings.orcidTimeoutMs,
  })
}

export function expectOrcid(provider: IdentityProvider | null): IdentityProvider {
  if (provider) return provider
  throw new Problem('not_found', 'Signing in with ORCID is not set up on this site.')
}
