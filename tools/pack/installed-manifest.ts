import { z } from 'zod'

const RootManifest = z.looseObject({ workspaces: z.array(z.string()) })

/**
 * The root's package.json of the archive: only the packages of servers are workspaces, so that npm installs what these depend on and nothing
 * for pages, tests and tools. The lock file is the whole one.
 */
export function installedManifest(root: string, workspaces: readonly string[]): string {
  const { scripts: _scripts, devDependencies: _devDependencies, ...rest } = RootManifest.parse(JSON.parse(root))
  return `${JSON.stringify({ ...rest, workspaces }, null, 2)}\n`
}
