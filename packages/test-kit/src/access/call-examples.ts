import { type CallExample, callExamples } from '@rosette/api/plugins/openapi/call-examples.ts'
import { exampleOfSort } from '@rosette/api/plugins/openapi/documented-example.ts'
import { z } from 'zod'
import type { TestDatabase } from '../live/test-database.ts'
import type { Answer } from '../people/as.ts'
import type { TestVisitor } from '../people/test-people.ts'
import type { ApiCall } from './api-calls.ts'
import type { Somebody } from './somebody.ts'

/** Something of the demo release to ask for. */
type ExampleRecords = {
  keyOf(kind: string): string
  lookupOf(kind: string): Readonly<Record<string, string>>
}

/** An example of a call. Without one the call can't be tried, so a new call needs a line here. */
export function exampleOf(call: Pick<ApiCall, 'name' | 'path'>, self: Somebody, records: ExampleRecords): CallExample {
  // A record, its lookup, or a part of it.
  const detail = /^\/api\/detail\/(\w+)(?:\/(\w+))?$/.exec(call.path)
  const example = examplesOf(self)[call.name]
  if (detail?.[1] !== undefined) {
    const record = detail[2] === 'lookup' ? records.lookupOf(detail[1]) : { key: records.keyOf(detail[1]) }
    return { query: { ...record, ...example?.query } }
  }
  const found = example ?? exampleOfSort(call.name)
  if (found !== null) return found
  throw new Error(`There is no example of ${call.name}`)
}

function examplesOf(self: Somebody): Readonly<Record<string, CallExample>> {
  return callExamples({ ...self, secretKey: self.cookies.secretKey ?? '' })
}

/** An example of a call that is gone shows nothing. */
export function exampleNames(self: Somebody): string[] {
  return Object.keys(examplesOf(self))
}

/** A key, and a name or accession, of each kind. People and organizations lie beside the release. */
export async function loadExampleRecords({ db, releaseId }: Pick<TestDatabase, 'db' | 'releaseId'>): Promise<ExampleRecords> {
  const release = `release_${releaseId}`
  // A protein with a structure, so that every part of it answers.
  const keys = await db.pool.query<{ kind: string; key: string }>(
    `select 'protein' as kind, min(protein_id)::text as key from ${release}.protein_structure
     union all select kind, min(key)::text from ${release}.record_document group by kind
     union all select kind, min(community_id)::text from community.member group by kind`,
  )
  const lookups = await db.pool.query<{ kind: string; by: string; value: string }>(
    `select distinct on (kind) kind, "by", value from ${release}.record_lookup where "by" in ('name', 'accession', 'id') order by kind, "by"`,
  )
  const find = <Row extends { kind: string }>(rows: readonly Row[], kind: string): Row => {
    const row = rows.find((each) => each.kind === kind)
    if (!row) throw new Error(`The demo has no ${kind}`)
    return row
  }
  return {
    keyOf: (kind) => find(keys.rows, kind).key,
    lookupOf(kind) {
      const { by, value } = find(lookups.rows, kind)
      return { [by]: value }
    },
  }
}

/** Makes a call with the values of an example. */
export function makeCall(
  who: TestVisitor,
  { method, path }: Pick<ApiCall, 'method' | 'path'>,
  { params = {}, query = {}, body }: CallExample,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  const url = search === '' ? filled : `${filled}?${search}`
  if (method === 'GET') return who.get(url, headers)
  return { POST: who.post, PUT: who.put, PATCH: who.patch, DELETE: who.delete }[method](url, body, headers)
}

const Refusal = z.object({ code: z.string(), redirectUri: z.string().optional() })

/** `login` and `denied` because of who asks; anything else is none of them, a wrong password or an unknown key too. */
export function refusalOf({ status, body }: Answer): 'login' | 'denied' | null {
  const refusal = Refusal.safeParse(body).data
  if (status === 401 && refusal?.redirectUri === '/login') return 'login'
  return status === 403 && refusal?.code === 'access_denied' ? 'denied' : null
}
