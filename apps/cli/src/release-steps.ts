import { kinds } from '@rosette/kinds/registry/contract.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { type BuildReport, buildRelease } from '@rosette/release-kit/build-release.ts'
import { loadRelease } from '@rosette/release-kit/load-release.ts'
import type { LoadReport } from '@rosette/release-kit/load-report.ts'
import { type Publication, publishRelease } from '@rosette/release-kit/publish-release.ts'
import { shapeHash } from '@rosette/release-kit/shape-hash.ts'
import type { CommandContext } from './command.ts'
import { formatSeconds } from './show-progress.ts'

/** The steps of a release as several commands take them: each does its work and says what came of it. */
export async function loadStep(
  context: CommandContext,
  options: { dir: string; releaseId: string | undefined; maxRejected: number | undefined },
): Promise<LoadReport> {
  const { dir, releaseId, maxRejected } = options
  const report = await loadRelease({
    db: context.database(),
    kindServers,
    kinds,
    dir,
    sequenceDir: context.settings.sequenceDir,
    onProgress: context.onProgress,
    clock: { now: context.now },
    ...(releaseId !== undefined && { releaseId }),
    ...(maxRejected !== undefined && { maxRejected }),
  })
  for (const { file, lines, rows, rejected } of report.sources) {
    context.say(`${file}: ${count(lines)} lines, ${count(rows)} rows, ${count(rejected)} rejected`)
  }
  for (const title of report.missing) context.say(`not in the folder, left out: ${title}`)
  context.say(`Release ${report.releaseId} is loaded (${formatSeconds(report.ms)}).`)
  return report
}

export async function buildStep(context: CommandContext, releaseId: string): Promise<BuildReport> {
  const { onProgress } = context
  const report = await buildRelease({
    db: context.database(),
    engine: context.engine(),
    indexPrefix: context.settings.indexPrefix,
    kindServers,
    kinds,
    releaseId,
    sequenceDir: context.settings.sequenceDir,
    onProgress,
  })
  for (const [kind, { records, documents }] of Object.entries(report.kinds)) {
    context.say(`${kind}: ${count(records)} records${documents === null ? '' : `, ${count(documents)} documents in the index`}`)
  }
  for (const { dataset, records, missing } of report.sequences) {
    context.say(`${dataset}: ${count(records)} sequences${missing === 0 ? '' : `, ${count(missing)} without DNA in this release`}`)
  }
  context.say(`Release ${releaseId} is built (${formatSeconds(report.ms)}).`)
  return report
}

export async function publishStep(context: CommandContext, releaseId: string): Promise<Publication> {
  const publication = await publishRelease(context.database(), releaseId, await ownShape())
  const before = publication.previousReleaseId === null ? '' : ` The one before is ${publication.previousReleaseId}.`
  context.say(publication.hasChanged ? `Release ${releaseId} is published.${before}` : `Release ${releaseId} was published already.`)
  return publication
}

/** The shape of the releases that this code makes and serves. */
export function ownShape(): Promise<string> {
  return shapeHash(kindServers, kinds)
}

function count(number: number): string {
  return number.toLocaleString('en')
}
