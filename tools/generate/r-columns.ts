import type { Generator } from './generator.ts'
import { type OpenapiSchema, type OpenapiSchemas, readOpenapi } from './read-openapi.ts'

/** Contracts whose rows the R package makes columns of, by the name that they have there. */
const wanted = {
  annotation_columns: 'AnnotationHit',
  mutant_columns: 'MutantHit',
  term_columns: 'EnrichedTerm',
  item_columns: 'ContentItem',
  download_columns: 'DownloadItem',
}

/** Types of the columns of the R package, from the OpenAPI document. */
export const rColumns: Generator = {
  title: 'columns of the R package',
  make: async () => {
    const { components } = await readOpenapi()
    return { 'clients/r/R/columns.R': formatRColumns(components.schemas, wanted) }
  },
}

export function formatRColumns(schemas: OpenapiSchemas, contracts: Readonly<Record<string, string>>): string {
  const vectors = Object.entries(contracts).map(([name, contract]) => {
    const properties = schemas[contract]?.properties
    if (properties === undefined) throw new Error(`The document has no object ${contract}`)
    const columns = Object.entries(properties).map(([field, schema]) => `  ${field} = "${columnTypeOf(schema)}"`)
    return `${name} <- c(\n${columns.join(',\n')}\n)\n`
  })
  return ['# Columns of rows as the site answers them. Generated from openapi.json: npm run gen.\n', ...vectors].join('\n')
}

// R has no integers beyond 2^31, so that all numbers are its doubles, which hold those of the contracts exactly.
const plain: Readonly<Record<string, string>> = { string: 'character', integer: 'numeric', number: 'numeric', boolean: 'logical' }
const dates: Readonly<Record<string, string>> = { date: 'date', 'date-time': 'time' }
const vectors: Readonly<Record<string, string>> = { string: 'strings', integer: 'numbers', number: 'numbers' }

function columnTypeOf(schema: OpenapiSchema): string {
  // Null is NA in a column of any type.
  const [only = schema, ...others] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null')
  const [type = '', ...further] = [only.type ?? []].flat().filter((name) => name !== 'null')
  if (others.length > 0 || further.length > 0) return 'list'
  if (isRef(only) || isRef(only.items)) return 'refs'
  if (type === 'array') return vectors[String(only.items?.type)] ?? 'list'
  return dates[only.format ?? ''] ?? plain[type] ?? 'list'
}

const isRef = (schema: OpenapiSchema | undefined) => schema?.$ref === '#/components/schemas/RecordRef'
