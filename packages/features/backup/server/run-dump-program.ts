import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

type ProgramCall = {
  /** Path of the program. */
  program: string
  args: readonly string[]
  /** Of the database. The password is handed over in the environment: everybody on the machine sees the arguments. */
  url: string
  onLine?: (line: string) => void
}

const linesOfError = 10

/** Runs one of PostgreSQL's programs; a failure carries the end of what it said. Returns its standard output. */
export async function runDumpProgram({ program, args, url, onLine }: ProgramCall): Promise<string> {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  const { PATH, HOME } = process.env
  const child = spawn(program, [`--dbname=${address.href}`, '--no-password', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, LC_ALL: 'C', ...(password !== '' && { PGPASSWORD: password }) },
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  let out = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
  })
  const last: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => {
    onLine?.(line)
    if (/(error|fatal|detail|hint|warning|command was):/i.test(line)) last.push(line)
    if (last.length > linesOfError) last.shift()
  })
  const code = await ended
  if (code !== 0) throw new Error(`${program.split('/').at(-1)} failed${last.length === 0 ? '' : `: ${last.join('\n')}`}`)
  return out
}
