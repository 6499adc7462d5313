import { homedir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../services/run-command.ts'

/** Another version draws other requests. */
const version = '4.32.5'

/** The program schemathesis, in a Python environment of its own below the user's cache folder, made where it is missing. */
export async function ensureSchemathesis(say: (line: string) => void): Promise<string> {
  const home = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'rosette', `schemathesis-${version}`)
  const program = join(home, 'bin', 'schemathesis')
  if (await succeeds(program, ['--version'])) return program
  say(`installing schemathesis ${version} into ${home}`)
  const isInstalled =
    (await succeeds('python3', ['-m', 'venv', '--clear', home])) &&
    (await succeeds(join(home, 'bin', 'python'), ['-m', 'pip', 'install', '--quiet', `schemathesis==${version}`]))
  if (!isInstalled) {
    throw new Error(
      `schemathesis ${version} could not be installed: it needs Python 3.10 or later with venv and pip (on Debian: sudo apt-get install python3-venv) and a package index that pip can reach.`,
    )
  }
  return program
}

/** A program that is not there fails like one that ends badly. */
async function succeeds(program: string, args: readonly string[]): Promise<boolean> {
  return runCommand(program, args).then(
    ({ code }) => code === 0,
    () => false,
  )
}
