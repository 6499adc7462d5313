import type { Command } from '../command.ts'
import { communityStep, reindexStep } from '../steps.ts'

const communityLoad: Command = {
  positionals: ['DIR'],
  summary: 'load people, organizations, news, events, jobs and downloads; entries with the same natural key are replaced',
  options: {},
  async run(context, [dir = '']) {
    return { ...(await communityStep(context, dir)) }
  },
}

const communityReindex: Command = {
  positionals: [],
  summary: 'rebuild the search index of people and organizations and switch to it without downtime',
  options: {},
  async run(context) {
    return { ...(await reindexStep(context)) }
  },
}

/** People, organizations and what they contribute. */
export const communityCommands: Readonly<Record<string, Command>> = {
  'community load': communityLoad,
  'community reindex': communityReindex,
}
