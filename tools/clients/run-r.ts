import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/** Runs R or Rscript; answers what it says. Fails with that if it does. */
export async function runR(
  command: 'R' | 'Rscript',
  args: readonly string[],
  { cwd, env = {} }: { cwd: string; env?: Readonly<Record<string, string>> },
): Promise<string> {
  const child = spawn(command, args, {
    cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', TZ: 'UTC', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit').then(([status]) => status)])
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}${errors}`)
  return output + errors
}
