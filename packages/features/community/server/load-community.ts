import type { Database } from '@rosette/database/open-database.ts'
import type { CommunityFile } from '../contract/community-files.ts'
import { noteMemberChange } from './index-community-task.ts'
import { noteSymbolChange } from './index-symbols-task.ts'
import { readCommunityFiles } from './read-community-files.ts'
import { saveMemberComments, saveSymbolSubmissions } from './save-contributions.ts'
import { saveOrganization, savePerson } from './save-members.ts'
import { saveDownloadItems, saveEvents, saveJobPostings, saveNewsItems } from './save-notices.ts'

export type CommunityReport = { lines: Record<CommunityFile, number>; members: number }

/** Brings people, organizations and what the site tells them from files. What is there by the same natural key is replaced, nothing goes. */
export async function loadCommunity(db: Database, dir: string): Promise<CommunityReport> {
  const files = await readCommunityFiles(dir)
  const members = await db.community.transaction().execute(async (tx) => {
    const communityIds: number[] = []
    for (const line of files['rosette_community_organization.jsonl']) communityIds.push(await saveOrganization(tx, line))
    for (const line of files['rosette_community_person.jsonl']) communityIds.push(await savePerson(tx, line))
    await saveNewsItems(tx, files['rosette_community_news.jsonl'])
    await saveEvents(tx, files['rosette_community_event.jsonl'])
    await saveJobPostings(tx, files['rosette_community_job.jsonl'])
    await saveDownloadItems(tx, files['rosette_community_download.jsonl'])
    await saveMemberComments(tx, files['rosette_community_comment.jsonl'])
    await saveSymbolSubmissions(tx, files['rosette_community_symbol.jsonl'])
    await noteMemberChange(tx, communityIds)
    await noteSymbolChange(
      tx,
      files['rosette_community_symbol.jsonl'].map(({ symbol }) => symbol),
    )
    return communityIds.length
  })
  const counts = Object.entries(files).map(([file, lines]) => [file, lines.length])
  // The same names as before, which fromEntries forgets.
  return { lines: Object.fromEntries(counts) as CommunityReport['lines'], members }
}
