import { existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '../checkout.ts'
import { runTool } from '../processes/run-tool.ts'

/** Builds the web app unless the existing build is up to date. */
export async function buildWeb(say: (line: string) => void): Promise<void> {
  if (!isWebStale()) return
  say('building the web app')
  const code = await runTool('npm', ['run', '--silent', 'build'])
  if (code !== 0) throw new Error('the web app could not be built')
}

// The sources of the bundle; server layers are not among them.
const sources = [
  'package-lock.json',
  'apps/web/{src,public,build}/**/*',
  'apps/web/*.{ts,json,html}',
  'packages/{api-client,contract-kit,ui-kit}/src/**/*',
  'packages/{kinds,features}/*/{contract,web}/**/*',
  'packages/kinds/registry/*',
]

/** Whether the web app is not built, or one of its sources is newer than the build. */
export function isWebStale(root = checkout): boolean {
  const manifest = join(root, 'apps/web/dist/.vite/manifest.json')
  if (!existsSync(manifest)) return true
  const builtAt = statSync(manifest).mtimeMs
  return globSync(sources, { cwd: root }).some((file) => !/\.test\.tsx?$/.test(file) && statSync(join(root, file)).mtimeMs > builtAt)
}
