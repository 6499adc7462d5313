import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { doiAddress, parseDoi } from '@rosette/contract-kit/text/parse-doi.ts'
import { writeDemoRelease } from '@rosette/demo-release/write-demo-release.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { demoFilesOf } from '@rosette/release-kit/kind-server.ts'
import { type LoadReport, type RejectedLine, type SourceReport, TooManyRejected } from '@rosette/release-kit/load/load-report.ts'
import { nameRelease } from '@rosette/release-kit/publish/name-release.ts'
import { listReleases, type ReleaseSummary, rollbackRelease } from '@rosette/release-kit/publish/publish-release.ts'
import { retireReleases } from '@rosette/release-kit/publish/retire-releases.ts'
import { type Command, type CommandContext, ignoreDiskOption, parseShare, textOption, UsageError } from '../command.ts'
import { blastStep, buildStep, checkBuildDisk, exportStep, loadStep, ownShape, publishStep, reindexReleaseStep } from '../steps.ts'

const releaseLoad: Command = {
  positionals: ['DIR'],
  summary: 'load a folder of official files into a new release',
  options: {
    id: { type: 'string', value: 'ID', doc: 'id of the release: lower-case letters, digits and _ (default: date and time)' },
    build: { type: 'boolean', doc: 'also build its documents and indices' },
    publish: { type: 'boolean', doc: 'also build and publish it' },
    'with-demo': { type: 'boolean', doc: 'fill kinds without a file in the folder with made-up records, marked as such' },
    'max-rejected': {
      type: 'string',
      value: 'SHARE',
      doc: "share of a file's lines that may be rejected, as 0.5% or 0.005 (default: 0.1%)",
    },
    report: { type: 'string', value: 'FILE', doc: 'write all rejected lines to this file (default: show the first 20)' },
    'ignore-disk': ignoreDiskOption,
  },
  async run(context, [dir = ''], values) {
    const report = textOption(values, 'report')
    const share = textOption(values, 'max-rejected')
    const maxRejected = share === undefined ? undefined : parseShare(share)
    const options = { dir, releaseId: textOption(values, 'id'), maxRejected, ignoreDisk: values['ignore-disk'] === true }
    try {
      const loaded = await (values['with-demo'] ? loadWithDemo(context, options) : loadStep(context, options))
      await reportRejected(context, loaded.sources, report)
      const built = values.build || values.publish ? await buildStep(context, loaded.releaseId) : null
      const published = values.publish ? await publishStep(context, loaded.releaseId) : null
      return { ...loaded, built, published }
    } catch (error) {
      if (error instanceof TooManyRejected) await reportRejected(context, error.sources, report)
      throw error
    }
  },
}

async function loadWithDemo(context: CommandContext, options: Parameters<typeof loadStep>[1]): Promise<LoadReport> {
  const demoDir = await mkdtemp(join(tmpdir(), 'rosette-demo-'))
  try {
    await writeDemoRelease(demoDir, { asOf: context.now(), further: demoFilesOf(kindServers) })
    return await loadStep(context, { ...options, demoDir })
  } finally {
    await rm(demoDir, { recursive: true, force: true })
  }
}

const releaseBuild: Command = {
  positionals: ['[ID]'],
  summary: 'build the documents and indices of a loaded release (default: the newest one)',
  options: { 'ignore-disk': ignoreDiskOption },
  async run(context, [id], values) {
    const releaseId = id ?? (await newestLoaded(context))
    if (values['ignore-disk'] !== true) await checkBuildDisk(context, releaseId)
    return { ...(await buildStep(context, releaseId)) }
  },
}

async function newestLoaded(context: CommandContext): Promise<string> {
  const shape = await ownShape()
  const releases = await listReleases(context.database())
  const release = releases.find(({ state, shapeHash }) => state === 'loaded' && shapeHash === shape)
  if (!release) throw new Error('No loaded release is waiting to be built. Load one with: rosette release load DIR')
  return release.id
}

const releaseBlast: Command = {
  positionals: ['[ID]'],
  summary: 'make the BLAST databases of a built release again (default: the published one)',
  options: {},
  async run(context, [id]) {
    return { ...(await blastStep(context, (await findRelease(context, id)).id)) }
  },
}

const releaseReindex: Command = {
  positionals: ['[ID]'],
  summary: 'make the search indices of a built release again from its stored documents (default: the published one)',
  options: {},
  async run(context, [id]) {
    const release = await findRelease(context, id)
    if (release.shapeHash !== (await ownShape())) throw new Error(`Release ${release.id} was built by code of another shape.`)
    return { releaseId: release.id, indexed: await reindexReleaseStep(context, release.id) }
  },
}

/** The release of this id, or the published one. */
async function findRelease(context: CommandContext, id: string | undefined): Promise<ReleaseSummary> {
  const releases = await listReleases(context.database())
  const release = releases.find((one) => (id === undefined ? one.isPublished : one.id === id))
  if (!release) throw new Error(id === undefined ? 'No release is published.' : `There is no release ${id}.`)
  return release
}

const releaseExport: Command = {
  positionals: ['[ID]'],
  summary: 'write genes, sequences, annotations and tables of a built release into the download pages (default: the published one)',
  options: {
    'data-release': {
      type: 'string',
      value: 'WHO',
      doc: 'write the tables in one folder of Public or Subscriber Data Releases instead, all tables also as Parquet: public or subscriber',
    },
  },
  async run(context, [id], values) {
    const given = textOption(values, 'data-release')
    if (given !== undefined && given !== 'public' && given !== 'subscriber')
      throw new UsageError('--data-release must be public or subscriber')
    const release = await findRelease(context, id)
    return { releaseId: release.id, exported: await exportStep(context, release.id, given) }
  },
}

const releaseDoi: Command = {
  positionals: ['ID', '[DOI]'],
  summary: 'give a release the DOI that was registered for it: citations and metadata name it',
  options: { remove: { type: 'boolean', doc: 'take the DOI away again' } },
  async run(context, [id = '', text], values) {
    if ((text === undefined) !== (values.remove === true)) throw new UsageError('Name either a DOI or --remove')
    const doi = text === undefined ? null : parseDoi(text)
    if (text !== undefined && doi === null) throw new UsageError(`${text} is not a DOI, such as 10.5281/zenodo.1234567`)
    await nameRelease(context.database(), id, doi)
    context.say(doi === null ? `Release ${id} has no DOI.` : `Release ${id} is ${doiAddress(doi)}.`)
    return { releaseId: id, doi }
  },
}

const releasePublish: Command = {
  positionals: ['ID'],
  summary: 'make a built release the one that visitors see',
  options: {},
  run: async (context, [id = '']) => ({ ...(await publishStep(context, id)) }),
}

const releaseRollback: Command = {
  positionals: [],
  summary: 'go back to the previously published release',
  options: {},
  async run(context) {
    const publication = await rollbackRelease(context.database(), await ownShape())
    context.say(`Release ${publication.releaseId} is published again, replacing ${publication.previousReleaseId}.`)
    return { ...publication }
  },
}

const releaseList: Command = {
  positionals: [],
  summary: 'list all releases, newest first',
  options: {},
  async run(context) {
    const releases = await listReleases(context.database())
    if (releases.length === 0) context.say('There is no release yet. Load one with: rosette release load DIR')
    for (const line of formatReleases(releases)) context.say(line)
    return { releases }
  },
}

function formatReleases(releases: readonly ReleaseSummary[]): string[] {
  const rows = releases.map((release) => [
    release.id,
    release.isPublished ? 'published' : release.isPrevious ? 'previous' : release.state,
    release.createdAt.toISOString().slice(0, 16).replace('T', ' '),
    `shape ${release.shapeHash.slice(0, 8)}`,
    formatCounts(release.counts),
    release.note ?? '',
  ])
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** Stored by the build as { kind: number of records }. */
function formatCounts(counts: unknown): string {
  if (typeof counts !== 'object' || counts === null) return ''
  return Object.entries(counts)
    .map(([kind, count]) => `${formatNumber(Number(count))} ${kind}`)
    .join(', ')
}

const releaseRetire: Command = {
  positionals: [],
  summary: 'drop releases that are neither published nor previous and no longer in use',
  options: {},
  async run(context) {
    const { indexPrefix, sequenceDir } = context.settings
    const report = await retireReleases({
      db: context.database(),
      engine: context.engine(),
      indexPrefix,
      sequenceDir,
      shapeHash: await ownShape(),
      clock: { now: context.now },
    })
    if (report.unpublished.length > 0) context.say(`Unpublished, because no process serves their shape: ${report.unpublished.join(', ')}`)
    context.say(report.retired.length === 0 ? 'Nothing to retire.' : `Retired: ${report.retired.join(', ')}`)
    if (report.inUse.length > 0) context.say(`Still in use: ${report.inUse.join(', ')}`)
    return { ...report }
  },
}

/** Loads, builds, publishes, lists and retires releases. */
export const releaseCommands: Readonly<Record<string, Command>> = {
  'release load': releaseLoad,
  'release build': releaseBuild,
  'release blast': releaseBlast,
  'release reindex': releaseReindex,
  'release export': releaseExport,
  'release doi': releaseDoi,
  'release publish': releasePublish,
  'release rollback': releaseRollback,
  'release list': releaseList,
  'release retire': releaseRetire,
}

const mostShown = 20

/** Writes the rejected lines to a file, or shows the first of them. */
async function reportRejected(context: CommandContext, sources: readonly SourceReport[], file: string | undefined): Promise<void> {
  const lines = sources.flatMap((source) => source.rejectedLines)
  if (file !== undefined) {
    await writeFile(file, formatReport(lines))
    context.say(`Rejected lines: ${file}`)
    return
  }
  for (const { file: name, line, reason } of lines.slice(0, mostShown)) context.say(`rejected ${name}:${line}: ${reason}`)
  const total = sources.reduce((sum, source) => sum + source.rejected, 0)
  if (total > mostShown) context.say(`… and ${total - mostShown} more; use --report FILE to write them to a file`)
}

/** Tab-separated with a header line, even if nothing was rejected: the file is always written. */
function formatReport(lines: readonly RejectedLine[]): string {
  return ['file\tline\treason', ...lines.map(({ file, line, reason }) => [file, line, reason.replace(/\s+/g, ' ')].join('\t'))]
    .join('\n')
    .concat('\n')
}
