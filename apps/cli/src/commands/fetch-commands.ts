import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { checkDisk } from '@rosette/release-kit/check-disk.ts'
import { estimateFetch } from '@rosette/release-kit/official-files/estimate-fetch.ts'
import { type FileOutcome, FilesIncomplete, fetchFiles } from '@rosette/release-kit/official-files/fetch-files.ts'
import { readManifest } from '@rosette/release-kit/official-files/file-manifest.ts'
import { type Command, type CommandContext, ignoreDiskOption, textOption, UsageError, wholeOption } from '../command.ts'

const releaseFetch: Command = {
  positionals: ['DIR'],
  summary: 'download the official files that a manifest lists into a folder, and check all of them',
  options: {
    manifest: { type: 'string', value: 'FILE', doc: 'list of the files, such as data/official-files.json' },
    parallel: { type: 'string', value: 'NUMBER', doc: 'files that are downloaded at the same time (default: 4)' },
    'idle-timeout': { type: 'string', value: 'SECONDS', doc: 'how long a server may be silent (default: 60)' },
    'ignore-disk': ignoreDiskOption,
  },
  async run(context, [dir = ''], values) {
    const manifest = textOption(values, 'manifest')
    if (manifest === undefined) throw new UsageError('--manifest FILE says which files to fetch')
    const parallel = wholeOption(values, 'parallel', 4)
    const limits = { connectMs: 10_000, idleMs: wholeOption(values, 'idle-timeout', 60) * 1000 }
    const files = await readManifest(manifest)
    if (values['ignore-disk'] !== true) await checkDisk(await estimateFetch(files, dir), context.readDisk)
    try {
      const outcomes = await fetchFiles({ files, dir, parallel, limits, onProgress: context.onProgress })
      sayOutcomes(context, outcomes)
      return { files: outcomes }
    } catch (error) {
      if (error instanceof FilesIncomplete) sayOutcomes(context, error.outcomes)
      throw error
    }
  },
}

function sayOutcomes(context: CommandContext, outcomes: readonly FileOutcome[]): void {
  for (const { file, status, resumedAt } of outcomes) {
    const went = resumedAt === 0 ? '' : `, resumed after ${formatNumber(resumedAt)} bytes`
    if (status === 'downloaded') context.say(`${file}: downloaded${went}`)
  }
  const counts = (['present', 'downloaded', 'missing', 'refused', 'failed'] as const)
    .map((status) => [outcomes.filter((outcome) => outcome.status === status).length, status] as const)
    .filter(([count]) => count > 0)
  context.say(`Files: ${counts.map(([count, status]) => `${count} ${status}`).join(', ')}.`)
}

export const fetchCommands: Readonly<Record<string, Command>> = { 'release fetch': releaseFetch }
