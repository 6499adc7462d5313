import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { checkout } from '../checkout.ts'
import { toolEnvironment } from './tool-environment.ts'

export type RunningProcess = {
  name: string
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
}

/** Starts a Node process of the product in its own process group, so that Ctrl-C reaches it only through `stop`. */
export function startProcess({ name, args, env, logFile }: Recipe): RunningProcess {
  const child = spawn('node', args, { cwd: checkout, env: toolEnvironment(env), stdio: ['ignore', 'pipe', 'pipe'], detached: true })
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
  return { name, ended, stop: (deadlineMs = 15_000) => stopGroup(child, ended, deadlineMs) }
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
