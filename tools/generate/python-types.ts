import type { Generator } from './generator.ts'
import { type OpenapiSchema, type OpenapiSchemas, readOpenapi } from './read-openapi.ts'

/** Contracts whose rows and facts the Python package hands on. */
const wanted = [
  'AnnotationHit',
  'ContentItem',
  'DownloadItem',
  'EnrichedGene',
  'EnrichedTerm',
  'MutantHit',
  'RecordRef',
  'ReleaseFacts',
  'TestedMotif',
] as const

/** Rows of which an input without any has one, too, with nothing in it. */
const emptyable: readonly string[] = ['AnnotationHit', 'MutantHit']

/** TypedDicts of the Python package, from the OpenAPI document. */
export const pythonTypes: Generator = {
  title: 'types of the Python package',
  make: async () => {
    const { components } = await readOpenapi()
    return { 'clients/python/src/rosette_arabidopsis/types.py': formatPythonTypes(components.schemas, wanted, emptyable) }
  },
}

export function formatPythonTypes(schemas: OpenapiSchemas, names: readonly string[], emptyable: readonly string[] = []): string {
  const classes = names.map((name) => {
    const schema = schemas[name]
    if (schema?.properties === undefined) throw new Error(`The document has no object ${name}`)
    return classOf(name, schema, names, emptyable.includes(name))
  })
  const used = ['Any', 'Literal', 'NotRequired'].filter((word) => classes.some((text) => new RegExp(`\\b${word}\\b`).test(text)))
  return [
    '"""Rows and facts as the site answers them. Generated from openapi.json: npm run gen."""\n',
    'from __future__ import annotations\n',
    `from typing import ${[...used, 'TypedDict'].join(', ')}\n`,
    ...classes,
  ].join('\n')
}

function classOf(name: string, { properties = {}, required = [] }: OpenapiSchema, names: readonly string[], isEmptyable: boolean): string {
  const fields = Object.entries(properties).flatMap(([field, schema]) => {
    const stated = typeOf(schema, names)
    const type = isEmptyable && !/\bNone$/.test(stated) ? `${stated} | None` : stated
    const note = schema.description === undefined ? [] : [`    #: ${schema.description.replaceAll(/\s+/g, ' ')}`]
    return [...note, `    ${field}: ${required.includes(field) ? type : `NotRequired[${type}]`}`]
  })
  return `\nclass ${name}(TypedDict):\n${fields.join('\n')}\n`
}

const plain: Readonly<Record<string, string>> = { string: 'str', integer: 'int', number: 'float', boolean: 'bool', null: 'None' }

function typeOf(schema: OpenapiSchema, names: readonly string[]): string {
  const target = schema.$ref?.split('/').at(-1)
  if (target !== undefined) return names.includes(target) ? target : 'dict[str, Any]'
  if (schema.anyOf) return [...new Set(schema.anyOf.map((each) => typeOf(each, names)))].join(' | ')
  if (schema.enum?.every((each) => typeof each === 'string'))
    return `Literal[${schema.enum.map((each) => JSON.stringify(each)).join(', ')}]`
  const types = [schema.type ?? []].flat()
  if (types.length === 0) return 'Any'
  return types.map((type) => ofType(type, schema, names)).join(' | ')
}

function ofType(type: string, { items, additionalProperties }: OpenapiSchema, names: readonly string[]): string {
  if (type === 'array') return `list[${items ? typeOf(items, names) : 'Any'}]`
  if (type !== 'object') return plain[type] ?? 'Any'
  return typeof additionalProperties === 'object' ? `dict[str, ${typeOf(additionalProperties, names)}]` : 'dict[str, Any]'
}
