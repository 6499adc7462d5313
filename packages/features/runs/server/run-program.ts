import { spawn } from 'node:child_process'
import { pipeline, type Readable, type Writable } from 'node:stream'

export type ProgramCall = {
  /** Name of an allowed program; never a path. */
  program: string
  args: readonly string[]
  /** For its standard input. */
  input?: string | Readable
  limits?: Partial<ProgramLimits>
}

export type ProgramLimits = {
  cpuSeconds: number
  /** Address space, so files that are mapped count too. */
  memoryBytes: number
  wallMs: number
  /** Longest file that it may write. */
  fileBytes: number
  /** What is kept of its standard output; more ends it. */
  outputBytes: number
}

export type ProgramEnd = {
  /** Null if a signal ended it, as its own limits do. */
  code: number | null
  signal: NodeJS.Signals | null
  stdout: Buffer
  /** The end of what it said, at most 64 KiB. */
  stderr: string
}

export type ProgramRunner = (call: ProgramCall) => Promise<ProgramEnd>

const usualLimits: ProgramLimits = {
  cpuSeconds: 3600,
  memoryBytes: 8 * 1024 ** 3,
  wallMs: 3_600_000,
  fileBytes: 1024 ** 3,
  outputBytes: 16 * 1024 ** 2,
}

const storedOfErrors = 64 * 1024

/** Why a program was ended by us. */
export class ProgramStopped extends Error {
  override readonly name = 'ProgramStopped'
  readonly reason: 'aborted' | 'time' | 'output'

  constructor(program: string, reason: ProgramStopped['reason']) {
    super({ aborted: `${program} was ended`, time: `${program} took too long`, output: `${program} wrote too much` }[reason])
    this.reason = reason
  }
}

type RunnerDependencies = {
  /** The only programs that this runner starts. */
  programs: readonly string[]
  dir: string
  signal: AbortSignal
}

/**
 * Runs programs of an allow-list with a list of arguments: no shell reads them. Each has its own process group, limits that the kernel
 * enforces, and dies with this process, even if that is killed.
 */
export function programRunner({ programs, dir, signal }: RunnerDependencies): ProgramRunner {
  return async (call) => {
    const { program, args } = call
    if (!programs.includes(program)) throw new Error(`${program} is not a program that this tool may run`)
    signal.throwIfAborted()
    const limits = { ...usualLimits, ...call.limits }
    const child = spawn('setpriv', [...wrapping(limits), program, ...args], {
      cwd: dir,
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
      // Nothing of our settings: some hold passwords.
      env: { PATH: process.env.PATH, HOME: dir, TMPDIR: dir, LC_ALL: 'C' },
    })
    let stopped: ProgramStopped | null = null
    const stop = (reason: ProgramStopped['reason']) => {
      stopped ??= new ProgramStopped(program, reason)
      killGroup(child.pid)
    }
    const onAbort = () => stop('aborted')
    signal.addEventListener('abort', onAbort, { once: true })
    const timer = setTimeout(() => stop('time'), limits.wallMs)
    try {
      feed(child.stdin, call.input ?? '')
      const [stdout, stderr, end] = await Promise.all([
        collectOutput(child.stdout, limits.outputBytes, () => stop('output')),
        collectErrors(child.stderr),
        endOf(child),
      ])
      if (stopped !== null) throw stopped
      return { ...end, stdout, stderr }
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
      // What it may have started itself.
      killGroup(child.pid)
    }
  }
}

function feed(stdin: Writable, input: string | Readable): void {
  // A program may end before it has read everything.
  stdin.on('error', () => {})
  if (typeof input === 'string') stdin.end(input)
  else pipeline(input, stdin, () => {})
}

/** Limits are set before the program starts, and `--pdeathsig` ends it with our process. */
function wrapping({ cpuSeconds, memoryBytes, fileBytes }: ProgramLimits): string[] {
  const limits = [`--cpu=${cpuSeconds}`, `--as=${memoryBytes}`, `--fsize=${fileBytes}`, '--core=0', '--nofile=1024']
  return ['--pdeathsig', 'KILL', '--', 'prlimit', ...limits, '--']
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}

async function collectOutput(stream: Readable, maxBytes: number, onTooMuch: () => void): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of stream) {
    size += part.length
    if (size > maxBytes) onTooMuch()
    else parts.push(part)
  }
  return Buffer.concat(parts)
}

async function collectErrors(stream: Readable): Promise<string> {
  let retained = Buffer.alloc(0)
  for await (const part of stream) retained = Buffer.concat([retained, part]).subarray(-storedOfErrors)
  return retained.toString('utf8')
}

function endOf(child: ReturnType<typeof spawn>): Promise<Pick<ProgramEnd, 'code' | 'signal'>> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve({ code, signal }))
  })
}
