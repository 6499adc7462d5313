import { isDeepStrictEqual } from 'node:util'
import type { SearchAnswer, SearchOptions } from '@rosette/contract-kit/search/search-contract.ts'
import type { IndexDefinition } from '@rosette/search-engine/index/index-definition.ts'
import { keyOf } from './compare-rows.ts'
import { textsOf } from './fold-text.ts'
import type { SearchDocument } from './search-documents.ts'
import type { PlainAnswer, PlainRow } from './search-plainly.ts'

export type CheckedSearch = {
  definition: IndexDefinition
  options: SearchOptions
  /** Whether rows of one rank are in no order of their own. */
  isByRank: boolean
}

/** Values of a facet that are counted at most. */
const countedValues = 100

/** In what an answer is not what it must be; nothing where all is right. */
export function describeDifferences(checked: CheckedSearch, expected: PlainAnswer, answer: SearchAnswer<SearchDocument>): string[] {
  const total =
    answer.total === expected.rows.length
      ? []
      : [`total ${answer.total}, not ${expected.rows.length}${whichDiffer(checked, expected, answer)}`]
  return [
    ...total,
    ...describeRows(checked, expected, answer),
    ...(checked.options.facets ? [...describeFacets(expected, answer), ...describeRanges(expected, answer)] : []),
    ...describeMarks(answer),
    ...describeCounts(expected, answer),
  ]
}

function describeRows(checked: CheckedSearch, expected: PlainAnswer, { docs }: SearchAnswer<SearchDocument>): string[] {
  const { definition, isByRank } = checked
  const wanted = cutOut(expected.rows, checked.options)
  const known = new Map(expected.rows.map((row) => [keyOf(definition, row.document), row]))
  const found = docs.map((doc) => known.get(keyOf(definition, doc)))
  if (docs.length !== wanted.length) return [`${docs.length} rows, not ${wanted.length}`]
  if (new Set(found).size !== docs.length) return ['a row is there twice, or should not be there']
  const changed = docs.filter((doc, at) => !isDeepStrictEqual(doc, hitOf(definition, found[at])))
  if (changed.length > 0) return [`not the row that was indexed: ${JSON.stringify(changed[0])}`]
  const placeOf = (row: PlainRow | undefined) => (isByRank ? row?.rank : row && keyOf(definition, row.document))
  const [places, right] = [found.map(placeOf), wanted.map(placeOf)]
  return isDeepStrictEqual(places, right) ? [] : [`${isByRank ? 'ranks' : 'keys'} ${places.join(' ')}, not ${right.join(' ')}`]
}

function describeFacets(expected: PlainAnswer, { facets = {} }: SearchAnswer<SearchDocument>): string[] {
  return Object.entries(expected.facets).flatMap(([field, counts]) => {
    const counted = new Map((facets[field] ?? []).filter(({ count }) => count > 0).map(({ value, count }) => [value, count]))
    const isWhole = counts.size <= countedValues
    const wrong = [...counted].filter(([value, count]) => counts.get(value) !== count).map(([value, count]) => `${value}: ${count}`)
    const missing = isWhole ? [...counts.keys()].filter((value) => !counted.has(value)) : []
    return wrong.length + missing.length === 0 ? [] : [`facet ${field}: wrong ${wrong.join(', ')}; missing ${missing.join(', ')}`]
  })
}

function describeRanges(expected: PlainAnswer, { ranges = {} }: SearchAnswer<SearchDocument>): string[] {
  return Object.entries(expected.ranges).flatMap(([field, right]) => {
    const counted = (ranges[field] ?? []).map(({ count }) => count)
    return isDeepStrictEqual(counted, right) ? [] : [`bars of ${field}: ${counted.join(' ')}, not ${right.join(' ')}`]
  })
}

/** A marked text without its marks is one of the field. */
function describeMarks({ docs, highlights = [] }: SearchAnswer<SearchDocument>): string[] {
  return highlights.flatMap((marked, at) =>
    Object.entries(marked).flatMap(([field, texts]) => {
      const values = textsOf(docs[at] ?? {}, field)
      return texts.filter((text) => !values.includes(text.replace(/[\uE000\uE001]/g, ''))).map((text) => `not a text of ${field}: ${text}`)
    }),
  )
}

/** RESULTS-008: loci, and the gene models they have. */
function describeCounts({ rows }: PlainAnswer, { counts }: SearchAnswer<SearchDocument>): string[] {
  if (!counts) return []
  const models = rows.reduce((count, { document }) => count + new Set(textsOf(document, 'gene_model_ids')).size, 0)
  const right = { lociMatchCount: rows.length, geneModelCount: models }
  return isDeepStrictEqual(counts, right) ? [] : [`counts ${JSON.stringify(counts)}, not ${JSON.stringify(right)}`]
}

/** The rows of a page, or as many as were requested (API-041). */
function cutOut<Row>(rows: readonly Row[], { matchCount, rowsLimit = 10_000, page, pageSize }: SearchOptions): readonly Row[] {
  if (matchCount) return []
  const limited = rows.slice(0, rowsLimit)
  if (page === undefined && pageSize === undefined) return limited
  const size = pageSize ?? 25
  return limited.slice(((page ?? 1) - 1) * size, (page ?? 1) * size)
}

function hitOf({ hitFields }: IndexDefinition, row: PlainRow | undefined): SearchDocument {
  return Object.fromEntries(hitFields.flatMap((field) => (row && field in row.document ? [[field, row.document[field]]] : [])))
}

function whichDiffer({ definition }: CheckedSearch, { rows }: PlainAnswer, { docs }: SearchAnswer<SearchDocument>): string {
  const [found, right] = [docs.map((doc) => keyOf(definition, doc)), rows.map(({ document }) => keyOf(definition, document))]
  const [more, fewer] = [found.filter((key) => !right.includes(key)), right.filter((key) => !found.includes(key))]
  return `; should not be there: ${more.slice(0, 5).join(' ')}; should be there: ${fewer.slice(0, 5).join(' ')}`
}
