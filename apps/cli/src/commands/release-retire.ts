import { retireReleases } from '@rosette/release-kit/retire-releases.ts'
import type { Command } from '../command.ts'

export const releaseRetire: Command = {
  positionals: [],
  summary: 'drops releases that are neither published nor the one before and that nothing uses',
  options: {},
  async run(context) {
    const { indexPrefix, sequenceDir } = context.settings
    const report = await retireReleases({ db: context.database(), engine: context.engine(), indexPrefix, sequenceDir })
    context.say(report.retired.length === 0 ? 'Nothing to retire.' : `Retired: ${report.retired.join(', ')}`)
    if (report.inUse.length > 0) context.say(`Still in use: ${report.inUse.join(', ')}`)
    return { ...report }
  },
}
