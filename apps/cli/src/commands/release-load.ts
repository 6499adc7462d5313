import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeDemoRelease } from '@rosette/demo-release/write-demo-release.ts'
import { type LoadReport, TooManyRejected } from '@rosette/release-kit/load-report.ts'
import { type Command, type CommandContext, textOption } from '../command.ts'
import { parseShare } from '../parse-share.ts'
import { reportRejected } from '../rejected-lines.ts'
import { buildStep, loadStep, publishStep } from '../release-steps.ts'

export const releaseLoad: Command = {
  positionals: ['DIR'],
  summary: 'loads a folder of official files into a new release',
  options: {
    id: { type: 'string', value: 'ID', doc: 'name of the release: lower-case letters, digits and _ (default: the day and a number)' },
    build: { type: 'boolean', doc: 'also builds its documents and indices' },
    publish: { type: 'boolean', doc: 'also builds and publishes it' },
    'with-demo': { type: 'boolean', doc: 'fills the kinds that the folder has no file for with made-up records, marked as such' },
    'max-rejected': {
      type: 'string',
      value: 'SHARE',
      doc: "share of a file's lines that may be rejected, as 0.5% or 0.005 (default 0.1%)",
    },
    report: { type: 'string', value: 'FILE', doc: 'writes all rejected lines there (default: shows the first 20)' },
  },
  async run(context, [dir = ''], values) {
    const report = textOption(values, 'report')
    const share = textOption(values, 'max-rejected')
    const options = { dir, releaseId: textOption(values, 'id'), maxRejected: share === undefined ? undefined : parseShare(share) }
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
    await writeDemoRelease(demoDir, { asOf: context.now() })
    return await loadStep(context, { ...options, demoDir })
  } finally {
    await rm(demoDir, { recursive: true, force: true })
  }
}
