import { listReleases } from '@rosette/release-kit/list-releases.ts'
import type { Command, CommandContext } from '../command.ts'
import { buildStep, ownShape } from '../release-steps.ts'

export const releaseBuild: Command = {
  positionals: ['[ID]'],
  summary: 'builds documents and indices of a loaded release (default: the newest that is loaded)',
  options: {},
  run: async (context, [id]) => ({ ...(await buildStep(context, id ?? (await newestLoaded(context)))) }),
}

async function newestLoaded(context: CommandContext): Promise<string> {
  const shape = await ownShape()
  const releases = await listReleases(context.database())
  const release = releases.find(({ state, shapeHash }) => state === 'loaded' && shapeHash === shape)
  if (!release) throw new Error('No release is loaded and waits to be built. Load one with: rosette release load DIR')
  return release.id
}
