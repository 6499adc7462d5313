import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Provider from 'oidc-provider'

export type OrcidStandIn = {
  /** The settings of a site that uses it. */
  env: { ORCID_ISSUER: string; ORCID_CLIENT_ID: string; ORCID_CLIENT_SECRET: string }
  close(): Promise<void>
}

export type OrcidStandInOptions = {
  /** Where the site takes codes: `…/linktoorcid`. */
  redirectUri: string
  /** 0 takes any free one. */
  port?: number
  /** What the site gets in place of the signed ID token, as if somebody between the two had forged it. */
  forgeIdToken?: (signed: string) => string
}

const client = { id: 'rosette', secret: 'a-secret-of-the-stand-in' }

/**
 * An OpenID provider on this machine in the place of ORCID. It believes every ORCID iD that is typed into its page, and asks
 * for PKCE, so that a client that forgets it is noticed.
 */
export async function startOrcidStandIn({ redirectUri, port = 0, forgeIdToken }: OrcidStandInOptions): Promise<OrcidStandIn> {
  const server = createServer()
  const issuer = await listen(server, port)
  const provider = new Provider(issuer, configurationOf(redirectUri))
  if (forgeIdToken) forgeTokensOf(provider, forgeIdToken)
  const answer = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    interact(provider, request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  return {
    env: { ORCID_ISSUER: issuer, ORCID_CLIENT_ID: client.id, ORCID_CLIENT_SECRET: client.secret },
    close: () => close(server),
  }
}

function configurationOf(redirectUri: string): ConstructorParameters<typeof Provider>[1] {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        // The only way that ORCID offers.
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    // node:crypto has a wider type for keys of all kinds; this one is RSA.
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kty: 'RSA', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['not secret'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    ttl: { AccessToken: 600, AuthorizationCode: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  }
}

function forgeTokensOf(provider: Provider, forge: (signed: string) => string): void {
  provider.use(async (context, next) => {
    await next()
    if (context.path === '/token' && context.body?.id_token) context.body = { ...context.body, id_token: forge(context.body.id_token) }
  })
}

/** The sign-in page of the stand-in: GET shows it, POST signs in and allows, or denies. */
async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { params } = await provider.interactionDetails(request, response)
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    return
  }
  const form = new URLSearchParams(await text(request))
  const accountId = form.get('orcid') ?? ''
  if (form.get('answer') === 'deny') {
    const result = { error: 'access_denied', error_description: 'The person said no' }
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
    return
  }
  const grant = new provider.Grant({ accountId, clientId: String(params.client_id) })
  grant.addOIDCScope('openid')
  const result = { login: { accountId }, consent: { grantId: await grant.save() } }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

const page = `<!doctype html>
<html lang="en">
  <head><title>ORCID stand-in</title></head>
  <body>
    <h1>ORCID stand-in</h1>
    <form method="post">
      <label>ORCID iD <input name="orcid" autocomplete="off"></label>
      <button name="answer" value="allow">Sign in and authorize</button>
      <button name="answer" value="deny">Deny access</button>
    </form>
  </body>
</html>`

async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  // A server that listens on a port has an address with one.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeAllConnections()
  return closed
}

// As a process of the browser tests: node orcid-stand-in.ts <port> <address where the site takes codes>
if (import.meta.main) {
  const [port = '0', redirectUri = ''] = process.argv.slice(2)
  const standIn = await startOrcidStandIn({ port: Number(port), redirectUri })
  process.stdout.write(`ORCID stand-in listening at ${standIn.env.ORCID_ISSUER}\n`)
  process.once('SIGTERM', () => void standIn.close())
}
