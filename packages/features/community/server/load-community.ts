import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { type CommunityFile, type CommunityLine, communityFiles } from '../contract/community-files.ts'
import { noteMemberChange, noteSymbolChange } from './index-tasks.ts'
import { findMemberId, saveOrganization, savePerson } from './save-members.ts'
import { saveEvents, saveJobPostings, saveNewsItems } from './save-notices.ts'

export type CommunityReport = { lines: Record<CommunityFile, number>; members: number }

/** Loads people, organizations and notices from files. Rows with the same natural key are replaced; nothing is deleted. */
export async function loadCommunity(db: Database, dir: string): Promise<CommunityReport> {
  const files = await readCommunityFiles(dir)
  const members = await db.community.transaction().execute(async (tx) => {
    const communityIds: number[] = []
    for (const line of files['rosette_community_organization.jsonl']) communityIds.push(await saveOrganization(tx, line))
    for (const line of files['rosette_community_person.jsonl']) communityIds.push(await savePerson(tx, line))
    await saveNewsItems(tx, files['rosette_community_news.jsonl'])
    await saveEvents(tx, files['rosette_community_event.jsonl'])
    await saveJobPostings(tx, files['rosette_community_job.jsonl'])
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
  // The same keys as before, whose type fromEntries loses.
  return { lines: Object.fromEntries(counts) as CommunityReport['lines'], members }
}

type CommunityFileLines = { [File in CommunityFile]: CommunityLine<File>[] }

/** Reads and checks every line before anything is written: a folder is loaded whole or not at all. */
async function readCommunityFiles(dir: string): Promise<CommunityFileLines> {
  const there = new Set(await readdir(dir))
  const errors: string[] = []
  const read = await Promise.all(
    Object.entries(communityFiles).map(async ([file, schema]) => {
      if (!there.has(file)) return [file, []]
      const lines = (await readFile(join(dir, file), 'utf8')).split('\n')
      const parsed = lines.flatMap((line, index) => {
        if (line.trim() === '') return []
        const answer = schema.safeParse(parseJson(line))
        if (answer.success) return [answer.data]
        const { path, message } = answer.error.issues[0] ?? { path: [], message: 'not readable' }
        errors.push(`${file}:${index + 1}: ${path.join('.')}${path.length > 0 ? ': ' : ''}${message}`)
        return []
      })
      return [file, parsed]
    }),
  )
  if (errors.length > 0) throw new Error(`Nothing was loaded. ${errors.slice(0, 20).join('\n')}`)
  // Each list was parsed by the schema of its own file, a link whose type fromEntries loses.
  return Object.fromEntries(read) as CommunityFileLines
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** Members' comments and symbol submissions. */
async function saveMemberComments(
  tx: CommunityTransaction,
  lines: readonly CommunityLine<'rosette_community_comment.jsonl'>[],
): Promise<void> {
  for (const { person, notepadComment, state, ...where } of lines) {
    const communityId = await findMemberId(tx, 'person', person)
    await tx
      .insertInto('comment')
      .values({ ...where, communityId, notepadComment, state })
      .onConflict((conflict) =>
        conflict.columns(['recordKind', 'naturalKey', 'communityId', 'enteredAt']).doUpdateSet({ notepadComment, state }),
      )
      .execute()
  }
}

async function saveSymbolSubmissions(
  tx: CommunityTransaction,
  lines: readonly CommunityLine<'rosette_community_symbol.jsonl'>[],
): Promise<void> {
  for (const { symbol, submitter, submittedOn, ...facts } of lines) {
    const submitterId = await findMemberId(tx, 'person', submitter)
    await tx
      .insertInto('symbolSubmission')
      .values({ symbol, submitterId, submittedOn, ...facts })
      .onConflict((conflict) => conflict.columns(['symbol', 'submitterId', 'submittedOn']).doUpdateSet(facts))
      .execute()
  }
}
