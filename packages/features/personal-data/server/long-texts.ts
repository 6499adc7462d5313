import type { CommunityDb } from '@rosette/database/community-db.ts'
import { sql } from 'kysely'

/** A member's runs with their options, the oldest first: pieces of a JSON array. */
export async function* runTexts(db: CommunityDb, communityId: number): AsyncGenerator<string> {
  yield '['
  for (let last = 0; ; ) {
    const run = await db
      .selectFrom('run')
      .innerJoin('runQuery', 'runQuery.queryHash', 'run.queryHash')
      .select(['runId', 'tool', 'state', 'mailTo', 'createdAt', 'finishedAt', sql<string>`options::text`.as('options')])
      .where('communityId', '=', communityId)
      .where('runId', '>', last)
      .orderBy('runId')
      .limit(1)
      .executeTakeFirst()
    if (!run) break
    const { runId, options, ...facts } = run
    yield `${last === 0 ? '' : ','}${withText(facts, 'options', options)}`
    last = runId
  }
  yield ']'
}

/** A member's lists with their current items, those in the bin included, and which contents their versions have: pieces of a JSON array. */
export async function* listTexts(db: CommunityDb, communityId: number): AsyncGenerator<string> {
  yield '['
  let separator = ''
  const lists = await db
    .selectFrom('recordList')
    .select('listId')
    .where('communityId', '=', communityId)
    .orderBy('createdAt')
    .orderBy('listId')
    .execute()
  for (const { listId } of lists) {
    const list = await db
      .selectFrom('recordList as list')
      .innerJoin('recordListVersion as shown', (join) =>
        join.onRef('shown.listId', '=', 'list.listId').onRef('shown.version', '=', 'list.version'),
      )
      .innerJoin('listContent as content', 'content.id', 'shown.contentId')
      .select(['name', 'list.kind', 'note', 'tags', 'colour', 'list.isShared', 'showsOwner', 'list.createdAt', 'changedAt', 'deletedAt'])
      .select([sql<string>`to_json(natural_keys)::text`.as('items')])
      .where('list.listId', '=', listId)
      .executeTakeFirst()
    // It may be gone by now.
    if (!list) continue
    const { items, ...facts } = list
    yield `${separator}${withText(facts, 'items', items).slice(0, -1)},"versions":`
    yield* versionTexts(db, listId)
    yield '}'
    separator = ','
  }
  yield ']'
}

/** Contents that a member stored without making a list of them, the oldest first: pieces of a JSON array. */
export async function* contentTexts(db: CommunityDb, communityId: number): AsyncGenerator<string> {
  yield '['
  let separator = ''
  const contents = await db
    .selectFrom('listContentHolder')
    .innerJoin('listContent', 'listContent.id', 'listContentHolder.contentId')
    .select('listContent.id')
    .where('communityId', '=', communityId)
    .orderBy('createdAt')
    .orderBy('listContent.id')
    .execute()
  for (const { id } of contents) {
    const content = await db
      .selectFrom('listContent')
      .select(['kind', 'createdAt', sql<string>`to_json(natural_keys)::text`.as('items')])
      .where('id', '=', id)
      .executeTakeFirst()
    // It may be gone by now.
    if (!content) continue
    const { items, ...facts } = content
    yield `${separator}${withText(facts, 'items', items)}`
    separator = ','
  }
  yield ']'
}

async function* versionTexts(db: CommunityDb, listId: string): AsyncGenerator<string> {
  yield '['
  for (let last = 0; ; ) {
    const version = await db
      .selectFrom('recordListVersion')
      .select(['version', 'contentId', 'releaseId', 'madeAt', sql<string>`to_json(leftover)::text`.as('leftover')])
      .select(sql<string>`coalesce(report::text, 'null')`.as('report'))
      .where('listId', '=', listId)
      .where('version', '>', last)
      .orderBy('version')
      .limit(1)
      .executeTakeFirst()
    if (!version) break
    const { leftover, report, ...made } = version
    yield `${last === 0 ? '' : ','}${withText(made, 'leftover', leftover).slice(0, -1)},"report":${report}}`
    last = version.version
  }
  yield ']'
}

/** An object as JSON, with one more property that is JSON already: reading it again would take long. */
function withText(facts: object, name: string, json: string): string {
  return `${JSON.stringify(facts).slice(0, -1)},"${name}":${json}}`
}
