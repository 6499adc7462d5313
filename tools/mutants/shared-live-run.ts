import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { checkout } from '../checkout.ts'

/** What live tests share, as the environment passes it on. */
export type SharedLiveRun = { liveRun: string; clearUp(): Promise<void> }

/** Builds the demo release once, from the code of this checkout, for all bugs that do not change what a build stores. */
export async function startSharedLiveRun(): Promise<SharedLiveRun> {
  const script = 'packages/test-kit/src/hold-live-run.ts'
  const child = spawn(process.execPath, [script], { cwd: checkout, stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const failed = ended.then((): never => {
    throw new Error('The demo release could not be built')
  })
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), failed])
  return {
    liveRun: String(line),
    async clearUp() {
      child.stdin.end()
      await ended
    },
  }
}
