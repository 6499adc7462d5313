import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { readCredential } from '../../sessions/web/stored-auth.ts'
import {
  type AuthenticateOrcidBody,
  OrcidCodeAnswer,
  type OrcidReturn,
  type OrcidState,
  OrcidStatus,
  type ProcessOrcidCodeBody,
  UnlinkOrcidAnswer,
} from '../contract/orcid-calls.ts'

/** The caller, as calls repeat it in addition to the session. */
export type OrcidCaller = { userIdentifier: string | null; partnerId: string }

/** Whether the account has an ORCID iD; null if that could not be determined (API-005). */
export async function findOrcidStatus({ userIdentifier, partnerId }: OrcidCaller): Promise<OrcidState | null> {
  const query = { partnerId, ...(userIdentifier !== null && { userIdentifier }) }
  const status = await fetchJson(OrcidStatus, { path: 'auth/orcidstatus', query }).catch(() => null)
  return status && { orcidId: status.orcid_id, hasOrcid: status.has_orcid, ...credentials() }
}

/** Links the account of the logged-in member. */
export function processOrcidCode(brought: OrcidReturn, { userIdentifier, partnerId }: OrcidCaller): Promise<OrcidCodeAnswer> {
  const body: ProcessOrcidCodeBody = { ...brought, partnerId, ...(userIdentifier !== null && { userIdentifier }), ...sentCredentials() }
  return fetchJson(OrcidCodeAnswer, { path: 'auth/process-orcid-code', body })
}

/** Logs in the owner of the ORCID iD. */
export function authenticateOrcid(brought: OrcidReturn): Promise<OrcidCodeAnswer> {
  const body: AuthenticateOrcidBody = brought
  return fetchJson(OrcidCodeAnswer, { path: 'auth/authenticate-orcid', body })
}

export function unlinkOrcid(): Promise<UnlinkOrcidAnswer> {
  return fetchJson(UnlinkOrcidAnswer, { path: 'auth/unlink-orcid', body: sentCredentials() })
}

function credentials(): Pick<OrcidState, 'credentialId' | 'secretKey'> {
  return { credentialId: readCredential('credentialId'), secretKey: readCredential('secretKey') }
}

function sentCredentials(): { credentialId?: string; secretKey?: string } {
  const { credentialId, secretKey } = credentials()
  return { ...(credentialId !== null && { credentialId }), ...(secretKey !== null && { secretKey }) }
}

/** The sentences of the specification (document 3, section 8), and our own. */
export const orcidTexts = {
  statusFailed: 'Unable to check ORCID status. Please try again later.',
  linkFailed: 'Unable to connect to ORCID. Please try again later.',
  callbackFailed: 'Unable to complete ORCID connection. Please try again later.',
  notAuthenticated: 'Authentication failed',
  unlinked: 'ORCID account successfully unlinked',
  unlinkFailed: 'Failed to unlink ORCID account. Please try again.',
  notAllowed: 'ORCID was not linked because you did not grant access.',
  why: 'An ORCID iD or a subscription gives you access to the detail pages of genes, germplasm and all other records.',
  without: 'Without an ORCID iD, the detail pages require a subscription. You also cannot log in with ORCID until you link it again.',
} as const
