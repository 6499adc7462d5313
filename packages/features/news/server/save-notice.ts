import { Problem } from '@rosette/contract-kit/problem.ts'
import { type CommunityDb, type CommunityTransaction, uniqueRuleOf } from '@rosette/database/community-db.ts'
import type { Member } from '../../access/contract/access.ts'
import { noteAudit } from '../../access/server/note-audit.ts'
import type { EditedNotices, EventDraft, JobDraft, NewsDraft } from '../contract/news-editing.ts'

/** One kind of notice: how a draft becomes a row. With an id it replaces the row, without one it adds one. */
export type NoticeStore<Draft> = {
  /** In the audit and in messages: `news:12`. */
  word: string
  save(tx: CommunityTransaction, draft: Draft, id: number | null): Promise<number | null>
  remove(tx: CommunityTransaction, id: number): Promise<bigint>
}

export const newsStore: NoticeStore<NewsDraft> = {
  word: 'news',
  async save(tx, { title, date, content }, id) {
    const row = { title, publishedOn: date, content }
    const saved =
      id === null
        ? await tx.insertInto('newsItem').values(row).returning('id').executeTakeFirst()
        : await tx.updateTable('newsItem').set(row).where('id', '=', id).returning('id').executeTakeFirst()
    return saved?.id ?? null
  },
  remove: async (tx, id) => (await tx.deleteFrom('newsItem').where('id', '=', id).executeTakeFirst()).numDeletedRows,
}

export const eventStore: NoticeStore<EventDraft> = {
  word: 'event',
  async save(tx, { location, ...facts }, id) {
    const { CityName: cityName, RegionName: regionName, CountryName: countryName } = location
    const row = { ...facts, cityName, regionName, countryName }
    const saved =
      id === null
        ? await tx.insertInto('event').values(row).returning('id').executeTakeFirst()
        : await tx.updateTable('event').set(row).where('id', '=', id).returning('id').executeTakeFirst()
    return saved?.id ?? null
  },
  remove: async (tx, id) => (await tx.deleteFrom('event').where('id', '=', id).executeTakeFirst()).numDeletedRows,
}

export const jobStore: NoticeStore<JobDraft> = {
  word: 'job',
  async save(tx, { posting, ...row }, id) {
    const saved =
      id === null
        ? await tx.insertInto('jobPosting').values(row).returning('id').executeTakeFirst()
        : await tx.updateTable('jobPosting').set(row).where('id', '=', id).returning('id').executeTakeFirst()
    if (saved && posting !== null) {
      await tx
        .insertInto('jobPostingText')
        .values({ fileName: row.uri, content: posting })
        .onConflict((conflict) => conflict.column('fileName').doUpdateSet({ content: posting }))
        .execute()
    }
    await dropUnusedTexts(tx)
    return saved?.id ?? null
  },
  async remove(tx, id) {
    const { numDeletedRows } = await tx.deleteFrom('jobPosting').where('id', '=', id).executeTakeFirst()
    await dropUnusedTexts(tx)
    return numDeletedRows
  },
}

/** A text goes with the last position that names it. */
async function dropUnusedTexts(tx: CommunityTransaction): Promise<void> {
  await tx.deleteFrom('jobPostingText').where('fileName', 'not in', tx.selectFrom('jobPosting').select('uri')).execute()
}

/** Stores a draft and notes who did it, in one transaction. */
export async function saveNotice<Draft>(
  db: CommunityDb,
  { word, save }: NoticeStore<Draft>,
  curator: Member,
  draft: Draft,
  id: number | null,
): Promise<number> {
  try {
    return await db.transaction().execute(async (tx) => {
      const savedId = await save(tx, draft, id)
      if (savedId === null) throw notThere()
      await noteAudit(tx, curator, { action: `${word}.${id === null ? 'add' : 'change'}`, subject: `${word}:${savedId}` })
      return savedId
    })
  } catch (error) {
    throw uniqueRuleOf(error) !== null
      ? new Problem('conflict', 'There is already an entry with this title and date.', { cause: error })
      : error
  }
}

export async function removeNotice<Draft>(
  db: CommunityDb,
  { word, remove }: NoticeStore<Draft>,
  curator: Member,
  id: number,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if ((await remove(tx, id)) === 0n) throw notThere()
    await noteAudit(tx, curator, { action: `${word}.delete`, subject: `${word}:${id}` })
  })
}

function notThere(): Problem {
  return new Problem('not_found', 'There is no such entry; it may have been deleted.')
}

/** More than a curator looks through. */
const mostEdited = 1000

/** Newest first, as written. */
export async function loadEditedNotices(db: CommunityDb): Promise<EditedNotices> {
  const [news, events, jobs] = await Promise.all([
    db.selectFrom('newsItem').selectAll().orderBy('publishedOn', 'desc').orderBy('id', 'desc').limit(mostEdited).execute(),
    db.selectFrom('event').selectAll().orderBy('begins', 'desc').orderBy('id', 'desc').limit(mostEdited).execute(),
    db
      .selectFrom('jobPosting')
      .leftJoin('jobPostingText', 'fileName', 'uri')
      .selectAll('jobPosting')
      .select('jobPostingText.content as posting')
      .orderBy('issuedOn', 'desc')
      .orderBy('id', 'desc')
      .limit(mostEdited)
      .execute(),
  ])
  return {
    news: news.map(({ id, title, publishedOn, content }) => ({ id, title, date: publishedOn, content })),
    events: events.map(({ cityName, regionName, countryName, ...event }) => ({
      ...event,
      location: { CityName: cityName, RegionName: regionName, CountryName: countryName },
    })),
    jobs,
  }
}
