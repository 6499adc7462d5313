import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { Problem } from '@rosette/contract-kit/problem.ts'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { expect, onTestFinished, test } from 'vitest'
import { connectAssistant } from '../../../../tools/assistants/assistant-client.ts'
import { defaultPeople } from '../../site/contract/site-config.ts'
import { addCallsWithin } from './calls-within.ts'
import { registerAssistants } from './register-assistants.ts'

/** A site whose calls never answer, and how many of them have ended. */
async function silentSite(mostMs: number) {
  const app = Fastify()
  onTestFinished(() => app.close())
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  const callWithin = addCallsWithin(app)
  const calls = { begun: 0, ended: 0 }
  app.post('/api/resolve', (_request, reply) => {
    calls.begun++
    reply.raw.once('close', () => calls.ended++)
  })
  await app.register(registerAssistants, {
    callWithin,
    settings: { assistants: true },
    publicUrl: 'http://localhost',
    site: { version: '0.0.0', curatorEmail: 'curator@example.org', buildDate: '2026-11-01', externalLinks: {}, people: defaultPeople },
    mostMs,
    traceparentOf: () => '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    problemOf: (_request, error) => (error instanceof Problem ? error : new Problem('internal', String(error))),
  })
  return { calls, url: await app.listen({ port: 0, host: '127.0.0.1' }) }
}

test('[MCP-011] a call that takes too long ends, and what it waits for as well', async () => {
  const { calls, url } = await silentSite(200)
  const { call } = await connectAssistant(url)
  expect(await call('resolve', { ids: ['AG'] })).toMatchObject({
    isError: true,
    text: expect.stringMatching(/longer than 0\.2 s[\s\S]*Try again/),
  })
  await expect.poll(() => calls).toEqual({ begun: 1, ended: 1 })
})

test.each([
  ['of 2025', {}, {}],
  [
    'whose requests stand alone',
    { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': 'resolve' },
    {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '0' },
      'io.modelcontextprotocol/clientCapabilities': {},
    },
  ],
])('[MCP-011] a call of the era %s ends when its client leaves', async (_era, further, meta) => {
  const { calls, url } = await silentSite(20_000)
  const params = { name: 'resolve', arguments: { ids: ['AG'] }, ...(Object.keys(meta).length > 0 && { _meta: meta }) }
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...further }
  const sent = request(`${url}/mcp`, { method: 'POST', headers })
  sent.on('error', () => {})
  sent.end(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }))
  await expect.poll(() => calls, { timeout: 5000 }).toEqual({ begun: 1, ended: 0 })
  await wait(50)
  sent.destroy()
  await expect.poll(() => calls, { timeout: 5000 }).toEqual({ begun: 1, ended: 1 })
})
