import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { stableJson } from '@rosette/contract-kit/stable-json.ts'
import { kitTables } from '@rosette/database/release-schema.ts'
import { toIndexBody } from '@rosette/search-engine/index/index-definition.ts'
import { z } from 'zod'
import { type KindServers, listingsOf, type RecordKinds } from './kind-server.ts'

/**
 * The shape of a release: its tables, its indices and its record contracts. Code serves only releases of its own shape,
 * so that old and new code can run side by side on their own releases.
 */
export async function shapeHash(kindServers: KindServers, kinds: RecordKinds): Promise<string> {
  const hash = createHash('sha256')
  for (const file of kitTables) hash.update(normaliseSql(await readFile(file, 'utf8')))
  for (const name of Object.keys(kindServers).sort()) {
    const { tables, search } = serverOf(kindServers, name)
    const index = search ? { definition: search.index, body: toIndexBody(search.index) } : null
    const record = kinds[name]
    if (!record) throw new Error(`The kind ${name} has a server entry but no contract`)
    hash.update(`\n${name}\n`)
    for (const file of tables) hash.update(normaliseSql(await readFile(file, 'utf8')))
    hash.update(shapeJson({ index, record: z.toJSONSchema(await record.record()) }))
  }
  for (const [name, { index }] of listingsOf(kindServers).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`\n${name}\n`).update(shapeJson({ definition: index, body: toIndexBody(index) }))
  }
  return hash.digest('hex')
}

function serverOf(kindServers: KindServers, name: string) {
  const server = kindServers[name]
  if (!server) throw new Error(`No kind ${name}`)
  return server
}

/** A changed comment or blank line does not make another shape. */
function normaliseSql(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('--'))
    .join('\n')
}

/** The order in which a contract lists its fields is not part of the shape. JSON Schema's list of required fields is a set. */
function shapeJson(value: unknown): string {
  return stableJson(value, (field) => field === 'required')
}
