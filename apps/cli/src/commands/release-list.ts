import { listReleases, type ReleaseSummary } from '@rosette/release-kit/list-releases.ts'
import type { Command } from '../command.ts'

export const releaseList: Command = {
  positionals: [],
  summary: 'lists all releases, newest first',
  options: {},
  async run(context) {
    const releases = await listReleases(context.database())
    if (releases.length === 0) context.say('There is no release yet. Load one with: rosette release load DIR')
    for (const line of formatReleases(releases)) context.say(line)
    return { releases }
  },
}

export function formatReleases(releases: readonly ReleaseSummary[]): string[] {
  const rows = releases.map((release) => [
    release.id,
    release.isPublished ? 'published' : release.isPrevious ? 'previous' : release.state,
    release.createdAt.toISOString().slice(0, 16).replace('T', ' '),
    `shape ${release.shapeHash.slice(0, 8)}`,
    formatCounts(release.counts),
    release.note ?? '',
  ])
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** Stored by the build as { kind: number of records }. */
function formatCounts(counts: unknown): string {
  if (typeof counts !== 'object' || counts === null) return ''
  return Object.entries(counts)
    .map(([kind, count]) => `${Number(count).toLocaleString('en')} ${kind}`)
    .join(', ')
}
