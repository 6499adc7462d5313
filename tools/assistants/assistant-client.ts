import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { z } from 'zod'

/** What takes requests: an app in this process, or a site at an address. */
export type Site = {
  inject(request: { method: 'GET' | 'POST' | 'DELETE'; url: string; headers: Record<string, string>; payload?: string }): Promise<{
    statusCode: number
    headers: Record<string, unknown>
    body: string
  }>
}

export type ToolAnswer = {
  isError: boolean
  /** What a model reads. */
  text: string
  release: string
  data: unknown
  notMatched: readonly string[]
  more: string
}

export type AssistantUnderTest = {
  client: Client
  call(tool: string, input?: Record<string, unknown>): Promise<ToolAnswer>
}

export type AssistantOptions = {
  headers?: Record<string, string>
  /** The revision with the handshake of 2025, or the one whose requests stand alone. */
  era?: 'legacy' | 'modern'
}

/** The official client, connected to a site. */
export async function connectAssistant(
  site: Site | string,
  { headers = {}, era = 'legacy' }: AssistantOptions = {},
): Promise<AssistantUnderTest> {
  const mode = era === 'modern' ? { pin: '2026-07-28' } : 'legacy'
  const client = new Client({ name: 'test', version: '0.0.0' }, { versionNegotiation: { mode } })
  const url = new URL('/mcp', typeof site === 'string' ? site : 'https://rosette.example')
  const transport = new StreamableHTTPClientTransport(url, {
    requestInit: { headers },
    ...(typeof site !== 'string' && { fetch: (address, init) => fetchFrom(site, String(address), init) }),
  })
  await client.connect(transport)
  return {
    client,
    async call(name, input = {}) {
      const answer = Answer.parse(await client.callTool({ name, arguments: input }))
      const { release = '', data = null, notMatched = [], more = '' } = answer.structuredContent ?? {}
      return { isError: answer.isError, text: answer.content.map(({ text }) => text).join('\n'), release, data, notMatched, more }
    },
  }
}

const Answer = z.looseObject({
  isError: z.boolean().default(false),
  content: z.array(z.object({ type: z.literal('text'), text: z.string() })),
  structuredContent: z
    .object({ release: z.string(), data: z.unknown(), notMatched: z.array(z.string()).optional(), more: z.string().optional() })
    .optional(),
})

/** Asks an app that does not listen. */
async function fetchFrom(site: Site, url: string, init: RequestInit = {}): Promise<Response> {
  const headers = { host: new URL(url).host, ...Object.fromEntries(new Headers(init.headers)) }
  // The client sends POST, GET and DELETE, and bodies as text.
  const method = (init.method ?? 'GET') as 'GET' | 'POST' | 'DELETE'
  const payload = typeof init.body === 'string' ? init.body : undefined
  const answer = await site.inject({ method, url: new URL(url).pathname, headers, ...(payload !== undefined && { payload }) })
  const sent = new Headers()
  for (const [name, value] of Object.entries(answer.headers)) sent.set(name, String(value))
  return new Response(answer.body === '' ? null : answer.body, { status: answer.statusCode, headers: sent })
}
