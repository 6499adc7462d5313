import { anonymous, type Member, type Visitor } from '@rosette/features/access/contract/access.ts'
import { pageDataId } from '@rosette/features/site/contract/document-ids.ts'
import { PageData } from '@rosette/features/site/contract/page-data.ts'
import type { FastifyRequest } from 'fastify'

const member: Member = {
  role: 'member',
  communityId: 1001,
  orcidId: null,
  isCurator: false,
  isSubscribed: false,
  organizationIds: [],
  managedIds: [],
}

/** The people of the tests. */
export const visitors = {
  anonymous,
  member,
  orcid: { ...member, communityId: 1002, orcidId: '0000-0002-1825-0097' },
  subscriber: { ...member, communityId: 1003, isSubscribed: true },
  curator: { ...member, communityId: 1004, isCurator: true },
} as const satisfies Record<string, Visitor>

export type Role = keyof typeof visitors

const roleHeader = 'x-test-role'

/** Handed to the app under test, which learns from it who asks. */
export async function visitorOfTest(request: FastifyRequest): Promise<Visitor> {
  const role = request.headers[roleHeader]
  const entry = Object.entries(visitors).find(([name]) => name === role)
  return entry?.[1] ?? anonymous
}

type Headers = Record<string, string>

/** What takes requests: an app in this process, or a site at an address. */
export type SiteUnderTest = { inject(request: SiteRequest): Promise<SiteResponse> }

export type SiteRequest = {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'
  url: string
  headers?: Headers
  cookies?: Record<string, string>
  payload?: string
}
export type SiteResponse = {
  statusCode: number
  headers: Record<string, unknown>
  body: string
  cookies: readonly { name: string; value: string }[]
}

export type Answer = { status: number; headers: Record<string, unknown>; text: string; body: unknown }

/** A document, taken apart as far as tests ask about it. */
export type OpenedPage = Answer & {
  title: string | null
  canonical: string | null
  robots: string | null
  description: string | null
  nonce: string | null
  pageData: PageData
}

export type Caller = {
  get(path: string, headers?: Headers): Promise<Answer>
  post(path: string, body: unknown, headers?: Headers): Promise<Answer>
  send(method: 'HEAD' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS', path: string, headers?: Headers): Promise<Answer>
  open(path: string): Promise<OpenedPage>
}

/** Makes calls and opens pages as one of the people above. Every API test goes through it. */
export function callerOf(app: SiteUnderTest): (role: Role) => Caller {
  return (role) => {
    const call = (options: SiteRequest) => ask(app, { ...options, headers: { [roleHeader]: role, ...options.headers } })
    return {
      get: (url, headers = {}) => call({ method: 'GET', url, headers }),
      post: (url, body, headers = {}) =>
        call({ method: 'POST', url, payload: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }),
      send: (method, url, headers = {}) => call({ method, url, headers }),
      open: async (url) => takeApart(await call({ method: 'GET', url, headers: { accept: 'text/html' } })),
    }
  }
}

export async function ask(app: SiteUnderTest, options: SiteRequest): Promise<Answer> {
  const { statusCode, headers, body: text } = await app.inject(options)
  const isPacked = headers['content-encoding'] !== undefined
  const isJson = /^application\/(ld\+|linkset\+)?json(;|$)/.test(String(headers['content-type'] ?? '')) && text !== '' && !isPacked
  return { status: statusCode, headers, text, body: isJson ? JSON.parse(text) : null }
}

function takeApart(answer: Answer): OpenedPage {
  const find = (pattern: RegExp) => pattern.exec(answer.text)?.[1] ?? null
  const inline = find(new RegExp(`id="${pageDataId}"[^>]*>([^<]*)</script>`))
  if (inline === null) throw new Error(`No document with page data, but status ${answer.status}: ${answer.text.slice(0, 300)}`)
  return {
    ...answer,
    title: find(/<title>([^<]*)<\/title>/),
    canonical: find(/<link rel="canonical" href="([^"]*)"/),
    robots: find(/<meta name="robots" content="([^"]*)"/),
    description: find(/<meta name="description" content="([^"]*)"/),
    nonce: find(/<meta property="csp-nonce" nonce="([^"]*)"/),
    pageData: PageData.parse(JSON.parse(inline)),
  }
}
