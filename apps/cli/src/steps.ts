import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { migrate } from '@rosette/database/migrate.ts'
import { grantRuntimeRole, runtimeRoleOf } from '@rosette/database/runtime-role.ts'
import { type CommunityReport, loadCommunity } from '@rosette/features/community/server/load-community.ts'
import { type ReindexReport, reindexCommunity } from '@rosette/features/community/server/reindex-community.ts'
import { releasedCorrectionsTask } from '@rosette/features/corrections/server/correction-tasks.ts'
import { type DataRelease, dataReleaseFolders } from '@rosette/features/downloads/server/data-release-folders.ts'
import { exportRelease } from '@rosette/features/downloads/server/export-release.ts'
import { resolveListsTask } from '@rosette/features/lists/server/list-tasks.ts'
import { noteReleasedLinesTask } from '@rosette/features/paper-annotations/server/paper-tasks.ts'
import { compareReleasesTask } from '@rosette/features/release-changes/server/release-change-tasks.ts'
import { openFileStore } from '@rosette/file-store/open-file-store.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import type { BuildOptions } from '@rosette/release-kit/build/build-index.ts'
import { type BuildReport, buildRelease, buildReleaseBlast } from '@rosette/release-kit/build/build-release.ts'
import { inflateIndices } from '@rosette/release-kit/build/inflate-indices.ts'
import { reindexRelease } from '@rosette/release-kit/build/reindex-release.ts'
import { checkDisk } from '@rosette/release-kit/check-disk.ts'
import { estimateBuild, estimateLoad, findDatabaseFolder } from '@rosette/release-kit/estimate-space.ts'
import { loadRelease } from '@rosette/release-kit/load/load-release.ts'
import type { EditionReport, LoadReport } from '@rosette/release-kit/load/load-report.ts'
import { type Publication, publishRelease } from '@rosette/release-kit/publish/publish-release.ts'
import { shapeHash } from '@rosette/release-kit/shape-hash.ts'
import type { SourceFolders } from '@rosette/release-kit/sources/find-source-files.ts'
import type { BlastManifest } from '@rosette/sequence-store/blast/blast-folder.ts'
import { sequenceFolder } from '@rosette/sequence-store/sequence-folder.ts'
import type { CommandContext } from './command.ts'
import { formatSeconds } from './show-progress.ts'

/** Brings the database to this code's version, and gives the role that serves the site what it needs. */
export async function migrateStep({ settings, database }: CommandContext): Promise<string[]> {
  const applied = await migrate(database())
  const runtime = runtimeRoleOf(settings.databaseUrl, settings.databaseOwnerUrl)
  if (runtime !== null) await grantRuntimeRole(database(), runtime)
  return applied
}

type LoadStep = SourceFolders & { releaseId: string | undefined; maxRejected: number | undefined; ignoreDisk?: boolean }

/** The steps of a release that several commands share: each does its work and prints the result. */
export async function loadStep(context: CommandContext, options: LoadStep): Promise<LoadReport> {
  const { releaseId, maxRejected, ignoreDisk = false, ...folders } = options
  const { sequenceDir } = context.settings
  if (!ignoreDisk) {
    const databaseDir = await findDatabaseFolder(context.database())
    await checkDisk(await estimateLoad({ databaseDir, sequenceDir }, folders, kindServers), context.readDisk)
  }
  const report = await loadRelease({
    db: context.database(),
    kindServers,
    kinds,
    ...folders,
    sequenceDir,
    onProgress: context.onProgress,
    clock: { now: context.now },
    ...(releaseId !== undefined && { releaseId }),
    ...(maxRejected !== undefined && { maxRejected }),
  })
  for (const { file, lines, rows, rejected, isDemo } of report.sources) {
    const origin = isDemo && folders.demoDir !== undefined ? ', made up for demonstration' : ''
    context.say(`${file}: ${formatNumber(lines)} lines, ${formatNumber(rows)} rows, ${formatNumber(rejected)} rejected${origin}`)
  }
  for (const edition of report.editions) context.say(formatEditions(edition))
  for (const { kind, statement, records, names } of report.contradictions) {
    context.say(`${formatNumber(records)} ${kind} records: ${statement} (${names.join(', ')}${records > names.length ? ', …' : ''})`)
  }
  for (const title of report.missing) context.say(`not in the folder, skipped: ${title}`)
  if (report.emptyKinds.length > 0) {
    context.say(
      `These kinds have no file and stay empty: ${report.emptyKinds.join(', ')}. Use --with-demo to fill them with made-up records.`,
    )
  }
  context.say(`Release ${report.releaseId} is loaded (${formatSeconds(report.ms)}).`)
  return report
}

function formatEditions({ title, newest, older, mended }: EditionReport): string {
  const added = older.map(({ file, records, rows }) => `${file} adds ${formatNumber(rows)} rows (records: ${formatNumber(records)})`)
  const taken = mended.map(({ what, rows }) => `${what} (${formatNumber(rows)})`)
  const parts = [`${newest} is the newest file`, ...added, ...(taken.length === 0 ? [] : [`taken from older files: ${taken.join(', ')}`])]
  return `${title}: ${parts.join('; ')}.`
}

export async function buildStep(context: CommandContext, releaseId: string): Promise<BuildReport> {
  const report = await buildRelease(buildOptions(context, releaseId))
  for (const [kind, { records, documents }] of Object.entries(report.kinds)) {
    context.say(
      `${kind}: ${formatNumber(records)} records${documents === null ? '' : `, ${formatNumber(documents)} documents in the index`}`,
    )
  }
  for (const [listing, documents] of Object.entries(report.listings))
    context.say(`${listing}: ${formatNumber(documents)} rows in the index`)
  for (const { dataset, records, missing } of report.sequences) {
    context.say(
      `${dataset}: ${formatNumber(records)} sequences${missing === 0 ? '' : `, ${formatNumber(missing)} without DNA in this release`}`,
    )
  }
  for (const { id, lines } of report.tracks?.tracks ?? []) context.say(`genome browser, ${id}: ${formatNumber(lines)} lines`)
  if (report.tracks?.note) context.say(report.tracks.note)
  sayBlast(context, report.blast)
  context.say(`Release ${releaseId} is built (${formatSeconds(report.ms)}).`)
  return report
}

/** For a build of its own: that of a load was allowed for when the load began. */
export async function checkBuildDisk(context: CommandContext, releaseId: string): Promise<void> {
  const db = context.database()
  await checkDisk(await estimateBuild(db, await findDatabaseFolder(db), releaseId), context.readDisk)
}

/** Makes the BLAST databases of a release that was built without BLAST+, or with an older one. */
export async function blastStep(context: CommandContext, releaseId: string): Promise<{ releaseId: string; blast: BlastManifest | null }> {
  const { sequenceDir } = context.settings
  const blast = await buildReleaseBlast({ db: context.database(), releaseId, sequenceDir, onProgress: context.onProgress })
  sayBlast(context, blast)
  return { releaseId, blast }
}

function sayBlast(context: CommandContext, blast: BlastManifest | null): void {
  if (blast) context.say(`BLAST databases: ${blast.sources.length}, made by BLAST+ ${blast.version}`)
  else context.say('BLAST+ is not installed, so there are no BLAST databases. Install it and run: rosette release blast')
}

/** Makes the indices of a built release again, published or not. */
export async function reindexReleaseStep(context: CommandContext, releaseId: string): Promise<Record<string, number>> {
  const indexed = await reindexRelease(buildOptions(context, releaseId))
  for (const [name, documents] of Object.entries(indexed)) context.say(`${name}: ${formatNumber(documents)} documents in the index`)
  context.say(`Release ${releaseId} is indexed.`)
  return indexed
}

/** Adds search documents to the indices of a small release up to a given number. */
export async function inflateStep(context: CommandContext, built: BuildReport, documents: number): Promise<Record<string, number>> {
  const filled = await inflateIndices(buildOptions(context, built.releaseId), built, documents)
  for (const [name, held] of Object.entries(filled)) context.say(`${name}: ${formatNumber(held)} documents in the index`)
  context.say('Documents without a record in the release have no page.')
  return filled
}

function buildOptions(context: CommandContext, releaseId: string): BuildOptions {
  const { indexPrefix, sequenceDir } = context.settings
  const { onProgress } = context
  return { db: context.database(), engine: context.engine(), indexPrefix, kindServers, kinds, releaseId, sequenceDir, onProgress }
}

export async function publishStep(context: CommandContext, releaseId: string): Promise<Publication> {
  const publication = await publishRelease(context.database(), releaseId, await ownShape(), {
    tasks: [resolveListsTask, compareReleasesTask, releasedCorrectionsTask, noteReleasedLinesTask],
  })
  const before = publication.previousReleaseId === null ? '' : ` The previous release is ${publication.previousReleaseId}.`
  context.say(publication.hasChanged ? `Release ${releaseId} is published.${before}` : `Release ${releaseId} was already published.`)
  return publication
}

/** Writes the files of a release into the download pages. */
export async function exportStep(context: CommandContext, releaseId: string, dataRelease?: DataRelease): ReturnType<typeof exportRelease> {
  const { settings } = context
  const files = await openFileStore(settings)
  try {
    const folder = await sequenceFolder(context.database(), settings.sequenceDir, releaseId)
    const exported = await exportRelease({ db: context.database(), files, releaseId, folder, dataRelease })
    const where = dataRelease === undefined ? 'the download pages' : dataReleaseFolders[dataRelease]
    context.say(`Release ${releaseId}: ${formatNumber(exported.length)} files written into ${where}.`)
    return exported
  } finally {
    await files.close()
  }
}

/** The shape of the releases that this code builds and serves. */
export function ownShape(): Promise<string> {
  return shapeHash(kindServers, kinds)
}

/** Loads the community files of a folder and indexes them at once, whether or not a worker is running. */
export async function communityStep(context: CommandContext, dir: string): Promise<CommunityReport & { index: ReindexReport }> {
  const report = await loadCommunity(context.database(), dir)
  for (const [file, lines] of Object.entries(report.lines)) {
    if (lines > 0) context.say(`${file}: ${formatNumber(lines)} lines`)
  }
  return { ...report, index: await reindexStep(context) }
}

export async function reindexStep(context: CommandContext): Promise<ReindexReport> {
  const { indexPrefix } = context.settings
  const report = await reindexCommunity({ db: context.database(), engine: context.engine(), indexPrefix })
  context.say(`People and organizations: ${formatNumber(report.documents)} documents in the index.`)
  context.say(`Accepted gene class symbols: ${formatNumber(report.symbols)} documents in the index.`)
  return report
}
