import { type CommunityReport, loadCommunity } from '@rosette/features/community/server/load-community.ts'
import { type ReindexReport, reindexCommunity } from '@rosette/features/community/server/reindex-community.ts'
import type { CommandContext } from './command.ts'

/** Loads the community files of a folder and indexes them at once, whether or not a worker is running. */
export async function communityStep(context: CommandContext, dir: string): Promise<CommunityReport & { index: ReindexReport }> {
  const report = await loadCommunity(context.database(), dir)
  for (const [file, lines] of Object.entries(report.lines)) {
    if (lines > 0) context.say(`${file}: ${lines.toLocaleString('en')} lines`)
  }
  return { ...report, index: await reindexStep(context) }
}

export async function reindexStep(context: CommandContext): Promise<ReindexReport> {
  const { indexPrefix } = context.settings
  const report = await reindexCommunity({ db: context.database(), engine: context.engine(), indexPrefix })
  context.say(`People and organizations: ${report.documents.toLocaleString('en')} documents in the index.`)
  context.say(`Accepted gene class symbols: ${report.symbols.toLocaleString('en')} documents in the index.`)
  return report
}
