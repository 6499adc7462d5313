import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkout } from '../checkout.ts'

// Debian's, as the package nginx installs it.
const nginxUnit = '/lib/systemd/system/nginx.service'

/** `systemd-analyze verify` on copies of the units that name this checkout, because it looks whether the programs exist. */
export async function verifyUnits(dir: string, say: (line: string) => void): Promise<void> {
  const units = join(checkout, 'deploy/systemd')
  const paths = (await readdir(units, { recursive: true })).filter((path) => /\.(service|timer|conf)$/.test(path)).sort()
  for (const path of paths) {
    const text = await readFile(join(units, path), 'utf8')
    await mkdir(join(dir, dirname(path)), { recursive: true })
    await writeFile(join(dir, path), text.replaceAll('/opt/rosette', checkout))
  }
  // What is added to the unit of nginx is read with it.
  await copyFile(nginxUnit, join(dir, 'nginx.service'))
  const names = ['nginx.service', ...paths.filter((path) => dirname(path) === '.')]
  // A template is verified as one of its instances.
  const files = names.map((name) => join(dir, name.replace('@.', '@3001.')))
  const { error, status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', '--recursive-errors=no', ...files], {
    encoding: 'utf8',
  })
  if (error) {
    say('systemd-analyze is not installed: the units were not verified')
    return
  }
  // It warns of keys that it does not know and still ends with 0.
  const complaints = `${stdout}${stderr}`.split('\n').filter((line) => /rosette[-.]|nginx/.test(line))
  if (status !== 0 || complaints.length > 0) throw new Error(`systemd-analyze verify: ${complaints.join('\n') || stderr}`)
  say(`${names.length} units are verified by systemd-analyze`)
}
