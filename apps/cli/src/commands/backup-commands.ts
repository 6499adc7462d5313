import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { backUpSite, secretsOf } from '@rosette/features/backup/server/back-up-site.ts'
import type { BackupManifest } from '@rosette/features/backup/server/backup-manifest.ts'
import { restoreSite } from '@rosette/features/backup/server/restore-site.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import type { ReadDisk } from '@rosette/release-kit/check-disk.ts'
import { findSiteErrors } from '@rosette/release-kit/publish/find-site-errors.ts'
import { listReleases } from '@rosette/release-kit/publish/publish-release.ts'
import { listIndices } from '@rosette/search-engine/index/create-index.ts'
import { type Command, type CommandContext, type CommandValues, ignoreDiskOption, UsageError } from '../command.ts'
import { migrateStep, ownShape, reindexReleaseStep, reindexStep } from '../steps.ts'

const backup: Command = {
  positionals: ['DIR'],
  summary: 'copy database, published releases with their sequences, and download files into a new folder, while the site goes on',
  options: {
    'without-releases': { type: 'boolean', doc: 'note the source files of the releases with checksums instead of copying releases' },
    'ignore-disk': ignoreDiskOption,
  },
  async run(context, [dir = ''], values) {
    const { settings, onProgress } = context
    const readDisk = readDiskOf(context, values)
    const hasReleases = values['without-releases'] !== true
    const report = await backUpSite({ db: context.database(), settings, dir, hasReleases, now: context.now, readDisk, onProgress })
    for (const { id, isIncluded } of report.releases) context.say(`Release ${id}${isIncluded ? '' : ': names of its source files only'}`)
    for (const path of report.skipped) context.say(`Not copied, because it leads out of the downloads: ${path}`)
    if (report.downloads === 'object storage') context.say('Downloads are in object storage and not part of the backup.')
    for (const { setting } of report.secrets) context.say(`${setting} is not part of the backup: keep it elsewhere.`)
    context.say(`${report.files.length} files, ${formatNumber(Math.ceil(report.bytes / 1_000_000))} MB: ${report.dir}`)
    return { ...report, files: report.files.length }
  },
}

const restore: Command = {
  positionals: ['DIR'],
  summary: 'check a backup, restore it into an empty database, put its files in place and make the search indices',
  options: {
    'replace-indices': { type: 'boolean', doc: 'make indices of INDEX_PREFIX again that exist already' },
    'ignore-disk': ignoreDiskOption,
  },
  async run(context, [dir = ''], values) {
    const { settings, onProgress } = context
    const { indexPrefix } = settings
    // Another site may be searching them.
    const indices = await listIndices(context.engine(), indexPrefix)
    if (indices.length > 0 && values['replace-indices'] !== true)
      throw new UsageError(
        `There are indices of ${indexPrefix} already. Set another INDEX_PREFIX or, if no site uses them any more, add --replace-indices`,
      )
    const manifest = await restoreSite({ db: context.database(), settings, dir, readDisk: readDiskOf(context, values), onProgress })
    await migrateStep(context)
    const indexed = await indexReleases(context, manifest)
    await reindexStep(context)
    warnOfSecrets(context, manifest)
    const errors = await checkSite(context, manifest)
    context.say(`The site is restored as it was at ${manifest.createdAt}.`)
    return { createdAt: manifest.createdAt, siteId: manifest.siteId, files: manifest.files.length, indexed, errors }
  },
}

function readDiskOf({ readDisk }: CommandContext, values: CommandValues): ReadDisk | null {
  return values['ignore-disk'] === true ? null : readDisk
}

/** Releases of another shape are indexed by the code that serves them. */
async function indexReleases(context: CommandContext, { releases }: BackupManifest): Promise<string[]> {
  const shape = await ownShape()
  const indexed: string[] = []
  for (const { id, shapeHash, isIncluded, sources } of releases) {
    if (!isIncluded) {
      context.say(`Release ${id} is not in the backup. Load it again from:`)
      for (const { file, sha256 } of sources) context.say(`${sha256}  ${file}`)
    } else if (shapeHash === shape) {
      await reindexReleaseStep(context, id)
      indexed.push(id)
    } else context.say(`Release ${id} is of another shape: index it with the code that serves it (rosette release reindex ${id}).`)
  }
  return indexed
}

function warnOfSecrets(context: CommandContext, { secrets }: BackupManifest): void {
  const own = secretsOf(context.settings)
  for (const { setting, fingerprint } of secrets)
    if (!own.some((secret) => secret.setting === setting && secret.fingerprint === fingerprint))
      context.say(`${setting} is not the one of the backup: second factors do not work until it is set.`)
}

/** What `/readyz` looks at. That a backup without releases publishes none is not an error. */
async function checkSite(context: CommandContext, manifest: BackupManifest): Promise<Record<string, string>> {
  const { indexPrefix, sequenceDir } = context.settings
  const [db, shape] = [context.database(), await ownShape()]
  const published = (await listReleases(db)).find(({ isPublished, shapeHash }) => isPublished && shapeHash === shape)
  const parts = { db, engine: context.engine(), kindServers, indexPrefix, sequenceDir, releaseId: published?.id ?? null }
  const { release, ...others } = await findSiteErrors(parts)
  const errors = release === undefined || !manifest.releases.some(({ isIncluded }) => isIncluded) ? others : { ...others, release }
  const found = Object.entries(errors).map(([part, error]) => `${part}: ${error}`)
  if (found.length > 0) throw new Error(`The site is restored but not ready. ${found.join('; ')}`)
  return errors
}

/** A copy of the whole site, and the site from a copy. */
export const backupCommands: Readonly<Record<string, Command>> = { backup, restore }
