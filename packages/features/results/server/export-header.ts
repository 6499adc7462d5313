import { onOneLine } from '@rosette/contract-kit/text/on-one-line.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import type { ResultSource } from '@rosette/kinds/registry/search-cards.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import type { SavedSearch } from '../../list-contents/contract/saved-search.ts'
import { resultCategories } from '../../site/contract/result-categories.ts'
import { licencesOf, loadReleaseOrigin, sourcesOfKind } from '../../site/server/release-origin.ts'
import type { ExportFormat } from '../contract/export-format.ts'
import { csvCell } from './result-line-of.ts'

export type ExportFacts = {
  search: SavedSearch
  searchId: string
  releaseId: string
  now: Date
  licences: readonly string[]
  /** Address of the site. */
  publicUrl: string
}

/** Longer queries are cut off; the search ID identifies them. */
const longestQuery = 2000

/**
 * What a file was made from: the lines before the names of the columns, each after a #. The specification's own file has none, and rows of
 * JSON have no place for them.
 */
export function exportHeader(format: ExportFormat, facts: ExportFacts): string {
  if (format === 'exact')
    return linesOf(facts)
      .map((line) => `${onOneLine(line)}\n`)
      .join('')
  // Spreadsheets read a file as UTF-8 if it begins with this character.
  if (format === 'csv')
    return `\uFEFF${linesOf(facts)
      .map((line) => `${csvCell(line)}\r\n`)
      .join('')}`
  return ''
}

function linesOf({ search, searchId, releaseId, now, licences, publicUrl }: ExportFacts): string[] {
  return [
    `# Rosette: ${resultCategories[search.category].plural}`,
    `# Query: ${queryOf(search)}`,
    `# Search: ${publicUrl}/api/searches/${searchId}`,
    `# Release: ${releaseId}`,
    `# Date: ${now.toISOString()}`,
    `# Licence: ${licences.length > 0 ? licences.join('; ') : 'none stated'}; the sources are named at ${publicUrl}/api/release`,
  ]
}

function queryOf({ searchText, searchTerms, filters, sort, only, except }: SavedSearch): string {
  const query = JSON.stringify({ searchText, searchTerms, filters, sort })
  const whole = query.length > longestQuery ? `${query.slice(0, longestQuery)}…` : query
  if (only) return `${whole}, of its rows the ${only.length} that were ticked`
  return except ? `${whole}, without ${except.length} of its rows` : whole
}

/** The licences of the source files behind the rows, each once. */
export async function loadLicences(db: CommunityDb, releaseId: string, source: ResultSource): Promise<string[]> {
  const kind = 'kind' in source ? source.kind : kindOfListing(source.listing)
  return licencesOf(sourcesOfKind(await loadReleaseOrigin(db, releaseId), kind))
}

function kindOfListing(listing: string): string | null {
  return Object.entries(kindServers).find(([, server]) => Object.hasOwn(server.listings ?? {}, listing))?.[0] ?? null
}
