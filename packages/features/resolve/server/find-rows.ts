import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { findRecordDocuments } from '@rosette/database/records/find-record-documents.ts'
import type { CostBudget } from '../../access/server/cost-budget.ts'
import { makeRecord, type ReaderOf } from '../../records/server/record-access.ts'
import type { RecordRow, RecordsRequest } from '../contract/records-call.ts'
import type { ResolvedLine } from '../contract/resolve-call.ts'
import { resolveIdentifiers } from './resolve-identifiers.ts'

/** A row whose record is still to be read. */
type FoundRow = Omit<RecordRow, 'record'>

type RowDependencies = { db: Database; releaseId: string; budget: CostBudget }

const keyPattern = /^\s*key:(\d{1,15})\s*$/i

/** What each id leads to: a key itself, and names as lists of ids are resolved. */
export async function findRows({ db, releaseId, budget }: RowDependencies, { kind, ids }: RecordsRequest): Promise<FoundRow[]> {
  const isKey = (id: string) => keyPattern.test(id)
  const namedAt = ids.flatMap((id, at) => (isKey(id) ? [] : [at]))
  const { lines } = await resolveIdentifiers(db, releaseId, { ids: ids.filter((id) => !isKey(id)), kind }, budget)
  const lineAt = new Map(lines.map((line, index) => [namedAt[index], line]))
  return ids.map((input, at) => {
    const line = lineAt.get(at)
    if (line) return { ...rowOf(line, namedAt), input }
    const key = Number(keyPattern.exec(input)?.[1])
    return { input, bucket: 'matched', key, ofLine: null, candidates: [] }
  })
}

function rowOf(line: ResolvedLine, namedAt: readonly number[]): Omit<FoundRow, 'input'> {
  const { bucket } = line
  const nothing = { bucket, key: null, ofLine: null, candidates: [] }
  if ('by' in line) return { ...nothing, key: line.record.key }
  if (line.bucket === 'ambiguous') return { ...nothing, candidates: line.candidates.map(({ kind, key, label }) => ({ kind, key, label })) }
  if (line.bucket === 'obsolete') return { ...nothing, key: line.record?.key ?? null, candidates: line.successors }
  // Keys among the ids were not resolved, so that lines have other numbers than rows.
  if (line.bucket === 'duplicate') return { ...nothing, ofLine: (namedAt[line.ofLine - 1] ?? 0) + 1 }
  return nothing
}

type ReadDependencies = Pick<RowDependencies, 'db' | 'releaseId'> & { readerOf: ReaderOf }

/** Records have 10 to 80 kB. */
const atOnce = 50

/** The answer as JSON, some records at a time: what the release stored is neither parsed nor serialised. */
export async function* writeRows(
  { db, releaseId, readerOf }: ReadDependencies,
  kind: Kind,
  rows: readonly FoundRow[],
): AsyncGenerator<string, void> {
  let text = `{"releaseId":${JSON.stringify(releaseId)},"rows":[`
  for (let from = 0; from < rows.length; from += atOnce) {
    const some = rows.slice(from, from + atOnce)
    const keys = some.flatMap(({ key }) => (key === null ? [] : [key]))
    const stored = await findRecordDocuments(db.records, releaseId, kind.name, keys)
    for (const [index, row] of some.entries()) {
      const { key } = row
      const json = key === null ? undefined : (stored.get(key) ?? (await makeRecord(db, releaseId, kind, key, readerOf))?.json)
      // A key that was given, or one that a name leads to in the directory of another kind.
      const found: FoundRow = key !== null && json === undefined ? { ...row, bucket: 'unknown', key: null } : row
      text += `${from + index > 0 ? ',' : ''}${JSON.stringify(found).slice(0, -1)},"record":${json ?? 'null'}}`
    }
    yield text
    text = ''
  }
  yield `${text}]}`
}
