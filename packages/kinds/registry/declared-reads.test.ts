import { glob, readFile } from 'node:fs/promises'
import type { KindServer, PartDependencies } from '@rosette/release-kit/kind-server.ts'
import { deriveOrder, readDeriveTables, tableOwners, tablesReadBy } from '@rosette/release-kit/load/table-lineage.ts'
import { emptyRelease } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import { acceptedServers, communityKindServers, kindServers } from './server.ts'

const owners = await tableOwners(kindServers)
const servers = Object.entries<KindServer>(kindServers)

function ofOtherKinds(kind: string, tables: Iterable<string>): string[] {
  return [...new Set(tables)].filter((table) => (owners.get(table) ?? kind) !== kind).sort()
}

/** Loaders that find nothing may ask for no more, so what the source names is read too. */
async function tablesInSource(kind: string): Promise<string[]> {
  const tables: string[] = []
  for await (const file of glob(new URL(`../${kind}/server/*.ts`, import.meta.url).pathname)) {
    if (file.includes('.test.')) continue
    const text = await readFile(file, 'utf8')
    tables.push(...[...text.matchAll(/(?:selectFrom|Join|JoinLateral)\(\s*'(\w+)/g)].flatMap(([, name]) => (name ? toSnakeCase(name) : [])))
  }
  return tables
}

function toSnakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

const noSequences: PartDependencies = {
  releaseId: 'empty',
  sequences: async () => ({
    read: async () => null,
    slice: async () => null,
    sliceVariants: async () => ({ samples: [], header: '', lines: [], total: 0 }),
  }),
}

test.for(servers)('%s declares the tables of other kinds that its derive SQL reads, and fills only its own', async ([kind, server]) => {
  const { reads, fills } = await readDeriveTables(server.derive)
  expect(server.derivesFrom).toEqual(ofOtherKinds(kind, reads))
  expect(ofOtherKinds(kind, fills)).toEqual([])
})

test.for(servers)('%s declares the tables of other kinds that its loaders read', async ([kind, server]) => {
  const compiled: string[] = []
  const release = emptyRelease((text) => compiled.push(...tablesReadBy(text)))
  await server.loadRecords(release, [1])
  await server.search?.loadFurther?.(release, [1])
  for (const listing of Object.values(server.listings ?? {})) await listing.loadDocuments(release, [1])
  for (const load of [...Object.values(server.termSets ?? {}), ...Object.values(server.geneSets ?? {})]) await load(release)
  for (const { part, load } of server.parts ?? []) await load(release, 1, part.query.parse({}), noSequences)
  expect(compiled).not.toEqual([])
  expect(server.loadsFrom).toEqual(ofOtherKinds(kind, [...compiled, ...(await tablesInSource(kind))]))
})

test.for(Object.entries(communityKindServers))('%s, which is of no release, declares what it reads of one', async ([kind, server]) => {
  expect(server.loadsFrom).toEqual(ofOtherKinds(kind, await tablesInSource(kind)))
})

test('what accepted symbols read of a release, symbols of the release read too', () => {
  expect(kindServers.genesymbol.loadsFrom).toEqual(expect.arrayContaining([...acceptedServers.genesymbol.loadsFrom]))
})

test('the order of derive steps follows from the declarations, whatever the order of the registry', async () => {
  const order = await deriveOrder(kindServers)
  expect(order.toSorted()).toEqual(Object.keys(kindServers).sort())
  expect(await deriveOrder(Object.fromEntries(servers.toReversed()))).toEqual(order)
  for (const [kind, { derivesFrom }] of servers) {
    for (const table of derivesFrom)
      expect(order.indexOf(kind), `${kind} after ${table}`).toBeGreaterThan(order.indexOf(owners.get(table) ?? ''))
  }
})
