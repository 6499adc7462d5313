import type { Command } from '../command.ts'
import { reindexStep } from '../community-step.ts'

export const communityReindex: Command = {
  positionals: [],
  summary: 'builds the search index of people and organizations anew and puts it in place without a gap',
  options: {},
  async run(context) {
    return { ...(await reindexStep(context)) }
  },
}
