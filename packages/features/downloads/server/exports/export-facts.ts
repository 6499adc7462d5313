import { onOneLine } from '@rosette/contract-kit/text/on-one-line.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { licencesOf, type ReleaseOrigin } from '../../../site/server/release-origin.ts'
import type { ExportedTable } from './exported-table.ts'

/** The lines before the rows: what the file holds and what made it, its release and date, its licences and what to cite. */
export function exportHead(table: Pick<ExportedTable, 'title' | 'from' | 'comment' | 'first' | 'head'>, facts: ReleaseOrigin): string {
  const sources = sourcesOf(table.from, facts.sources)
  const licences = licencesOf(sources)
  // Keys of GAF 2.2, which readers of other files understand as well.
  const said = [
    `generated-by: Rosette`,
    `date-generated: ${facts.date}`,
    `title: ${table.title}`,
    `release: ${facts.releaseId}`,
    `licence: ${licences.length > 0 ? licences.join('; ') : 'none stated'}`,
    ...citationsOf(sources).map((citation) => `cite: ${citation}`),
    ...sources.map(({ title, file }) => `source: ${title} (${file})`),
  ]
  const lines = [...table.first, ...said.map((line) => `${table.comment}${onOneLine(line)}`), ...table.head]
  return lines.map((line) => `${line}\n`).join('')
}

/** What to cite, each once. */
export function citationsOf(sources: ReleaseOrigin['sources']): string[] {
  return [...new Set(sources.map(({ citation }) => citation))].filter(Boolean).sort()
}

/** The official files that fill any of these tables; all of the release if none fills one directly, because others follow from several. */
export function sourcesOfTables(tables: readonly string[], sources: ReleaseOrigin['sources']): ReleaseOrigin['sources'] {
  const direct = sourcesOf(tables, sources)
  return direct.length > 0 ? direct : sources
}

/** The official files that fill any of these tables. */
export function sourcesOf(tables: readonly string[], sources: ReleaseOrigin['sources']): ReleaseOrigin['sources'] {
  const titles = Object.values(kindServers).flatMap((server) =>
    server.sources.filter((source) => tables.some((table) => Object.hasOwn(source.tables, table))).map(({ title }) => title),
  )
  return sources.filter(({ title }) => titles.includes(title))
}
