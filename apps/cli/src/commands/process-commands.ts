import type { Command } from '../command.ts'

// Each app is loaded only by the command that starts it: the others would wait for it.

const serve: Command = {
  positionals: [],
  summary: 'start the site: API and pages, at HOST and PORT, until a signal ends it',
  options: {},
  async run({ settings }) {
    const { serveSite } = await import('@rosette/api/serve-site.ts')
    await serveSite(settings)
    return {}
  },
}

const work: Command = {
  positionals: [],
  summary: 'start a worker, which takes jobs from the queue until a signal ends it',
  options: {},
  async run({ settings }) {
    const worker = await import('@rosette/worker/work.ts')
    await worker.work(settings)
    return {}
  },
}

/** The two processes of a site. */
export const processCommands: Readonly<Record<string, Command>> = { serve, work }
