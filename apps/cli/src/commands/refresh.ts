import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { messageOf } from '@rosette/contract-kit/message-of.ts'
import { checkDisk } from '@rosette/release-kit/check-disk.ts'
import { estimateFetch } from '@rosette/release-kit/official-files/estimate-fetch.ts'
import { type FileOutcome, FilesIncomplete, fetchFiles } from '@rosette/release-kit/official-files/fetch-files.ts'
import { readManifest } from '@rosette/release-kit/official-files/file-manifest.ts'
import { type CountChange, compareCounts, findFallenCounts, findServed } from '@rosette/release-kit/publish/find-fallen-counts.ts'
import { listReleases } from '@rosette/release-kit/publish/publish-release.ts'
import { type Command, type CommandContext, ignoreDiskOption, parseShare, textOption, UsageError } from '../command.ts'
import { buildStep, loadStep, ownShape, publishStep } from '../steps.ts'

type Step = 'fetch' | 'load' | 'build' | 'check' | 'publish'

/** What a refresh did, or where it stopped and why; written as JSON and as text. */
type RefreshReport = {
  startedAt: string
  endedAt: string
  isPublished: boolean
  /** Where it stopped; null if it did not. */
  stoppedAt: Step | null
  reason: string | null
  releaseId: string | null
  /** What visitors saw before, and see still unless the new release is published. */
  servedBefore: string | null
  files: readonly FileOutcome[]
  counts: readonly CountChange[]
}

export const refresh: Command = {
  positionals: ['DIR'],
  summary: 'fetch the files of a manifest, load and build a release of them, and publish it unless a check fails',
  options: {
    manifest: { type: 'string', value: 'FILE', doc: 'list of the files, such as data/official-files.json' },
    'max-fall': { type: 'string', value: 'SHARE', doc: 'share of its records that a kind may lose, as 5% or 0.05 (default: 5%)' },
    'max-rejected': { type: 'string', value: 'SHARE', doc: "share of a file's lines that may be rejected (default: 0.1%)" },
    id: { type: 'string', value: 'ID', doc: 'id of the release (default: date and time)' },
    report: { type: 'string', value: 'PATH', doc: 'write PATH.json and PATH.txt (default: a dated name in DIR/.reports)' },
    'ignore-disk': ignoreDiskOption,
  },
  async run(context, [dir = ''], values) {
    const manifest = textOption(values, 'manifest')
    if (manifest === undefined) throw new UsageError('--manifest FILE says which files to fetch')
    const maxFall = parseShare(textOption(values, 'max-fall') ?? '5%')
    const rejected = textOption(values, 'max-rejected')
    const load = { dir, releaseId: textOption(values, 'id'), maxRejected: rejected === undefined ? undefined : parseShare(rejected) }
    const options = { manifest, maxFall, load: { ...load, ignoreDisk: values['ignore-disk'] === true } }
    const startedAt = context.now().toISOString()
    const report: RefreshReport = {
      startedAt,
      endedAt: startedAt,
      isPublished: false,
      stoppedAt: 'fetch',
      reason: null,
      releaseId: null,
      servedBefore: null,
      files: [],
      counts: [],
    }
    const path = textOption(values, 'report') ?? join(dir, '.reports', `refresh-${startedAt.replace(/[:.]/g, '-')}`)
    // At once, so that a report that can't be written is noticed before anything is done.
    await mkdir(dirname(path), { recursive: true })
    try {
      await runSteps(context, report, options)
    } catch (error) {
      report.reason = messageOf(error)
      if (error instanceof FilesIncomplete) report.files = error.outcomes
      throw error
    } finally {
      report.endedAt = context.now().toISOString()
      await writeFile(`${path}.json`, `${JSON.stringify(report, null, 2)}\n`)
      await writeFile(`${path}.txt`, formatReport(report))
      context.say(`Report: ${path}.txt`)
    }
    return { ...report }
  },
}

type Options = { manifest: string; maxFall: number; load: Parameters<typeof loadStep>[1] }

/** The report says at any time how far it came. */
async function runSteps(context: CommandContext, report: RefreshReport, { manifest, maxFall, load }: Options): Promise<void> {
  const shape = await ownShape()
  const served = findServed(await listReleases(context.database()), shape)
  report.servedBefore = served?.id ?? null
  const files = await readManifest(manifest)
  if (load.ignoreDisk !== true) await checkDisk(await estimateFetch(files, load.dir), context.readDisk)
  report.files = await fetchFiles({ files, dir: load.dir, onProgress: context.onProgress })
  report.stoppedAt = 'load'
  const { releaseId } = await loadStep(context, load)
  report.releaseId = releaseId
  report.stoppedAt = 'build'
  await buildStep(context, releaseId)
  report.stoppedAt = 'check'
  const built = (await listReleases(context.database())).find(({ id }) => id === releaseId)
  report.counts = compareCounts(served?.counts, built?.counts)
  const fallen = findFallenCounts(report.counts, maxFall)
  if (fallen.length > 0) throw new Error(formatFall(releaseId, fallen, maxFall))
  report.stoppedAt = 'publish'
  await publishStep(context, releaseId)
  report.stoppedAt = null
  report.isPublished = true
}

function formatFall(releaseId: string, fallen: readonly CountChange[], maxFall: number): string {
  const kinds = fallen.map(({ kind, before, after }) => `${kind} from ${formatNumber(before)} to ${formatNumber(after)}`).join(', ')
  return `Release ${releaseId} is not published, because it lost more than ${maxFall * 100} % of the records of a kind: ${kinds}. If that is right: rosette release publish ${releaseId}`
}

function formatReport(report: RefreshReport): string {
  const { startedAt, endedAt, isPublished, stoppedAt, reason, releaseId, servedBefore, files, counts } = report
  const before = servedBefore ?? 'none'
  const lines = [
    `Refresh of ${startedAt}, ended ${endedAt}`,
    isPublished ? `Published: ${releaseId}, in place of ${before}` : `Not published; visitors see: ${before}`,
    ...(stoppedAt === null ? [] : [`Stopped at: ${stoppedAt}`, `Reason: ${reason}`]),
    '',
    'Files',
    ...files.map((file) => `  ${file.file}: ${file.status}${file.reason === null ? '' : ` (${file.reason})`}`),
    '',
    'Records by kind: before, now',
    ...counts.map(({ kind, before: old, after }) => `  ${kind}: ${formatNumber(old)}, ${formatNumber(after)}`),
  ]
  return `${lines.join('\n')}\n`
}
