import type { CommunityDb } from '@rosette/database/community-db.ts'
import type { CommunityEvent } from '../contract/community-event.ts'
import { DownloadItem, type DownloadListing } from '../contract/download-item.ts'
import type { JobPosting } from '../contract/job-posting.ts'

/** In the order in which they begin. */
export async function loadEvents(db: CommunityDb): Promise<CommunityEvent[]> {
  const rows = await db.selectFrom('event').selectAll().orderBy('begins').orderBy('id').execute()
  return rows.map(({ headline, begins, ends, venue, cityName, regionName, countryName, uri }) => ({
    headline,
    begins,
    ends,
    venue,
    location: { CityName: cityName, RegionName: regionName, CountryName: countryName },
    uri,
  }))
}

/** Newest first. */
export async function loadJobPostings(db: CommunityDb): Promise<JobPosting[]> {
  return db
    .selectFrom('jobPosting')
    .select(['headline', 'issuedOn', 'employerName', 'location', 'uri', 'deadline'])
    .orderBy('issuedOn', 'desc')
    .orderBy('id')
    .execute()
}

/** Null where there is no such folder. The tree is a table: no path leads to a file of the machine. */
export async function loadDownloadListing(db: CommunityDb, dir: string): Promise<DownloadListing | null> {
  const path = dir.replace(/^\/+|\/+$/g, '')
  const folder =
    path === ''
      ? null
      : await db.selectFrom('downloadItem').select('path').where('path', '=', path).where('itemType', '=', 'dir').executeTakeFirst()
  if (folder === undefined) return null
  const rows = await db
    .selectFrom('downloadItem')
    .select(['name', 'itemType', 'size', 'lastModified', 'path'])
    .where((eb) => (folder === null ? eb('parentPath', 'is', null) : eb('parentPath', '=', folder.path)))
    .orderBy('name')
    .execute()
  return Object.fromEntries(
    rows.map(({ itemType, lastModified, ...item }) => [
      item.name,
      DownloadItem.parse({ ...item, type: itemType, lastModified: lastModified.toISOString() }),
    ]),
  )
}
