import { createHash } from 'node:crypto'
import { inReleaseSchema, type ReleaseWork } from '../release-work.ts'

export type RejectedLine = { file: string; line: number; reason: string }

export type SourceReport = {
  kind: string
  title: string
  file: string
  /** Made by the generator of demonstration data. */
  isDemo: boolean
  sha256: string
  bytes: number
  lines: number
  rows: number
  rejected: number
  /** The first of them. */
  rejectedLines: RejectedLine[]
  licence: string
  citation: string
  /** Kinds whose records follow from it. */
  recordKinds: string[]
}

/** What several records have in common that their files contradict. */
export type Contradiction = { kind: string; statement: string; records: number /** The first of them. */; names: string[] }

/** How files of one source with several dates were merged. */
export type EditionReport = {
  title: string
  newest: string
  /** What each older file added, newer ones first: records that no newer file has. */
  older: { file: string; records: number; rows: number }[]
  /** Rows that took something from an older file. */
  mended: { what: string; rows: number }[]
}

export type LoadReport = {
  releaseId: string
  shapeHash: string
  sources: SourceReport[]
  editions: EditionReport[]
  rejected: number
  /** Titles of optional sources without a file. */
  missing: string[]
  /** Files of the folder no source asks for. */
  unused: string[]
  /** Kinds that are loaded from files and had none. */
  emptyKinds: string[]
  contradictions: Contradiction[]
  ms: number
}

/** More lines were rejected than may be; the release was not kept. */
export class TooManyRejected extends Error {
  override readonly name = 'TooManyRejected'
  readonly sources: readonly SourceReport[]

  constructor(sources: readonly SourceReport[], share: number) {
    const parts = sources.map(({ file, rejected, lines }) => `${file}: ${rejected} of ${lines} lines`)
    super(`Too many lines were rejected (more than ${share * 100} % of a file). ${parts.join('; ')}`)
    this.sources = sources
  }
}

/** One report on all files of a folder, of which there may be thousands; its hash is that of their hashes and names. */
export function joinReports<Report extends Omit<SourceReport, 'recordKinds'>>(folder: string, reports: readonly Report[]): Report[] {
  const [first] = reports
  if (!first) return []
  const sum = (count: (report: Report) => number) => reports.reduce((total, report) => total + count(report), 0)
  const hash = createHash('sha256')
  for (const { sha256, file } of reports) hash.update(`${sha256}  ${file}\n`)
  const joined = {
    ...first,
    file: `${folder}/`,
    sha256: hash.digest('hex'),
    bytes: sum(({ bytes }) => bytes),
    lines: sum(({ lines }) => lines),
    rows: sum(({ rows }) => rows),
    rejected: sum(({ rejected }) => rejected),
    rejectedLines: reports.flatMap(({ rejectedLines }) => rejectedLines),
  }
  return [joined]
}

/** Writes down what the release was loaded from and which lines it could not use. */
export async function saveSources(work: ReleaseWork, sources: readonly SourceReport[]): Promise<void> {
  await inReleaseSchema(work, async (client) => {
    for (const { rejectedLines, isDemo, ...source } of sources) {
      await client.query('insert into release_source select * from jsonb_populate_record(null::release_source, $1)', [
        JSON.stringify({ ...source, is_demo: isDemo }),
      ])
      await client.query('insert into rejected_line select * from jsonb_populate_recordset(null::rejected_line, $1)', [
        JSON.stringify(rejectedLines),
      ])
    }
    const facts = sources.map(({ rejectedLines, ...source }) => source)
    await client.query('update community.release set sources = $2 where id = $1', [work.releaseId, JSON.stringify(facts)])
  })
}

/** What the derive steps found; the table `contradiction` of the release names every record. */
export async function readContradictions(work: ReleaseWork): Promise<Contradiction[]> {
  const found: Contradiction[] = []
  await inReleaseSchema(work, async (client) => {
    const { rows } = await client.query<Contradiction>(`
      select kind, statement, count(*) as records, (array_agg(name order by name))[:5] as names
      from contradiction group by kind, statement order by kind, statement`)
    found.push(...rows)
  })
  return found
}
