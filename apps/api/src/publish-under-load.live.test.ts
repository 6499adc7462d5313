import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { writeDemoRelease } from '@rosette/demo-release/write-demo-release.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { buildRelease } from '@rosette/release-kit/build/build-release.ts'
import { loadRelease } from '@rosette/release-kit/load/load-release.ts'
import { publishRelease, rollbackRelease } from '@rosette/release-kit/publish/publish-release.ts'
import { startApi } from '@rosette/test-kit/api-process.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { expect, test } from 'vitest'

const database = await testDatabase('empty')
const { engine, indexPrefix } = testEngine()
const { db } = database

/** The demo release with its edition written into every description, so that an answer shows which release it came from. */
async function loadEdition(edition: string): Promise<{ releaseId: string; shapeHash: string }> {
  const dir = await mkdtemp(join(tmpdir(), 'rosette-edition-'))
  try {
    await writeDemoRelease(dir, { asOf: fixedClock().now() })
    const name = (await readdir(dir)).find((file) => file.startsWith('Araport11_functional_descriptions'))
    const path = join(dir, String(name))
    const [head, ...lines] = (await readFile(path, 'utf8')).split('\n')
    // A quoted column that is not empty gets the mark before its closing quote; names and types stay as they are.
    const marked = lines.map((line) =>
      line.replace(/[^\t"]"(?=\t|$)/g, (end, at: number) => (isProse(line, at) ? `${end[0]} ${edition}"` : end)),
    )
    await writeFile(path, [head, ...marked].join('\n'))
    const { releaseId, shapeHash } = await loadRelease({ db, kindServers, kinds, dir })
    await buildRelease({ db, engine, indexPrefix, kindServers, kinds, releaseId })
    return { releaseId, shapeHash }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/** The first two columns are the name and the type of a gene model. */
function isProse(line: string, at: number): boolean {
  return line.slice(0, at).split('\t').length > 2
}

type Seen = { status: number; release: string | null; text: string; what: string }

/** Asks without pause until told to stop: the record, a search, and the document of a page, from both processes in turn. */
async function visit(addresses: readonly string[], isOver: () => boolean, seen: Seen[]): Promise<void> {
  for (let turn = 0; !isOver(); turn++) {
    const address = addresses[turn % addresses.length]
    const [what, ask] = requests[turn % requests.length] ?? requests[0]
    try {
      const answer = await ask(String(address))
      seen.push({ status: answer.status, release: answer.headers.get('rosette-release'), text: await answer.text(), what })
    } catch (error) {
      seen.push({ status: 0, release: null, text: String(error), what })
    }
  }
}

const requests: [[string, (address: string) => Promise<Response>], ...[string, (address: string) => Promise<Response>][]] = [
  ['record', (address) => fetch(`${address}/api/detail/locus?name=AT4G18960`)],
  [
    'search',
    (address) =>
      fetch(`${address}/api/search/general`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ searchText: 'AGAMOUS', category: 'genes' }),
      }),
  ],
  ['lookup', (address) => fetch(`${address}/api/detail/locus/lookup?name=AT4G18960`)],
]

test('a release is built and published while 8 clients search and read: no request fails, no answer mixes releases', async () => {
  const first = await loadEdition('edition-one')
  await publishRelease(db, first.releaseId, first.shapeHash)
  const env = { RATE_LIMIT_PER_MINUTE: '0', SEARCH_TIMEOUT_MS: '10000' }
  const addresses = await Promise.all([0, 1].map(() => startApi({ url: database.url, indexPrefix }, env).address()))

  const seen: Seen[] = []
  let isOver = false
  const clients = Array.from({ length: 8 }, () => visit(addresses, () => isOver, seen))
  const second = await loadEdition('edition-two')
  await publishRelease(db, second.releaseId, second.shapeHash)
  await sleep(1000)
  await rollbackRelease(db, first.shapeHash)
  await sleep(1000)
  await publishRelease(db, second.releaseId, second.shapeHash)
  await sleep(1000)
  isOver = true
  await Promise.all(clients)

  const editionOf: Record<string, string> = { [first.releaseId]: 'edition-one', [second.releaseId]: 'edition-two' }
  expect(seen.filter(({ status }) => status !== 200)).toEqual([])
  const mixed = seen.filter(({ what, release, text }) => {
    const editions = new Set(text.match(/edition-(one|two)/g))
    return what === 'lookup' ? editions.size > 0 : editions.size !== 1 || !editions.has(editionOf[String(release)] ?? 'none')
  })
  expect(mixed).toEqual([])
  // Both releases were really met, by every kind of request.
  for (const releaseId of [first.releaseId, second.releaseId]) {
    for (const [what] of requests) expect(seen.filter((one) => one.what === what && one.release === releaseId).length).toBeGreaterThan(5)
  }
}, 180_000)
