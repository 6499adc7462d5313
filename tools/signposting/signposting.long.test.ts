import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type KindName, kindNames } from '@rosette/kinds/registry/contract.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { afterAll, expect, test } from 'vitest'
import { checkout } from '../checkout.ts'

// Reads our links with the libraries of others, installed from PyPI into a folder of their own: `npm run check:signposting`.
const packages = ['pyshacl==0.40.1', 'signposting==0.9.9']

const folder = await mkdtemp(join(tmpdir(), 'rosette-signposting-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const database = demoDatabase()
const { app, as } = await testApp(database, { env: { ACCESS_MODE: 'spec' } })

/** Not waited for in place: the site answers from this process. */
async function run(program: string, args: readonly string[], input = ''): Promise<{ status: number | null; output: string }> {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'], timeout: 300_000 })
  child.stdin.end(input)
  const [out, errors, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { status, output: out + errors }
}

async function findAddresses(): Promise<{ kind: KindName; address: string }[]> {
  const { rows } = await database.db.pool.query<{ kind: string; key: string }>(
    `select kind, min(key)::text as key from release_${database.releaseId}.record_document group by kind
     union all select kind, min(community_id)::text from community.member group by kind`,
  )
  const keys = new Map(rows.map(({ kind, key }) => [kind, key]))
  return Promise.all(
    kindNames.map(async (kind) => {
      const { body } = await as('anonymous').get(`/api/summary/${kind}/${keys.get(kind)}`)
      return { kind, address: String(Object(body).address) }
    }),
  )
}

type Document = { name: string; type: string; jsonLd: Record<string, unknown> }

const documentOf = (name: string, jsonLd: Record<string, unknown>): Document => ({ name, type: String(jsonLd['@type']), jsonLd })

const inlineJsonLd = async (path: string) =>
  JSON.parse(/<script type="application\/ld\+json"[^>]*>([^<]*)</.exec((await as('anonymous').open(path)).text)?.[1] ?? '')

test('[SIGN-009] signposting finds every relation on a page of every kind, and JSON-LD fits the shapes of its profiles', {
  timeout: 900_000,
}, async () => {
  const python = join(folder, 'venv/bin/python')
  for (const [program, args] of [
    ['python3', ['-m', 'venv', join(folder, 'venv')]],
    [python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...packages]],
  ] as const)
    expect(await run(program, args)).toMatchObject({ status: 0 })

  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const pageOf = (name: string, address: string, hasItems: boolean) => {
    return { name, address: `${url}${address}`, linkset: `${url}${address}.linkset`, anchor: `https://rosette.example${address}`, hasItems }
  }
  const addresses = await findAddresses()
  const documents: Document[] = []
  for (const { kind, address } of addresses) {
    for (const role of ['anonymous', 'orcid'] as const) {
      const { status, body } = await as(role).get(`${address}.jsonld`)
      if (status === 200) documents.push(documentOf(`${kind}, as ${role}`, Object(body)))
    }
  }
  documents.push(
    documentOf('the release', await inlineJsonLd('/about/release-notes')),
    documentOf('the catalogue', await inlineJsonLd('/')),
  )
  // All kinds but people and organizations, for two visitors each.
  expect(documents).toHaveLength(2 * (kindNames.length - 2) + 2)
  const pages = [...addresses.map(({ kind, address }) => pageOf(kind, address, true)), pageOf('the release', '/about/release-notes', false)]
  const { status, output } = await run(python, [join(checkout, 'tools/signposting/check_links.py')], JSON.stringify({ pages, documents }))
  console.log(output)
  expect(output).toContain(`${pages.length} pages, ${documents.length} documents, 0 problems`)
  expect(status).toBe(0)
})
