import { z } from 'zod'
import type { CallExample } from './call-examples.ts'

const Parameter = z.looseObject({
  name: z.string(),
  in: z.string(),
  schema: z.looseObject({ type: z.unknown().optional() }).optional(),
})
const Body = z.looseObject({ content: z.record(z.string(), z.looseObject({})) })

type Described = { [name: string]: unknown; parameters?: unknown[] | undefined; requestBody?: unknown }

/** Writes an example into the description of a call: into each parameter that it names, and into its body. */
export function addExample<Operation extends Described>(operation: Operation, { params = {}, query = {}, body }: CallExample): Operation {
  const values = new Map([...Object.entries(params).map(keyed('path')), ...Object.entries(query).map(keyed('query'))])
  const parameters = operation.parameters?.map((each) => {
    const parameter = Parameter.parse(each)
    const text = values.get(`${parameter.in} ${parameter.name}`)
    return text === undefined ? parameter : { ...parameter, example: typed(text, parameter.schema?.type) }
  })
  const requestBody =
    body === undefined || operation.requestBody === undefined ? operation.requestBody : withExample(operation.requestBody, body)
  return { ...operation, ...(parameters && { parameters }), ...(requestBody !== undefined && { requestBody }) }
}

const keyed =
  (place: string) =>
  ([name, value]: [string, string]): [string, string] => [`${place} ${name}`, value]

/** Addresses have texts, whatever they stand for. */
function typed(text: string, type: unknown): unknown {
  return type === 'integer' || type === 'number' ? Number(text) : text
}

function withExample(requestBody: unknown, example: unknown): unknown {
  const { content, ...rest } = Body.parse(requestBody)
  return { ...rest, content: Object.fromEntries(Object.entries(content).map(([type, media]) => [type, { ...media, example }])) }
}
