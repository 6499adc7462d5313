import { runTool } from '../processes/run-tool.ts'
import { isWebStale } from './is-web-stale.ts'

/** Builds the web app unless the build at hand is up to date. */
export async function buildWeb(say: (line: string) => void): Promise<void> {
  if (!isWebStale()) return
  say('building the web app')
  const code = await runTool('npm', ['run', '--silent', 'build'])
  if (code !== 0) throw new Error('the web app could not be built')
}
