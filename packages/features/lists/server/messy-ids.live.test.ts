import type { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { ResolveAnswer, type ResolvedLine } from '../../resolve/contract/resolve-call.ts'
import { EverythingAnswer } from '../../results/contract/everything-call.ts'

// Long lists are looked up by a temporary table, which the shared database refuses.
const database = await testDatabase()
const { db, releaseId } = database
const { as } = await testApp(database)

type Known = { name: string; kind: string; type: string }

/** How people write what a file writes as `name`. Only ids are misspelled; the case of any name may be lost. */
const habits: readonly ((name: string) => string | null)[] = [
  (name) => name.toLowerCase(),
  (name) => `  ${name} `,
  (name) => (/^AT[1-5CM]G\d/.test(name) ? `${name.slice(0, 4)} ${name.slice(4)}` : null),
  (name) => (/^AT[1-5CM]G\d/.test(name) ? `${name.slice(0, 4)}_${name.slice(4)}` : null),
  (name) => (/^CS\d+$/.test(name) ? `N${name.slice(2)}` : null),
  (name) => (/^CS\d+$/.test(name) ? `cs-${name.slice(2)}` : null),
  (name) => (/^SALK_\d{6}/.test(name) ? name.replace('_', '-') : null),
  (name) => (/^SALK_\d{6}/.test(name) ? name.replace('_', ' ').toLowerCase() : null),
  (name) => (/^GABI_\d/.test(name) ? name.replace('GABI_', 'GK-') : null),
  (name) => (/^(GO|PO):/.test(name) ? name.replace(':', '_') : null),
  (name) => (/^PMID:/.test(name) ? name.replace(':', ': ') : null),
  (name) => (/^GENEID:/.test(name) ? name.replace('GENEID:', 'LOC') : null),
]

/** The same number of names of each kind and type, each in every way that people write such names. */
async function messyIds(): Promise<string[]> {
  const { rows } = await db.pool.query<Known>(
    `select name, kind, type from (
       select name, kind, type, row_number() over (partition by kind, type, name ~ '^(CS|SALK_|GABI_|NM_|GENEID|PMID|GO:|AT[1-5]G)' order by md5(name)) as place
       from (select distinct name, kind, type from ${schemaOf(releaseId)}.identifier where name ~ '^[ -~]+$') as known
     ) as ranked where place <= 4 order by kind, type, name`,
  )
  const spelled = rows.flatMap(({ name }) => habits.flatMap((habit) => habit(name) ?? []))
  const symbols = rows.filter(({ kind, type, name }) => kind === 'locus' && type === 'symbol' && /^[A-Z][A-Z0-9]+$/.test(name))
  return [...new Set([...spelled, ...symbols.map(({ name }) => `At${name}`)])]
}

const at = ({ kind, key }: RecordRef) => `${kind} ${key}`

test('[TRUTH-065] 300 messy ids of all kinds mean the same to the search box, /r/, lists and the API', { timeout: 300_000 }, async () => {
  const ids = await messyIds()
  expect(ids.length).toBeGreaterThanOrEqual(300)
  const lineOf = new Map<string, ResolvedLine>()
  for (const id of ids) {
    const { body } = await as('anonymous').post('/api/resolve', { ids: [id] })
    const [line] = ResolveAnswer.parse(body).lines
    if (line) lineOf.set(id, line)
  }
  const unknown = ids.filter((id) => lineOf.get(id)?.bucket === 'unknown')
  expect(unknown).toEqual([])

  // One paste of all of them means what each means by itself.
  const pasted = ResolveAnswer.parse((await as('anonymous').post('/api/resolve', { ids })).body)
  for (const line of pasted.lines) {
    if (line.bucket !== 'duplicate') expect(line).toEqual({ ...lineOf.get(line.input), input: line.input })
  }

  const wrong: string[] = []
  for (const [id, line] of lineOf) {
    const { status, headers } = await as('anonymous').get(`/r/${encodeURIComponent(id)}`, { accept: 'text/html' })
    const expected = 'by' in line ? 302 : line.bucket === 'ambiguous' ? 300 : 410
    if (status !== expected) wrong.push(`/r/${id}: ${status}, not ${expected}`)
    if (status === 302) {
      const [, path, name] = /^\/(\w+)\/(.+)$/.exec(String(headers.location)) ?? []
      const { body } = await as('anonymous').get(`/${path}/${name}.json`)
      const open: { key?: number; rosette?: unknown } = Object(body)
      if (!open.rosette) wrong.push(`/r/${id}: nothing at ${headers.location}`)
    }
    const { body } = await as('anonymous').post('/api/search/everything', { searchText: id })
    const { best } = EverythingAnswer.parse(body)
    const meant = 'by' in line ? [line.record] : line.bucket === 'ambiguous' ? line.candidates : []
    if (meant.length > 0 && !(best && meant.map(at).includes(at(best.record)))) {
      wrong.push(`${id}: ${meant.map(at).join(', ')} in lists, ${best ? at(best.record) : 'nothing'} in the search box`)
    }
  }
  expect(wrong).toEqual([])
})
