import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, readlink, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { checkout } from '../checkout.ts'

const run = promisify(execFile)

/** The commit before the one that added the newest migration: the last code that does not know it. */
export async function commitBeforeNewestMigration(): Promise<string> {
  const folder = 'packages/database/src/migrations'
  const newest = (await readdir(join(checkout, folder))).sort().at(-1)
  const { stdout } = await run('git', ['log', '--diff-filter=A', '--format=%H', '-1', '--', `${folder}/${newest}`], { cwd: checkout })
  if (stdout.trim() === '') throw new Error(`${newest} is not committed yet: name the commit to upgrade from.`)
  return `${stdout.trim()}^`
}

/** The code of an earlier commit in a folder of its own, ready to run. */
export async function makeOldCheckout(dir: string, commit: string): Promise<string> {
  const { stdout: hash } = await run('git', ['rev-parse', '--short', `${commit}^{commit}`], { cwd: checkout })
  await run('git', ['clone', '--quiet', '--shared', '--no-checkout', checkout, dir])
  await run('git', ['checkout', '--quiet', '--detach', hash.trim()], { cwd: dir })
  const [own, old] = await Promise.all([checkout, dir].map((path) => readFile(join(path, 'package-lock.json'), 'utf8')))
  if (own === old) await linkPackages(dir)
  else await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: dir, maxBuffer: 64 * 1024 * 1024 })
  return hash.trim()
}

/** Packages of others are those of this checkout; the links to its own packages lead into the old code. */
async function linkPackages(dir: string): Promise<void> {
  const [from, to] = [join(checkout, 'node_modules'), join(dir, 'node_modules')]
  await mkdir(join(to, '@rosette'), { recursive: true })
  for (const name of await readdir(from)) if (name !== '@rosette' && name !== '.cache') await symlink(join(from, name), join(to, name))
  for (const name of await readdir(join(from, '@rosette')))
    await symlink(await readlink(join(from, '@rosette', name)), join(to, '@rosette', name))
}
