import type { Command } from '../command.ts'
import { communityStep, reindexStep } from '../community-step.ts'

const communityLoad: Command = {
  positionals: ['DIR'],
  summary: 'loads people, organizations, news, events, jobs and downloads; what has the same natural key is replaced',
  options: {},
  async run(context, [dir = '']) {
    return { ...(await communityStep(context, dir)) }
  },
}

const communityReindex: Command = {
  positionals: [],
  summary: 'builds the search index of people and organizations anew and puts it in place without a gap',
  options: {},
  async run(context) {
    return { ...(await reindexStep(context)) }
  },
}

/** Loads what the community has contributed, and indexes it. */
export const communityCommands: Readonly<Record<string, Command>> = {
  'community load': communityLoad,
  'community reindex': communityReindex,
}
