import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkout } from '../checkout.ts'

/** `systemd-analyze verify` on copies of the units that name this checkout, because it looks whether the programs exist. */
export async function verifyUnits(dir: string, say: (line: string) => void): Promise<void> {
  const units = join(checkout, 'deploy/systemd')
  const names = (await readdir(units)).sort()
  await mkdir(dir, { recursive: true })
  for (const name of names) {
    const text = await readFile(join(units, name), 'utf8')
    await writeFile(join(dir, name), text.replaceAll('/opt/rosette', checkout))
  }
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
  const complaints = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('rosette-'))
  if (status !== 0 || complaints.length > 0) throw new Error(`systemd-analyze verify: ${complaints.join('\n') || stderr}`)
  say(`${names.length} units are verified by systemd-analyze`)
}
