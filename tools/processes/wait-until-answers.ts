import { setTimeout as wait } from 'node:timers/promises'
import type { RunningProcess } from './start-process.ts'

/** Waits until a URL answers successfully; fails if the process behind it has ended. */
export async function waitUntilAnswers(url: string, behind: RunningProcess, deadlineMs = 60_000): Promise<void> {
  const end = performance.now() + deadlineMs
  let hasEnded = false
  behind.ended.then(() => {
    hasEnded = true
  })
  for (;;) {
    if (await doesAnswer(url)) return
    if (hasEnded) throw new Error(`${behind.name} ended before it answered`)
    if (performance.now() > end) throw new Error(`${url} did not answer within ${deadlineMs / 1000} s`)
    await wait(200)
  }
}

async function doesAnswer(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
