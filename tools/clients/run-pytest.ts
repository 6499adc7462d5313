import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { checkout } from '../checkout.ts'

/** What pytest says if no test failed. */
export const passed = /^\d+ passed(?:, \d+ \w+)* in /m

/** Runs the tests of one file of the Python package; answers what pytest says. */
export async function runPytest(file: string, env: Readonly<Record<string, string>>): Promise<string> {
  const child = spawn('python3', ['-B', '-m', 'pytest', '-q', '-s', `tests/${file}`], {
    cwd: join(checkout, 'clients/python'),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), child.exitCode ?? once(child, 'exit')])
  return output + errors
}
