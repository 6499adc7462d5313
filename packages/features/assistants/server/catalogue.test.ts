import { Problem } from '@rosette/contract-kit/problem.ts'
import { cardOf } from '@rosette/kinds/registry/search-cards.ts'
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { assistantHandler, instructions } from './assistant-server.ts'
import { keyFields, type SearchedKind } from './describe-hit.ts'
import { dataWarning } from './format-answer.ts'

const schema = z.object({ type: z.literal('object'), properties: z.record(z.string(), z.unknown()) })
const Tool = z.object({
  name: z.string(),
  title: z.string().min(1),
  description: z.string().min(1),
  inputSchema: schema,
  outputSchema: schema,
  annotations: z.object({
    readOnlyHint: z.boolean(),
    destructiveHint: z.literal(false),
    idempotentHint: z.boolean(),
    openWorldHint: z.boolean(),
  }),
})
const Listed = z.object({ result: z.object({ tools: z.array(Tool) }) })

const failOn = (error: Error) => {
  throw error
}

/** The answer to tools/list as it is sent. */
async function listTools(): Promise<string> {
  const unused = async () => {
    throw new Error('Nothing is called')
  }
  const api = { load: unused, loadText: unused, release: () => null, signal: new AbortController().signal }
  const problemOf = () => new Problem('internal', 'unused')
  const handler = assistantHandler({ api, publicUrl: 'https://rosette.example', version: '0.0.0', problemOf }, failOn)
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
  const answer = await handler.fetch(new Request('https://rosette.example/mcp', { method: 'POST', headers, body }))
  return /^data: (.*)$/m.exec(await answer.text())?.[1] ?? ''
}

const text = await listTools()
const { tools } = Listed.parse(JSON.parse(text)).result

test('[MCP-002] there are the ten tools, each with annotations and schemas; only blast is more than reading', () => {
  expect(tools.map(({ name }) => name)).toEqual(
    'resolve search get_record get_annotations get_sequences enrich find_mutants find_in_region blast release_info'.split(' '),
  )
  expect(tools.filter(({ annotations }) => !annotations.readOnlyHint).map(({ name }) => name)).toEqual(['blast'])
  for (const { name, outputSchema } of tools)
    expect(Object.keys(outputSchema.properties), name).toEqual(['release', 'data', 'notMatched', 'more'])
})

test('[MCP-002] the whole catalogue costs at most 4,000 tokens, with what is said at the start', () => {
  expect(countTokens(text) + countTokens(instructions)).toBeLessThanOrEqual(4000)
})

test('[MCP-008] the instructions of the server say that records are data', () => {
  expect(instructions).toContain(dataWarning)
})

// Object.keys forgets which names it saw.
test.each(Object.keys(keyFields) as SearchedKind[])('rows of the kind %s have the key of their record', (kind) => {
  expect(Object.keys(cardOf({ kind }).hit.shape)).toContain(keyFields[kind])
})
