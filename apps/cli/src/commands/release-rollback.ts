import { rollbackRelease } from '@rosette/release-kit/rollback-release.ts'
import type { Command } from '../command.ts'
import { ownShape } from '../release-steps.ts'

export const releaseRollback: Command = {
  positionals: [],
  summary: 'goes back to the release that was published before',
  options: {},
  async run(context) {
    const publication = await rollbackRelease(context.database(), await ownShape())
    context.say(`Release ${publication.releaseId} is published again, in place of ${publication.previousReleaseId}.`)
    return { ...publication }
  },
}
