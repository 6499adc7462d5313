import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { messageOf } from '@rosette/contract-kit/message-of.ts'
import { checkout } from '../checkout.ts'
import { rehearseInstall } from '../deploy/rehearse-install.ts'
import { makeArchive } from '../pack/make-archive.ts'

// docs/operate/install.md, followed command by command by root on a clean Debian 12 with systemd, with the archive of `npm run pack` or the one
// that is named. Needs debootstrap, systemd-container, openssl and the JDK of the services; takes the ports of the guide on this machine.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { mirror: { type: 'string' }, root: { type: 'string' } },
})
const say = (line: string) => process.stdout.write(`install | ${line}\n`)
const logFile = join(checkout, '.reports/install.log')
const interruption = new AbortController()
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => interruption.abort())
mkdirSync(join(checkout, '.reports'), { recursive: true })
writeFileSync(logFile, '')
const dir = await mkdtemp(join(tmpdir(), 'rosette-install-'))
try {
  if (process.getuid?.() !== 0) throw new Error('Only root can start a Debian beside this one.')
  // The engine and the processes of the site run as other users.
  await chmod(dir, 0o755)
  await mkdir(join(dir, 'root'))
  await rehearseInstall({
    dir,
    debian: { base: values.root, mirror: values.mirror },
    makeArchive: async () => positionals[0] ?? (await makeArchive(say)).file,
    say,
    log: (text) => appendFileSync(logFile, text),
    signal: interruption.signal,
  })
  say('the guide leads to a site that answers by HTTPS')
} catch (error) {
  say(`failed: ${messageOf(error)}`)
  say(`what the commands printed: ${logFile}`)
  process.exitCode = 1
} finally {
  await rm(dir, { recursive: true, force: true })
}
