import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { checkout } from '../checkout.ts'
import { runTool } from '../processes/run-tool.ts'

/** A Python with the packages of `python/requirements.txt`, kept outside the checkout; or that of `ROSETTE_PYTHON`, which must have them. */
export async function ensurePython(say: (line: string) => void): Promise<string> {
  if (process.env.ROSETTE_PYTHON) return process.env.ROSETTE_PYTHON
  const list = join(checkout, 'tools/clients/python/requirements.txt')
  const version = createHash('sha256')
    .update(await readFile(list))
    .digest('hex')
    .slice(0, 12)
  const home = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'rosette', `python-${version}`)
  const python = join(home, 'bin/python')
  // Written last.
  const whole = join(home, 'whole')
  if (existsSync(whole)) return python
  say(`installing ${list} into ${home}`)
  const isMade =
    (await runTool('python3', ['-m', 'venv', '--clear', home])) === 0 &&
    (await runTool(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--requirement', list])) === 0
  if (!isMade) {
    throw new Error(
      'needs Python 3.11 or later with venv and pip (on Debian: sudo apt-get install python3-venv) and a package index that pip can reach',
    )
  }
  await writeFile(whole, '')
  return python
}
