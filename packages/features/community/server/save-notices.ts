import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import type { CommunityLine } from '../contract/community-files.ts'

export async function saveNewsItems(
  tx: CommunityTransaction,
  lines: readonly CommunityLine<'rosette_community_news.jsonl'>[],
): Promise<void> {
  for (const { title, date: publishedOn, content } of lines) {
    await tx
      .insertInto('newsItem')
      .values({ title, publishedOn, content })
      .onConflict((conflict) => conflict.columns(['publishedOn', 'title']).doUpdateSet({ content }))
      .execute()
  }
}

export async function saveEvents(
  tx: CommunityTransaction,
  lines: readonly CommunityLine<'rosette_community_event.jsonl'>[],
): Promise<void> {
  for (const { headline, begins, ends, venue, location, uri } of lines) {
    const { CityName: cityName, RegionName: regionName, CountryName: countryName } = location
    const facts = { ends, venue, cityName, regionName, countryName, uri }
    await tx
      .insertInto('event')
      .values({ headline, begins, ...facts })
      .onConflict((conflict) => conflict.columns(['headline', 'begins']).doUpdateSet(facts))
      .execute()
  }
}

export async function saveJobPostings(
  tx: CommunityTransaction,
  lines: readonly CommunityLine<'rosette_community_job.jsonl'>[],
): Promise<void> {
  for (const { headline, employerName, issuedOn, ...facts } of lines) {
    await tx
      .insertInto('jobPosting')
      .values({ headline, employerName, issuedOn, ...facts })
      .onConflict((conflict) => conflict.columns(['headline', 'employerName', 'issuedOn']).doUpdateSet(facts))
      .execute()
  }
}

/** Folders come before their contents. */
export async function saveDownloadItems(
  tx: CommunityTransaction,
  lines: readonly CommunityLine<'rosette_community_download.jsonl'>[],
): Promise<void> {
  for (const { path, type: itemType, ...rest } of lines) {
    const cut = path.lastIndexOf('/')
    const place = { parentPath: cut === -1 ? null : path.slice(0, cut), name: path.slice(cut + 1) }
    const facts = { itemType, ...rest }
    await tx
      .insertInto('downloadItem')
      .values({ path, ...place, ...facts })
      .onConflict((conflict) => conflict.column('path').doUpdateSet(facts))
      .execute()
  }
}
