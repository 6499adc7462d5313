import type { FieldRole, IndexDefinition } from '@rosette/search-engine/index/index-definition.ts'

/**
 * The query of the general search before it knew terms, phenotypes and what belongs to a record (decision 0037), kept to measure what
 * they cost the engine: names, their beginnings, words of full names, words anywhere.
 */
export function earlierGeneralQuery({ fields }: IndexDefinition, text: string): object {
  const of = (role: FieldRole) => Object.keys(fields).filter((field) => fields[field]?.role === role)
  const [identifiers, names, fullNames, prose] = [of('identifier'), of('names'), of('fullNames'), of('prose')]
  const words = (list: readonly string[]) => list.map((field) => `${field}.words`)
  const anywhere = [...words([...identifiers, ...names, ...fullNames]), ...prose]
  const together = [...words(fullNames), ...prose]
  const queries = [
    ...[...identifiers, ...names, ...fullNames].map((field, place) => constant({ term: { [field]: { value: text } } }, 4000 - place * 10)),
    ...names.map((field, place) => constant(beginsWith(field, text), 3000 - (identifiers.length + place) * 10)),
    ...fullNames.map((field) => constant(beginsWith(field, text), 2006)),
    ...words(fullNames).map((field) => scored(text, [field], [field], 2000)),
    scored(text, anywhere, together, 1000),
  ]
  const known = of('prominence').map((field) => ({ rank_feature: { field, saturation: { pivot: 20 }, boost: 5 } }))
  const beginnings = identifiers.map((field, place) => constant(beginsWith(field, text), 3000 - place * 10))
  return { dis_max: { queries: [{ bool: { must: [{ dis_max: { queries } }], should: known } }, ...beginnings] } }
}

function beginsWith(field: string, text: string): object {
  return { match_bool_prefix: { [`${field}.prefix`]: { query: text } } }
}

function constant(filter: object, boost: number): object {
  return { constant_score: { filter, boost } }
}

function scored(text: string, fields: readonly string[], together: readonly string[], base: number): object {
  const all = { multi_match: { query: text, type: 'cross_fields', operator: 'and', fields } }
  const phrase = constant({ multi_match: { query: text, type: 'phrase', fields: together } }, 3)
  return { bool: { must: [all, { match_all: { boost: base } }], ...(together.length > 0 && { should: [phrase] }) } }
}
