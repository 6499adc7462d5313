import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Debian has them in the packages `tabix` and `samtools`. */
export const trackPrograms = ['bgzip', 'tabix', 'samtools'] as const

type Program = (typeof trackPrograms)[number]

/** Far longer than any of them takes over a whole genome. */
const timeLimitMs = 10 * 60_000

/** Which of the programs this machine does not have. */
export async function findMissingPrograms(): Promise<Program[]> {
  const there = await Promise.all(
    trackPrograms.map((program) =>
      run(program, ['--version'], { timeout: timeLimitMs }).then(
        () => true,
        () => false,
      ),
    ),
  )
  return trackPrograms.filter((_program, at) => !there[at])
}

/** Runs a program to its end; what it says goes into the error if it fails. */
export async function runProgram(program: Program, args: readonly string[]): Promise<void> {
  await run(program, args, { timeout: timeLimitMs })
}

/** Compresses text into a file in blocks, so that any part of it can be read by itself; with `hasIndex` also writes where they begin. */
export async function writeBlocks(path: string, texts: AsyncIterable<string>, { hasIndex = false } = {}): Promise<void> {
  const program = spawn('bgzip', ['-c', ...(hasIndex ? ['-i', '-I', `${path}.gzi`] : [])], {
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: timeLimitMs,
  })
  let said = ''
  program.stderr.on('data', (text: Buffer) => {
    said = `${said}${text}`.slice(-2000)
  })
  const ended = once(program, 'close')
  // Anyone who fails first is the one to hear of: a program that ends early also breaks the stream that feeds it.
  const written = Promise.all([pipeline(Readable.from(texts), program.stdin), pipeline(program.stdout, createWriteStream(path))])
  const [outcome, [code]] = await Promise.all([
    written.then(
      () => null,
      (error: unknown) => error,
    ),
    ended,
  ])
  if (outcome !== null || code !== 0)
    throw new Error(`bgzip could not write ${path}: ${said.trim() || `it ended with ${code}`}`, { cause: outcome })
}

/** Sorts lines of BED by chromosome and beginning, as tabix wants them; what does not fit into its memory lies in the folder meanwhile. */
export async function* sortIntervals(texts: AsyncIterable<string>, folder: string): AsyncGenerator<string> {
  const program = spawn('sort', ['-s', '-S', '64M', '-T', folder, '-k1,1', '-k2,2n'], {
    stdio: ['pipe', 'pipe', 'pipe'],
    // Letter by letter, whatever language the machine speaks.
    env: { ...process.env, LC_ALL: 'C' },
    timeout: timeLimitMs,
  })
  let said = ''
  program.stderr.on('data', (text: Buffer) => {
    said = `${said}${text}`.slice(-2000)
  })
  const ended = once(program, 'close')
  const fed = pipeline(Readable.from(texts), program.stdin)
  const outcome = fed.then(
    () => null,
    (error: unknown) => error,
  )
  try {
    yield* program.stdout.setEncoding('utf8')
    const [failure, [code]] = await Promise.all([outcome, ended])
    if (failure !== null || code !== 0) {
      throw new Error(`sort could not sort the lines: ${said.trim() || `it ended with ${code}`}`, { cause: failure })
    }
  } finally {
    program.kill()
  }
}
