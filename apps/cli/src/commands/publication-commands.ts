import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { importPublications } from '@rosette/kinds/registry/server.ts'
import { type Command, textOption, UsageError } from '../command.ts'

const publicationsImport: Command = {
  positionals: ['FILE…'],
  summary: 'read PubMed XML and keep the articles that the official files cite; the next release load takes them up',
  options: {
    into: { type: 'string', value: 'DIR', doc: 'the folder of official files (default: ROSETTE_RELEASE_DIR)' },
  },
  async run(context, files, values) {
    const dir = textOption(values, 'into') ?? context.settings.releaseDir
    if (dir === null) throw new UsageError('Name the folder of official files: --into DIR, or ROSETTE_RELEASE_DIR')
    const report = await importPublications({
      dir,
      files,
      onFile({ file, articles, stored, deleted, skipped }) {
        const taken = `${formatNumber(articles)} articles, ${formatNumber(stored)} of them cited`
        context.say(`${file}: ${taken}${deleted === 0 ? '' : `, ${formatNumber(deleted)} deleted`}`)
        for (const reason of skipped) context.say(`skipped: ${reason}`)
      },
    })
    context.say(
      `${report.file} has ${formatNumber(report.known)} of ${formatNumber(report.cited)} cited articles. Load it with: rosette release load ${dir}`,
    )
    return { ...report }
  },
}

/** What is known about publications beyond the official files. */
export const publicationCommands: Readonly<Record<string, Command>> = { 'publications import': publicationsImport }
