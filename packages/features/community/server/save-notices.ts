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
  for (const { headline, employerName, issuedOn, posting, ...facts } of lines) {
    if (posting !== null) {
      await tx
        .insertInto('jobPostingText')
        .values({ fileName: facts.uri, content: posting })
        .onConflict((conflict) => conflict.column('fileName').doUpdateSet({ content: posting }))
        .execute()
    }
    await tx
      .insertInto('jobPosting')
      .values({ headline, employerName, issuedOn, ...facts })
      .onConflict((conflict) => conflict.columns(['headline', 'employerName', 'issuedOn']).doUpdateSet(facts))
      .execute()
  }
}
