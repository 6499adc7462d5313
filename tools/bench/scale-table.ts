import { formatNumber } from '@rosette/contract-kit/format-number.ts'

/** One run, as `docs/scale.md` keeps it. */
export type ScaleRow = {
  date: string
  commit: string
  size: string
  isIndexOnly: boolean
  documents: number
  minutes: number
  /** Minutes of each step, for people. */
  steps: string
  postgresBytes: number
  opensearchBytes: number
  residentBytes: number
}

const columns = [
  'Date',
  'Commit',
  'Size',
  'What',
  'Documents',
  'Minutes',
  'Steps',
  'PostgreSQL GB',
  'OpenSearch GB',
  'Loader MiB',
  'ms per document',
  'Cost against M',
] as const

export const scaleHeader = [`| ${columns.join(' | ')} |`, `|${columns.map(() => '---').join('|')}|`].join('\n')

/** The page with one row more, at the end of its table. The cost against M is that of the newest M of the same sort. */
export function addScaleRow(page: string, row: ScaleRow): string {
  if (!page.includes(scaleHeader)) throw new Error('docs/scale.md has lost the head of its table.')
  const lines = page.trimEnd().split('\n')
  const last = lines.findLastIndex((line) => line.startsWith('|'))
  const line = formatRow(row, costAgainstM(lines, row))
  return `${lines.toSpliced(last + 1, 0, line).join('\n')}\n`
}

function formatRow(row: ScaleRow, cost: number | null): string {
  const cells = [
    row.date,
    row.commit,
    row.size,
    wayOf(row),
    formatNumber(row.documents),
    row.minutes.toFixed(1),
    row.steps,
    (row.postgresBytes / 1e9).toFixed(2),
    (row.opensearchBytes / 1e9).toFixed(2),
    Math.round(row.residentBytes / 1024 / 1024),
    msPerDocument(row).toFixed(3),
    cost === null ? '' : cost.toFixed(2),
  ]
  return `| ${cells.join(' | ')} |`
}

function costAgainstM(lines: readonly string[], row: ScaleRow): number | null {
  const rows = lines.map((line) => line.split('|').map((cell) => cell.trim()))
  const medium = rows.findLast((cells) => cells[3] === 'M' && cells[4] === wayOf(row))
  const ms = Number(medium?.[11])
  return row.size !== 'M' && ms > 0 ? msPerDocument(row) / ms : null
}

function wayOf({ isIndexOnly }: ScaleRow): string {
  return isIndexOnly ? 'documents only' : 'rows and documents'
}

function msPerDocument({ minutes, documents }: ScaleRow): number {
  return (minutes * 60_000) / documents
}
