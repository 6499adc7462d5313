import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { writeDemoRelease } from '@rosette/demo-release/write-demo-release.ts'
import { anonymous } from '@rosette/features/access/contract/access.ts'
import { storerOf } from '@rosette/features/access/server/stored-bytes.ts'
import { StoredContent } from '@rosette/features/list-contents/contract/list-content.ts'
import { listContentId } from '@rosette/features/list-contents/server/list-content-store.ts'
import { resolveListsTask } from '@rosette/features/lists/server/list-tasks.ts'
import { makeList } from '@rosette/features/lists/server/record-list-store.ts'
import { resolveLists } from '@rosette/features/lists/server/resolve-lists.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { buildRelease } from '@rosette/release-kit/build/build-release.ts'
import { loadRelease } from '@rosette/release-kit/load/load-release.ts'
import { publishRelease, rollbackRelease } from '@rosette/release-kit/publish/publish-release.ts'
import { startApi } from '@rosette/test-kit/api-process.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { makeAccount } from '@rosette/test-kit/people/test-people.ts'
import { expect, test } from 'vitest'

const database = await testDatabase('empty')
const { engine, indexPrefix } = testEngine()
const { db } = database

/**
 * The demo release or the one that follows it, with its edition written into every description, so that an answer shows which release it
 * came from.
 */
async function loadEdition(edition: string, isNext: boolean): Promise<{ releaseId: string; shapeHash: string }> {
  const dir = await mkdtemp(join(tmpdir(), 'rosette-edition-'))
  try {
    await writeDemoRelease(dir, { asOf: fixedClock().now(), isNext })
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

/**
 * Asks without pause until told to stop: the record, a search, and the document of a page, from both processes in turn; keeps items and
 * compares them. At first each saves some lists, in the release that it was shown.
 */
async function visit(addresses: readonly string[], isOver: () => boolean, seen: Seen[], save: SaveList): Promise<void> {
  for (let turn = 0; !isOver(); turn++) {
    const address = addresses[turn % addresses.length]
    const [what, ask] = requests[turn % requests.length] ?? requests[0]
    try {
      const answer = await ask(String(address))
      const [release, text] = [answer.headers.get('rosette-release'), await answer.text()]
      seen.push({ status: answer.status, release, text, what })
      if (what === 'keep' && answer.status === 200) await save(StoredContent.parse(JSON.parse(text)).id, String(release))
    } catch (error) {
      seen.push({ status: 0, release: null, text: String(error), what })
    }
  }
}

type Ask = (address: string) => Promise<Response>

const requests: [[string, Ask], ...[string, Ask][]] = [
  ['record', (address) => fetch(`${address}/api/detail/locus?name=AT4G18960`)],
  ['search', (address) => post(`${address}/api/search/general`, { searchText: 'AGAMOUS', category: 'genes' })],
  ['lookup', (address) => fetch(`${address}/api/detail/locus/lookup?name=AT4G18960`)],
  ['keep', (address) => post(`${address}/api/list-contents`, { kind: 'locus', items })],
  ['compare', (address) => post(`${address}/api/list-overlaps`, { of: [listContentId({ kind: 'locus', items }), compared] })],
]

function post(address: string, body: object): Promise<Response> {
  return fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
}

/** One of each that the next release changes, and one that it does not. */
const items = ['AT4G18960', 'AT2G90110', 'AT5G90140', 'AT3G90110', 'AT4G90110', 'AT5G90110', 'AT1G99940']
const changes = {
  AT2G90110: 'merged',
  AT5G90140: 'replaced',
  AT3G90110: 'split',
  AT4G90110: 'obsolete',
  AT5G90110: 'gone',
  AT1G99940: 'back',
}
const leftover = { DEMONEXT1: 'matched' }
let compared: string

type SaveList = (contentId: string, releaseId: string) => Promise<void>

/** Lists of one member, by the release in which they were saved; never more than an account may have. */
async function listSaver(): Promise<{ save: SaveList; saved: Map<string, string> }> {
  const { communityId } = await makeAccount(db.community, { userName: 'saver', passwordHash: null })
  const saved = new Map<string, string>()
  const storer = storerOf(anonymous, 'saver')
  const save: SaveList = async (contentId, releaseId) => {
    // Some in each release, whatever the pace of the machine.
    if (Array.from(saved.values()).filter((id) => id === releaseId).length > 60) return
    const list = {
      name: 'Saved',
      note: null,
      tags: [],
      report: null,
      colour: null,
      contentId,
      leftover: Object.keys(leftover),
      origin: { by: 'pasted' as const },
    }
    saved.set(await makeList(db.community, list, { communityId, releaseId, storer, now: fixedClock().now() }), releaseId)
  }
  return { save, saved }
}

test('a release is built and published while 8 clients search and read: no request fails, no answer mixes releases, and lists keep their items and are told each change once', async () => {
  const first = await loadEdition('edition-one', false)
  await publish(first)
  const env = { RATE_LIMIT_PER_MINUTE: '0', SEARCH_TIMEOUT_MS: '10000' }
  const addresses = await Promise.all([0, 1].map(() => startApi({ url: database.url, indexPrefix }, env).address()))

  const seen: Seen[] = []
  let isOver = false
  const { save, saved } = await listSaver()
  await post(`${addresses[0]}/api/list-contents`, { kind: 'locus', items })
  compared = StoredContent.parse(await (await post(`${addresses[0]}/api/list-contents`, { kind: 'locus', items: ['AT4G18960'] })).json()).id
  const clients = Array.from({ length: 8 }, () => visit(addresses, () => isOver, seen, save))
  const second = await loadEdition('edition-two', true)
  await publish(second)
  await sleep(1000)
  await rollbackRelease(db, first.shapeHash)
  await sleep(1000)
  await publish(second)
  await sleep(1000)
  isOver = true
  await Promise.all(clients)

  const editionOf: Record<string, string> = { [first.releaseId]: 'edition-one', [second.releaseId]: 'edition-two' }
  expect(seen.filter(({ status }) => status !== 200)).toEqual([])
  const mixed = seen.filter(({ what, release, text }) => {
    const editions = new Set(text.match(/edition-(one|two)/g))
    return !['record', 'search'].includes(what)
      ? editions.size > 0
      : editions.size !== 1 || !editions.has(editionOf[String(release)] ?? 'none')
  })
  expect(mixed).toEqual([])
  // Both releases were really met, by every kind of request.
  for (const releaseId of [first.releaseId, second.releaseId]) {
    for (const [what] of requests) expect(seen.filter((one) => one.what === what && one.release === releaseId).length).toBeGreaterThan(5)
  }

  // The job as it runs within the hour, for lists that were saved while the others were looked at.
  await resolveLists(db)
  const contents = await db.community.selectFrom('listContent').select(['id', 'naturalKeys']).execute()
  expect(contents.filter(({ id, naturalKeys }) => listContentId({ kind: 'locus', items: naturalKeys }) !== id)).toEqual([])
  const lists = await db.community.selectFrom('recordList').select(['listId', 'version']).execute()
  expect(new Map(lists.map(({ listId, version }) => [listId, version]))).toEqual(new Map(Array.from(saved.keys(), (listId) => [listId, 1])))
  const found = Map.groupBy(await db.community.selectFrom('recordListChange').selectAll().execute(), ({ listId }) => listId)
  for (const [listId, releaseId] of saved) {
    const reported = Object.fromEntries((found.get(listId) ?? []).map(({ naturalKey, change }) => [naturalKey, change]))
    expect(reported, releaseId).toEqual(releaseId === first.releaseId ? { ...changes, ...leftover } : {})
    expect(found.get(listId) ?? []).toHaveLength(Object.keys(reported).length)
  }
  expect(new Set(saved.values())).toEqual(new Set([first.releaseId, second.releaseId]))
}, 300_000)

/** As the command does it, and the job that a worker then takes. */
async function publish({ releaseId, shapeHash }: { releaseId: string; shapeHash: string }): Promise<void> {
  await publishRelease(db, releaseId, shapeHash, { tasks: [resolveListsTask] })
  await resolveLists(db)
}
