import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  ResponseBodyError,
  randomPKCECodeVerifier,
} from 'openid-client'
import { newToken } from './hash-secrets.ts'

export type IdentityProviderOptions = {
  issuer: string
  clientId: string
  clientSecret: string
  /** Where the provider sends people back to. */
  redirectUri: string
  /** Timeout for calls to the provider. */
  timeoutMs: number
}

/** What we must remember until the person returns; the URL carries only the state, the nonce and the verifier's hash. */
export type IdentityVisit = { state: string; nonce: string; codeVerifier: string }

/** What the provider put into the return URL. Some providers name themselves there (RFC 9207); ORCID does not. */
export type IdentityAnswer = { code: string; iss?: string | undefined }

export type IdentityProvider = {
  /** Starts a visit: where to send the person, and what to remember meanwhile. */
  begin(): Promise<{ url: string; visit: IdentityVisit }>
  /**
   * Exchanges the returned code for the person's identity: null if the provider refuses the code or what
   * it says does not hold. Throws when the provider can't be asked.
   */
  finish(answer: IdentityAnswer, visit: IdentityVisit): Promise<string | null>
}

/** An OpenID Connect provider. Its endpoints are discovered on first use, and again after a failure. */
export function openIdentityProvider(options: IdentityProviderOptions): IdentityProvider {
  const configuration = rememberSuccess(() => discover(options))
  return {
    begin: async () => {
      const visit = { state: newToken(), nonce: newToken(), codeVerifier: randomPKCECodeVerifier() }
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: options.redirectUri,
        scope: 'openid',
        state: visit.state,
        nonce: visit.nonce,
        code_challenge: await calculatePKCECodeChallenge(visit.codeVerifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, visit }
    },
    finish: async ({ code, iss }, { state, nonce, codeVerifier }) => {
      const back = new URL(options.redirectUri)
      back.search = String(new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }))
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier, idTokenExpected: true }
      try {
        const tokens = await authorizationCodeGrant(await configuration(), back, checks)
        return tokens.claims()?.sub ?? null
      } catch (error) {
        if (isRefusal(error)) return null
        throw error
      }
    },
  }
}

function discover({ issuer, clientId, clientSecret, timeoutMs }: IdentityProviderOptions): Promise<Configuration> {
  // ORCID accepts the secret only in the body.
  return discovery(new URL(issuer), clientId, undefined, ClientSecretPost(clientSecret), {
    timeout: timeoutMs / 1000,
    // OpenID Connect Core 3.1.3.7 lets TLS stand in for the signature of a token that came straight from the provider. We check
    // the signature too, so that anyone who gets between the two cannot say who somebody is.
    execute: [enableNonRepudiationChecks, ...(isLoopback(issuer) ? [allowInsecureRequests] : [])],
  })
}

// Errors of the code itself, of the URL it came with, and of the token it was exchanged for.
const refusals = [
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
]

function isRefusal(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return error.error === 'invalid_grant'
  return error instanceof ClientError && error.code !== undefined && refusals.includes(error.code)
}

/** Secrets may be sent without TLS only on this machine. */
function isLoopback(address: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(address).hostname)
}

/** Shares one call among all who wait, keeps its result, and calls again after a failure. */
function rememberSuccess<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let known: Promise<Value> | null = null
  return () => {
    known ??= ask().catch((error: unknown) => {
      known = null
      throw error
    })
    return known
  }
}
