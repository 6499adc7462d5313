import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { checkout } from '../checkout.ts'
import { toolEnvironment } from './run-tool.ts'

export type RunningProcess = {
  name: string
  pid: number
  /** Resolves with the exit code when it has ended, for whatever reason. */
  ended: Promise<number>
  /** Asks it to end, and kills it after the deadline. */
  stop(deadlineMs?: number): Promise<number>
}

type Recipe = {
  name: string
  args: readonly string[]
  env: Record<string, string>
  /** File for its output; by default it goes to the terminal, each line prefixed with the name. */
  logFile?: string
  /** A folder with the product and its own Node, and who runs it if not the user who starts it; by default it is this checkout. */
  installation?: { folder: string; user?: { uid: number; gid: number } | undefined }
}

/** Starts a Node process of the product in its own process group, so that Ctrl-C reaches it only through `stop`. */
export function startProcess({ name, args, env, logFile, installation }: Recipe): RunningProcess {
  const program = installation ? join(installation.folder, 'node_modules/.bin/node') : 'node'
  const child = spawn(program, args, {
    ...installation?.user,
    cwd: installation?.folder ?? checkout,
    env: toolEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const { promise: ended, resolve } = Promise.withResolvers<number>()
  child.on('error', (error) => {
    process.stderr.write(`${name}: ${error.message}\n`)
    resolve(1)
  })
  child.on('exit', (code) => resolve(code ?? 1))
  if (logFile) {
    const log = createWriteStream(logFile)
    child.stdout.pipe(log, { end: false })
    child.stderr.pipe(log, { end: false })
  } else {
    printLines(name, child.stdout)
    printLines(name, child.stderr)
  }
  return { name, pid: child.pid ?? 0, ended, stop: (deadlineMs = 15_000) => stopGroup(child, ended, deadlineMs) }
}

async function stopGroup(child: ChildProcess, ended: Promise<number>, deadlineMs: number): Promise<number> {
  signalGroup(child, 'SIGTERM')
  const deadline = setTimeout(() => signalGroup(child, 'SIGKILL'), deadlineMs)
  const code = await ended
  clearTimeout(deadline)
  return code
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // It ended between the check and the signal.
  }
}

function printLines(name: string, stream: Readable): void {
  createInterface({ input: stream }).on('line', (line) => process.stdout.write(`${name.padEnd(6)} | ${line}\n`))
}

type TogetherEnd = { isRequested: boolean; isPeaceful: boolean }

/**
 * Runs processes until one of them ends or the user stops them, then stops them all and waits for them.
 * `isPeaceful`: the user stopped them, and all finished their work.
 */
export async function runTogether(processes: readonly RunningProcess[], say: (line: string) => void): Promise<TogetherEnd> {
  const reason = await Promise.race([
    stopRequested(),
    ...processes.map(({ name, ended }) => ended.then((code) => `${name} ended by itself with ${code}`)),
  ])
  say(reason ?? 'stopping')
  const codes = await Promise.all(processes.map((running) => running.stop()))
  return { isRequested: reason === null, isPeaceful: reason === null && codes.every((code) => code === 0) }
}

function stopRequested(): Promise<null> {
  const { promise, resolve } = Promise.withResolvers<null>()
  // `on`, not `once`: npm forwards a signal that the terminal has already sent, and the second one must not kill the process.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(null))
  return promise
}

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
