import { runCommand } from './run-command.ts'

type Options = { cwd: string; env?: Record<string, string> }

const isRoot = process.getuid?.() === 0

/** PostgreSQL refuses to run as root: there its programs run as the user `postgres`, else as whoever calls. */
export function asPostgres(program: string, args: readonly string[]): [string, string[]] {
  return isRoot ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--init-groups', '--', program, ...args]] : [program, [...args]]
}

/** Runs one of PostgreSQL's programs as the user that owns the data; a failure carries what it said. */
export async function runAsPostgres(program: string, args: readonly string[], options: Options): Promise<string> {
  const { code, stdout, stderr } = await runCommand(...asPostgres(program, args), options)
  if (code !== 0) throw new Error(`${program.split('/').at(-1)} failed: ${(stderr || stdout).trim()}`)
  return stdout
}
