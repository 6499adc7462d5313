import type { Command } from '../command.ts'
import { communityStep } from '../community-step.ts'

export const communityLoad: Command = {
  positionals: ['DIR'],
  summary: 'loads people, organizations, news, events, jobs and downloads; what has the same natural key is replaced',
  options: {},
  async run(context, [dir = '']) {
    return { ...(await communityStep(context, dir)) }
  },
}
