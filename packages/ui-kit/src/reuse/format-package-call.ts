import type { Call } from '@rosette/api-client/api-request.ts'

/** The same as the call in one line of the Python package; null if the package has no function that answers the same (USE-010). */
export function formatPackageCall(call: Call, origin: string): string | null {
  const line = lineOf(call)
  return line === null
    ? null
    : `# How to install the package: ${origin}/help/api#from-python
from rosette_arabidopsis import Rosette

site = Rosette(${JSON.stringify(origin)})
${line}
`
}

function lineOf({ path, query, body }: Call): string | null {
  // The address leaves out what is undefined.
  const { name, ...lookup } = stated(query)
  if (path === 'detail/locus') return isEmpty(lookup) && name !== undefined ? `record = site.record(${literal(name)})` : null
  if (path === 'enrichment') return enrichmentLine(stated(query))
  return path.startsWith('search/') && body !== undefined ? searchLine(path.slice('search/'.length), stated(body)) : null
}

/** The package fetches all rows, whatever page is shown, and cannot ask for what was ticked. */
function searchLine(
  call: string,
  { page: _page, pageSize: _size, facets: _facets, highlight: _highlight, emptyColumns: _empty, filters, ...what }: Fields,
): string | null {
  const { searchText, category, searchTerms, ...further } = what
  if (!isEmpty(further) || !isEmpty(stated(filters))) return null
  if (call === 'general') return `rows = site.search(${literal(searchText)}, category=${literal(category)}).table()`
  if (!Array.isArray(searchTerms)) return null
  return `rows = site.search(form=${literal(call)}, criteria=${literal(Object.assign({}, ...searchTerms))}).table()`
}

function enrichmentLine({ items, list, ...settings }: Fields): string | null {
  // The package tests one source at a time.
  if (items === undefined || list !== undefined || String(settings.source).includes(',')) return null
  return `terms = site.enrichment(${[literal(items), ...Object.entries(settings).map(([name, value]) => `${name}=${literal(value)}`)].join(', ')})`
}

type Fields = Readonly<Record<string, unknown>>

function stated(fields: unknown = {}): Fields {
  return Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => value !== undefined))
}

function isEmpty(fields: Fields): boolean {
  return Object.keys(fields).length === 0
}

/** A value as Python writes it: as JSON does, but for three words. In ASCII, as the other code is. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    return `{${Object.entries(value)
      .map(([name, each]) => `${literal(name)}: ${literal(each)}`)
      .join(', ')}}`
  }
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (value === null || value === undefined) return 'None'
  return JSON.stringify(value).replaceAll(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
