import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@rosette/database/open-database.ts'
import { acceptedLinesQuery } from './accepted-lines.ts'
import { type ApicuronReports, formatCredits } from './format-credits.ts'
import { type CurationFile, formatCuration } from './format-curation.ts'
import { openGafWriter } from './member-gaf.ts'

export type CurationExport = { dir: string; files: Omit<CurationFile, 'text'>[] }

/** Writes what curators accepted into a folder of official files, for the load of the next release. */
export async function exportCuration(db: Database, releaseId: string, dir: string, publicUrl: string): Promise<CurationExport> {
  const lines = await acceptedLinesQuery(db.community).execute()
  const gaf = await openGafWriter(db.release(releaseId), lines)
  const files = formatCuration(lines, gaf, publicUrl)
  await mkdir(dir, { recursive: true })
  for (const { name, text } of files) {
    // A load that begins meanwhile reads a whole file.
    const path = join(dir, name)
    await writeFile(`${path}.part`, text)
    await rename(`${path}.part`, path)
  }
  return { dir, files: files.map(({ name, lineCount }) => ({ name, lineCount })) }
}

/** Who annotated what, for APICURON, and of how many accepted lines. */
export async function exportCredits(
  { community }: Pick<Database, 'community'>,
  site: { publicUrl: string; resourceId: string },
): Promise<{ credits: ApicuronReports; lineCount: number }> {
  const lines = await acceptedLinesQuery(community).execute()
  return { credits: formatCredits(lines, site), lineCount: lines.length }
}
