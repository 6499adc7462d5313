import { makeLiveRun } from './make-live-run.ts'

// Makes what live tests share for whoever starts Vitest several times: prints it as one line of JSON, for ROSETTE_LIVE_RUN, and clears up
// when its input ends, which it also does if the process that started it is gone.
const { liveRun, clearUp } = await makeLiveRun()
process.stdin.once('end', () => void clearUp()).resume()
process.stdout.write(`${JSON.stringify(liveRun)}\n`)
