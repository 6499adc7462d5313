import { readFile } from 'node:fs/promises'
import { kindNames } from '@rosette/kinds/registry/contract.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { PublicSummary } from '../contract/public-summary.ts'

const BioregistryEntry = z.object({
  prefix: z.string(),
  pattern: z.string(),
  example: z.string(),
  example_extras: z.array(z.string()).default([]),
  uri_format: z.string().includes('$1'),
})
const IdentifiersRequest = z.object({
  requestedPrefix: z.string(),
  idRegexPattern: z.string(),
  sampleId: z.string(),
  providerUrlPattern: z.string().includes('{$id}'),
})

const database = demoDatabase()
const { as } = await demoSite('spec')
const page = await readFile(new URL('../../../../docs/registries.md', import.meta.url), 'utf8')
const blocks = [...page.matchAll(/^```json\n([\s\S]*?)^```$/gm)].map(([, json = '']) => JSON.parse(json))
const entries = blocks.flatMap((block) => BioregistryEntry.safeParse(block).data ?? [])
const requests = blocks.flatMap((block) => IdentifiersRequest.safeParse(block).data ?? [])
const entryOf = (prefix: string) => BioregistryEntry.parse(entries.find((entry) => entry.prefix === prefix))

async function accessionsOf(kind: string): Promise<string[]> {
  const { rows } = await database.db.pool.query<{ name: string }>(
    `select name from release_${database.releaseId}.identifier where kind = $1 and type = 'accession'`,
    [kind],
  )
  return rows.map(({ name }) => name)
}

test('[SIGN-011] every block of the page is an entry, and each example leads to a record', async () => {
  expect([entries.length, requests.length]).toEqual([blocks.length - 1, 1])
  const examples = [
    ...entries.flatMap(({ example, example_extras, pattern, uri_format }) =>
      [example, ...example_extras].map((id) => ({ id, pattern, address: uri_format.replace('$1', id) })),
    ),
    ...requests.map(({ sampleId, idRegexPattern, providerUrlPattern }) => {
      return { id: sampleId, pattern: idRegexPattern, address: providerUrlPattern.replace('{$id}', sampleId) }
    }),
  ]
  for (const { id, pattern, address } of examples) {
    expect(id, pattern).toMatch(new RegExp(pattern))
    const { pathname, origin } = new URL(address)
    expect([origin, (await as('anonymous').open(pathname)).status], address).toEqual(['https://rosette.example', 200])
  }
})

test.each(kindNames)('[SIGN-011] the pattern of the site takes the permanent addresses of %s records', async (kind) => {
  const { rows } = await database.db.pool.query<{ key: string }>(
    `select key::text from release_${database.releaseId}.record_document where kind = $1
     union all select community_id::text from community.member where kind = $1 order by 1 limit 20`,
    [kind],
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { key } of rows) {
    const { address } = PublicSummary.parse((await as('anonymous').get(`/api/summary/${kind}/${key}`)).body)
    expect(address.slice(1)).toMatch(new RegExp(entryOf('rosette').pattern))
  }
})

test('[SIGN-011] patterns take nothing else, and both registries are told the same one', () => {
  const pattern = new RegExp(entryOf('rosette').pattern)
  for (const id of ['', 'AT4G18960', 'locus', 'locus/', '/locus/AT4G18960', 'locus/a b', 'locus/a/b', 'results/x', 'locus/AT4G18960\n']) {
    expect(id).not.toMatch(pattern)
  }
  expect(requests[0]?.idRegexPattern).toBe(entryOf('rosette').pattern)
})

test.each([
  ['tair.locus', 'locus', /^locus:/i],
  ['tair.gene', 'gene', /^$/],
] as const)('[SIGN-011] the pattern of %s takes the accessions of the kind %s', async (prefix, kind, stripped) => {
  const accessions = (await accessionsOf(kind)).map((name) => name.replace(stripped, ''))
  expect(accessions.length).toBeGreaterThan(0)
  const pattern = new RegExp(entryOf(prefix).pattern, 'i')
  for (const accession of accessions) expect(accession).toMatch(pattern)
  for (const other of ['AT4G18960', 'Gene:', '12', 'x2117144']) expect(other).not.toMatch(pattern)
})
