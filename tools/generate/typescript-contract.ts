import type { Generator } from './generator.ts'
import { type Openapi, type OpenapiOperation, type OpenapiSchema, readOpenapi } from './read-openapi.ts'

/** The calls and the types of the TypeScript package, from the OpenAPI document. */
export const typescriptContract: Generator = {
  title: 'contract of the TypeScript package',
  make: async () => ({ 'clients/typescript/src/generated/contract.ts': formatTypescriptContract(await readOpenapi()) }),
}

/** Calls that read a release, which take the header that names it, and those that start runs and follow them. */
function isForOthers(path: string, method: string, { parameters = [] }: OpenapiOperation): boolean {
  const isRun = path.startsWith('/api/services/') || (path.startsWith('/api/runs/') && method === 'get')
  return isRun || parameters.some(({ name }) => name === 'Rosette-Release')
}

export function formatTypescriptContract({ paths, components }: Openapi): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method, operation]) => isForOthers(path, method, operation))
      .map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
  )
  const texts = calls.map(({ name, operation }) => formatCall(name, operation))
  return [
    '// Calls of a Rosette site and what they answer. Generated from openapi.json: npm run gen.\n',
    `export interface Calls {\n${texts.join('\n')}\n}\n`,
    ...formatUsed(texts.join('\n'), components.schemas),
  ].join('\n')
}

function formatCall(name: string, operation: OpenapiOperation): string {
  const parameters = (operation.parameters ?? []).filter(({ name: given }) => given !== 'Rosette-Release')
  const parts = ['path', 'query'].flatMap((place) => {
    const own = parameters.filter((parameter) => parameter.in === place)
    if (own.length === 0) return []
    const fields = own.map((parameter) => `${fieldOf(parameter.name, parameter.required === true)}: ${typeOf(parameter.schema)}`)
    const isOptional = own.every(({ required }) => required !== true)
    return [`    ${fieldOf(place, !isOptional)}: { ${fields.join('; ')} }`]
  })
  const body = operation.requestBody?.content['application/json']?.schema
  const [, success] = Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? []
  const answer = success?.content?.['application/json']?.schema
  const lines = [...parts, ...(body ? [`    body: ${typeOf(body)}`] : []), `    answer: ${answer ? typeOf(answer) : 'string'}`]
  return `${noteOf(operation.summary, '  ')}  '${name}': {\n${lines.join('\n')}\n  }`
}

/** The named types that a text uses, and those that they use. */
function formatUsed(text: string, schemas: Openapi['components']['schemas']): readonly string[] {
  const texts = new Map(
    Object.entries(schemas).map(([name, schema]) => [name, `${noteOf(schema.description, '')}export type ${name} = ${typeOf(schema)}\n`]),
  )
  const used = new Set<string>()
  const follow = (part: string) => {
    for (const [name] of part.matchAll(/\b[A-Z]\w+\b/g)) {
      const own = texts.get(name)
      if (own === undefined || used.has(name)) continue
      used.add(name)
      follow(own)
    }
  }
  follow(text)
  return [...texts].filter(([name]) => used.has(name)).map(([, own]) => own)
}

const plain: Readonly<Record<string, string>> = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' }

function typeOf(schema: OpenapiSchema): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? 'unknown'
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(' | ')
  const parts = schema.anyOf ?? schema.oneOf
  if (parts) return [...new Set(parts.map(typeOf))].join(' | ')
  const types = [schema.type ?? []].flat()
  return types.length === 0 ? 'unknown' : types.map((type) => ofType(type, schema)).join(' | ')
}

function ofType(type: string, { items, properties, required = [], additionalProperties }: OpenapiSchema): string {
  if (type === 'array') return `Array<${items ? typeOf(items) : 'unknown'}>`
  if (type !== 'object') return plain[type] ?? 'unknown'
  if (properties === undefined)
    return `Record<string, ${typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown'}>`
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${noteOf(schema.description, '').trimEnd()} ${fieldOf(name, required.includes(name))}: ${typeOf(schema)}`,
  )
  return `{ ${fields.map((field) => field.trim()).join('; ')} }`
}

function fieldOf(name: string, isRequired: boolean): string {
  return `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)}${isRequired ? '' : '?'}`
}

function noteOf(text: string | undefined, indent: string): string {
  return text === undefined ? '' : `${indent}/** ${text.replaceAll(/\s+/g, ' ').replaceAll('*/', '* /')} */\n`
}
