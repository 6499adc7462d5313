import type { Calls, RecordRef, ResolvedLine } from './generated/contract.ts'
import type { TypedCall } from './typed-call.ts'

/** Rows, one for each input in the order given. */
export type Rows<Row> = {
  rows: Row[]
  /** The data release that every row comes from. */
  release: string
  /** Inputs that led to nothing, with the reason. They have a row, too. */
  missing: Map<string, string>
}

type InputRow = {
  /** As given. */
  input: string
  /** What it led to. */
  bucket: Exclude<ResolvedLine['bucket'], 'duplicate'>
  /** Index of the first row with the same id; null in that one. */
  sameAs: number | null
  key: number | null
  /** Of an ambiguous id what it may mean, of an obsolete one its successors. */
  candidates: RecordRef[]
}

export type ResolvedRow = InputRow & {
  kind: string | null
  name: string | null
  /** Which of the record's names it is. */
  by: string | null
}

/** `record` is what `GET /api/detail/{kind}` answers; null if the id leads to none. */
export type RecordRow = InputRow & { record: Record<string, unknown> | null }

// What one call of the site takes at most.
const [mostResolved, mostRecords] = [100_000, 1000]
const longestId = 200

export async function resolveIds(
  call: TypedCall,
  ids: readonly string[],
  kind?: Calls['POST /api/resolve']['body']['kind'],
): Promise<Rows<ResolvedRow>> {
  const found = new Map<string, Omit<ResolvedRow, 'input' | 'sameAs'>>()
  let seen: string | null = null
  for (const part of partsOf(ids, mostResolved)) {
    const { data, release } = await call('POST /api/resolve', { body: { ids: part, ...(kind && { kind }) } })
    seen = release
    for (const [at, text] of part.entries()) {
      const line = data.lines[at]
      if (line) found.set(text, line.bucket === 'duplicate' ? (found.get(part[line.ofLine - 1] ?? '') ?? unknownName) : resolved(line))
    }
  }
  return rowsFor(call, ids, found, seen, unknownName, ({ key }) => key === null)
}

const unknownName: Omit<ResolvedRow, 'input' | 'sameAs'> = {
  bucket: 'unknown',
  kind: null,
  key: null,
  name: null,
  by: null,
  candidates: [],
}

function resolved(line: Exclude<ResolvedLine, { bucket: 'duplicate' }>): Omit<ResolvedRow, 'input' | 'sameAs'> {
  const record = 'record' in line ? line.record : null
  return {
    bucket: line.bucket,
    kind: record?.kind ?? null,
    key: record?.key ?? null,
    name: record?.label ?? null,
    by: 'by' in line ? line.by : null,
    candidates: 'candidates' in line ? line.candidates : 'successors' in line ? line.successors : [],
  }
}

export async function findRecords(
  call: TypedCall,
  ids: readonly string[],
  kind: Calls['POST /api/records']['body']['kind'],
): Promise<Rows<RecordRow>> {
  const nothing: Omit<RecordRow, 'input' | 'sameAs'> = { bucket: 'unknown', key: null, candidates: [], record: null }
  const found = new Map<string, Omit<RecordRow, 'input' | 'sameAs'>>()
  let seen: string | null = null
  for (const part of partsOf(ids, mostRecords)) {
    const { data, release } = await call('POST /api/records', { body: { kind, ids: part } })
    seen = release
    for (const [at, text] of part.entries()) {
      const row = data.rows[at]
      if (!row) continue
      const { bucket, key, candidates, record } = row
      found.set(
        text,
        bucket === 'duplicate' ? (found.get(part[(row.ofLine ?? 0) - 1] ?? '') ?? nothing) : { bucket, key, candidates, record },
      )
    }
  }
  return rowsFor(call, ids, found, seen, nothing, ({ record }) => record === null)
}

/** What can be a name, each once, in parts that one call takes. */
function* partsOf(ids: readonly string[], most: number): Generator<string[]> {
  const texts = [...new Set(ids.map((id) => id.trim()))].filter((id) => /[^\s\p{Cc}\u200b]/u.test(id) && id.length <= longestId)
  for (let start = 0; start < texts.length; start += most) yield texts.slice(start, start + most)
}

/** A row for every input in its order; what was not sent, because it is blank or too long, is unknown. */
async function rowsFor<Row extends InputRow>(
  call: TypedCall,
  ids: readonly string[],
  found: ReadonlyMap<string, Omit<Row, 'input' | 'sameAs'>>,
  seen: string | null,
  nothing: Omit<Row, 'input' | 'sameAs'>,
  isEmpty: (row: Row) => boolean,
): Promise<Rows<Row>> {
  const first = new Map<string, number>()
  const rows = ids.map((input, at) => {
    const text = input.trim()
    const sameAs = first.get(text) ?? null
    if (sameAs === null) first.set(text, at)
    // The fields of a row are those of what was found and these two.
    return { input, ...(found.get(text) ?? nothing), sameAs } as Row
  })
  // If nothing had to be sent, the rows still say which release has nothing to say.
  const release = seen ?? (await call('GET /api/release')).release
  return { rows, release, missing: new Map(rows.filter(isEmpty).map((row) => [row.input, reasonOf(row)])) }
}

function reasonOf({ bucket, candidates }: InputRow): string {
  const names = candidates.map(({ label }) => label).join(', ')
  if (bucket === 'ambiguous') return `it may mean ${names}`
  if (bucket === 'obsolete') return names === '' ? 'it is obsolete' : `it is obsolete; now ${names}`
  return bucket === 'unknown' ? 'the release has no such name' : 'the release has nothing of it'
}
