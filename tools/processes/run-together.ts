import type { RunningProcess } from './start-process.ts'

export type TogetherEnd = { isAskedFor: boolean; isPeaceful: boolean }

/**
 * Runs processes until one of them ends or the user stops them, then stops them all and waits for them.
 * `isPeaceful`: the user stopped them, and all finished their work.
 */
export async function runTogether(processes: readonly RunningProcess[], say: (line: string) => void): Promise<TogetherEnd> {
  const reason = await Promise.race([
    askedToStop(),
    ...processes.map(({ name, ended }) => ended.then((code) => `${name} ended by itself with ${code}`)),
  ])
  say(reason ?? 'stopping')
  const codes = await Promise.all(processes.map((running) => running.stop()))
  return { isAskedFor: reason === null, isPeaceful: reason === null && codes.every((code) => code === 0) }
}

function askedToStop(): Promise<null> {
  const { promise, resolve } = Promise.withResolvers<null>()
  // `on`, not `once`: npm forwards a signal that the terminal has already sent, and the second one must not kill the process.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(null))
  return promise
}
