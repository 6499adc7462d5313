import type { KindParts, KindWords } from './kind-words.ts'

/** What makes a kind searchable, from its index to the row of its results, with a form if it has one. */
export function searchFiles(words: KindWords, parts: KindParts): Readonly<Record<string, string>> {
  return { ...cardFiles(words, parts), ...indexFiles(words, parts), ...resultFiles(words, parts) }
}

function cardFiles({ kebab, camel, pascal, label }: KindWords, { hasForm, hasPositions }: KindParts): Record<string, string> {
  const plural = `${label.toLowerCase()}s`
  const form = hasForm
    ? `{
    title: '${label} Search',
    menu: { label: '${label}s', blurb: '${label}s by name or description' },
  }`
    : 'null'
  return {
    [`contract/${kebab}-search-entry.ts`]: `import { defineSearchEntry } from '@rosette/contract-kit/cards/define-search-entry.ts'

export const ${camel}SearchEntry = defineSearchEntry({
  category: '${kebab}',
  plural: '${plural}',
  box: { label: '${label}', example: 'a name' },
  form: ${form},
})
`,
    [`contract/${kebab}-search-card.ts`]: `import { defineColumns, defineSearchCard } from '@rosette/contract-kit/cards/define-search-card.ts'
import { searchTermRows } from '@rosette/contract-kit/search/criteria-parts.ts'
import { z } from 'zod'
import { ${camel}SearchEntry } from './${kebab}-search-entry.ts'

/** One row of a search. */
export const ${pascal}Hit = z
  .object({
    ${camel}Id: z.int(),
    name: z.string(),
    description: z.string().nullable(),
  })
  .meta({ id: '${pascal}Hit' })
export type ${pascal}Hit = z.infer<typeof ${pascal}Hit>

/** What a text of the form is compared with. */
export const ${camel}SearchTypes = ['name', 'description'] as const

export const ${pascal}Criteria = z.object({ searchTerms: searchTermRows(${camel}SearchTypes).optional() })
export type ${pascal}Criteria = z.infer<typeof ${pascal}Criteria>

export const ${camel}Columns = defineColumns<${pascal}Hit>([
  { id: 'name', label: 'Name', text: (hit) => hit.name, isSortable: true },
  { id: 'description', label: 'Description', text: (hit) => hit.description ?? '', isSortable: false },
])

export const ${camel}SearchCard = defineSearchCard({
  category: ${camel}SearchEntry.category,
  call: '${kebab}',
  singular: '${label.toLowerCase()}',
  plural: ${camel}SearchEntry.plural,
  file: { word: '${kebab}', isOffered: true },
  form: ${hasForm ? `{ category: ${camel}SearchEntry.category, isOffered: true }` : 'null'},
  description: ${hasForm ? `'Search form of Rosette for ${plural} by name or description.'` : 'null'},
  hit: ${pascal}Hit,
  columns: ${camel}Columns,
  criteria: ${pascal}Criteria,
  facets: {},
  genome: ${hasPositions ? '{ criteriaWithin: null }' : 'null'},
})
`,
  }
}

function indexFiles({ kebab, camel, pascal }: KindWords, { hasPositions }: KindParts): Record<string, string> {
  const types = ['defineIndex', 'identifier', 'integer', ...(hasPositions ? ['keyword'] : []), 'prose'].join(', ')
  const position = hasPositions ? "\n  position: { chromosome: 'chromosome', start: 'startPosition', end: 'endPosition' }," : ''
  const placeFields = hasPositions ? '\n    chromosome: keyword(),\n    startPosition: integer(),\n    endPosition: integer(),' : ''
  const columns = `${camel}Id, name, description${hasPositions ? ', chromosome, startPosition, endPosition' : ''}`
  const document = hasPositions
    ? `
type ${pascal}Document = ${pascal}Hit & Pick<${pascal}Record, 'chromosome' | 'startPosition' | 'endPosition'>

export function to${pascal}Document(${camel}: ${pascal}Record): ${pascal}Document {
  const { ${columns} } = ${camel}`
    : `
export function to${pascal}Document({ ${columns} }: ${pascal}Record): ${pascal}Hit {`
  return {
    [`server/index-${kebab}.ts`]: `import { ${types} } from '@rosette/search-engine/index/index-definition.ts'
import { defineClauses } from '@rosette/search-engine/query/define-clauses.ts'
import { termRowsClause } from '@rosette/search-engine/query/text-clause.ts'
import type { ${pascal}Record } from '../contract/${kebab}-record.ts'
import { ${pascal}Criteria, ${pascal}Hit } from '../contract/${kebab}-search-card.ts'

export const ${camel}Index = defineIndex({
  hit: ${pascal}Hit,
  key: '${camel}Id',
  order: 'name',${position}
  fields: {
    name: identifier({ isSearchable: true, isSortable: true }),
    description: prose({ isSearchable: true }),
    ${camel}Id: integer(),${placeFields}
  },
})
${document}
  return { ${columns} }
}

export const ${camel}Search = defineClauses(${pascal}Criteria, {
  searchTerms: (rows, _criteria, { index }) => termRowsClause(index, rows, { name: ['name'], description: ['description'] }),
})
`,
  }
}

function resultFiles({ kebab, camel, pascal, label }: KindWords, { hasForm }: KindParts): Record<string, string> {
  const criteriaFields = `{ searchTerms: termRows({ types: optionsOf(${camel}SearchTypes) }) }`
  const results = hasForm
    ? `import { defineResults } from '@rosette/ui-kit/results/define-results.ts'
import { type ${pascal}Hit, ${camel}Columns } from '../contract/${kebab}-search-card.ts'
import { form } from './${kebab}-form.ts'
`
    : `import { defineCriteriaFields } from '@rosette/ui-kit/form/define-form.ts'
import { optionsOf, termRows } from '@rosette/ui-kit/form/form-options.ts'
import { defineResults } from '@rosette/ui-kit/results/define-results.ts'
import { ${pascal}Criteria, type ${pascal}Hit, ${camel}Columns, ${camel}SearchTypes } from '../contract/${kebab}-search-card.ts'
`
  return {
    [`web/${kebab}-results.tsx`]: `${results}
export const results = defineResults<${pascal}Hit>({
  columns: ${camel}Columns,
  criteriaFields: ${hasForm ? 'form.fields' : `defineCriteriaFields(${pascal}Criteria, ${criteriaFields})`},
  recordOf: (hit) => ({ kind: '${kebab}', key: hit.${camel}Id, label: hit.name }),
})
`,
    ...(hasForm && {
      [`web/${kebab}-form.ts`]: `import { defineForm } from '@rosette/ui-kit/form/define-form.ts'
import { optionsOf, termRows } from '@rosette/ui-kit/form/form-options.ts'
import { ${pascal}Criteria, ${camel}SearchTypes } from '../contract/${kebab}-search-card.ts'

export const form = defineForm(${pascal}Criteria, {
  title: '${label} Search',
  name: '${label}s',
  lead: 'Find ${label.toLowerCase()}s by name or description. An empty form returns all ${label.toLowerCase()}s.',
  fields: ${criteriaFields},
  groups: [{ legend: 'Name or description', hint: 'All rows must match.', lines: [['searchTerms']] }],
})
`,
    }),
  }
}
