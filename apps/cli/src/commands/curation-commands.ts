import { writeFile } from 'node:fs/promises'
import { exportCorrections } from '@rosette/features/corrections/server/export-corrections.ts'
import { exportCredits, exportCuration } from '@rosette/features/paper-annotations/server/export/export-curation.ts'
import { listReleases } from '@rosette/release-kit/publish/publish-release.ts'
import { type Command, textOption } from '../command.ts'

const curationExport: Command = {
  positionals: ['DIR'],
  summary: 'write what curators accepted into a folder of official files, for the load of the next release',
  options: {},
  async run(context, [dir = '']) {
    const releases = await listReleases(context.database())
    const release = releases.find(({ isPublished }) => isPublished)
    if (!release) throw new Error('No release is published: loci and terms of the files are those of a release.')
    const exported = await exportCuration(context.database(), release.id, dir, context.settings.publicUrl)
    for (const { name, lineCount } of exported.files) context.say(`${name}: ${lineCount} lines`)
    const corrections = await exportCorrections(context.database().community, dir)
    context.say(`Corrections: ${corrections.applied} lines that the load applies, ${corrections.byHand} to be made by hand.`)
    return { ...exported, corrections }
  },
}

const curationCredits: Command = {
  positionals: ['FILE'],
  summary: 'write who annotated what, with ORCID iDs, in the form that APICURON takes',
  options: {
    resource: { type: 'string', value: 'ID', doc: 'how this site is called there (default: rosette)' },
  },
  async run(context, [file = ''], values) {
    const { publicUrl } = context.settings
    const resourceId = textOption(values, 'resource') ?? 'rosette'
    const { credits, lineCount } = await exportCredits(context.database(), { publicUrl, resourceId })
    await writeFile(file, `${JSON.stringify(credits, null, 2)}\n`)
    context.say(`${credits.reports.length} of ${lineCount} accepted lines have an author with an ORCID iD who wants credit.`)
    return { file, reports: credits.reports.length, lines: lineCount }
  },
}

/** What authors and curators added. */
export const curationCommands: Readonly<Record<string, Command>> = {
  'curation export': curationExport,
  'curation credits': curationCredits,
}
