import { type Database, openDatabase } from '@rosette/database/open-database.ts'
import { anonymous } from '@rosette/features/access/contract/access.ts'
import { combineItems, countParts } from '@rosette/features/list-contents/contract/list-operation.ts'
import { contentSenderOf, keepListContent, readListContents } from '@rosette/features/list-contents/server/list-content-store.ts'
import { spellItems } from '@rosette/features/list-contents/server/name-items.ts'
import { resolveContent } from '@rosette/features/list-contents/server/resolved-contents.ts'
import { resolveLists } from '@rosette/features/lists/server/resolve-lists.ts'
import type { BenchOptions } from '../bench-options.ts'
import { alternate } from '../measure/compare-sides.ts'
import { watchMemory } from '../measure/watch-memory.ts'
import { copyAndJoin, repeat } from '../resolve-bench.ts'
import { withScratchSite } from '../scratch-site.ts'
import { benchListPages } from './list-pages-bench.ts'
import { itemAt, keepItems, listCount, listLength, makeLists, makeReleases, namesOfLists, nextRelease, release } from './made-up-lists.ts'

/** Work with lists and pages of them, each beside the least that PostgreSQL and OpenSearch need for the same. */
export async function benchLists(options: BenchOptions): Promise<object> {
  return { pages: await benchListPages(options), ...(await benchListWork(options)) }
}

/** On releases with 100,000 loci and a million names. */
async function benchListWork(options: BenchOptions): Promise<object> {
  return withScratchSite(async ({ databaseUrl, commit }) => {
    const db = openDatabase({ url: databaseUrl, poolSize: 4, applicationName: 'rosette bench' })
    try {
      await makeReleases(db)
      return {
        saving: await compareSaving(db, options),
        intersection: await compareIntersection(db, options),
        parts: await compareParts(db, options),
        publishing: await comparePublishing(db, options),
        commit,
      }
    } finally {
      await db.close()
    }
  })
}

/** 100,000 names spelled as the release does, kept as a content, and found as records, as the call does. */
async function compareSaving(db: Database, options: BenchOptions): Promise<object> {
  const names = Array.from({ length: 100_000 }, (_, at) => itemAt(at).toLowerCase())
  let turn = 0
  const save = async () => {
    // Another order is another content, and another network has not sent anything yet.
    names.push(names.shift() ?? '')
    const content = { kind: 'locus' as const, items: await spellItems(db, release, 'locus', names) }
    await keepListContent(db.community, content, contentSenderOf(anonymous, `network ${turn++}`), new Date())
    await resolveContent(db, release, content)
  }
  return alternate(
    { bare: (seconds) => repeat(seconds, () => copyAndJoin(db, release, names)), ours: (seconds) => repeat(seconds, save) },
    options,
  )
}

async function compareIntersection(db: Database, options: BenchOptions): Promise<object> {
  const ids = [await keepItems(db, 0, 30_000), await keepItems(db, 15_000, 30_000)]
  const bare = `
    select item from community.list_content cross join unnest(natural_keys) as item where id = $1
    intersect select item from community.list_content cross join unnest(natural_keys) as item where id = $2`
  const sides = {
    bare: (seconds: number) => repeat(seconds, () => db.pool.query({ text: bare, values: ids, rowMode: 'array' })),
    ours: (seconds: number) =>
      repeat(seconds, async () => {
        const contents = await readListContents(db.community, ids, null, new Date())
        const items = contents.map((content) => content.items)
        if (combineItems('intersection', items).length !== 15_000) throw new Error('The intersection is wrong')
      }),
  }
  return alternate(sides, options)
}

async function compareParts(db: Database, options: BenchOptions): Promise<object> {
  const ids = await Promise.all(Array.from({ length: 12 }, (_, at) => keepItems(db, at * 1000, 5000)))
  const bare = `
    select mask, count(*) from (
      select item, bit_or(1 << (place - 1)::integer) as mask
      from unnest($1::text[]) with ordinality as query (id, place) join community.list_content using (id) cross join unnest(natural_keys) as item
      group by item
    ) as masked group by mask`
  const sides = {
    bare: (seconds: number) => repeat(seconds, () => db.pool.query({ text: bare, values: [ids], rowMode: 'array' })),
    ours: (seconds: number) =>
      repeat(seconds, async () => {
        const contents = await readListContents(db.community, ids, null, new Date())
        if (countParts(contents.map(({ items }) => items)).length === 0) throw new Error('There are no parts')
      }),
  }
  return alternate(sides, options)
}

/** What a release did to 10,000 lists of 500, beside all their names in one COPY and one join whose rows are counted and not sent. */
async function comparePublishing(db: Database, options: BenchOptions): Promise<object> {
  await makeLists(db)
  const resolve = async () => {
    await db.pool.query(`update community.record_list set resolved_release_id = '${release}'; truncate community.record_list_change`)
    const began = performance.now()
    if ((await resolveLists(db)) !== listCount) throw new Error('Not all lists were compared')
    return performance.now() - began
  }
  const memory = watchMemory(process.pid)
  await resolve()
  const grownMb = Math.round((memory.stop() - memory.first) / 1024 / 1024)
  const { rows } = await db.pool.query('select count(*)::integer as count from community.record_list_change')
  const names = namesOfLists()
  const rounds = []
  for (let round = 0; round < options.rounds; round++) {
    const began = performance.now()
    await copyAndJoin(db, nextRelease, names, 'count(*)')
    const bareMs = performance.now() - began
    const oursMs = await resolve()
    rounds.push({ bareMs: Math.round(bareMs), oursMs: Math.round(oursMs), ratio: Number((oursMs / bareMs).toFixed(3)) })
  }
  return { lists: listCount, items: listLength, changes: rows[0].count, rounds, grownMb }
}
