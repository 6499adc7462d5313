import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { expectFreePort } from '../processes/find-free-port.ts'
import { checkInstalledSite } from './check-installed-site.ts'
import { bootMachine, type DebianRoot, makeDebianRoot } from './debian-machine.ts'
import { followInstallGuide, readInstallGuide } from './follow-install-guide.ts'
import { openGuideShell } from './guide-shell.ts'
import { startSecuredEngine } from './secured-engine.ts'

type Rehearsal = {
  /** An empty folder that everybody may enter. */
  dir: string
  debian: DebianRoot
  makeArchive(): Promise<string>
  say(line: string): void
  /** Takes all that the commands print. */
  log(text: string): void
  signal: AbortSignal
}

/** What the guide names, on the network that the machine shares with this one. */
const ports = [80, 443, 3001, 3002, 5432, 9200]

/** Follows docs/operate/install.md on a clean Debian to a site that answers by HTTPS. Leaves nothing running. */
export async function rehearseInstall({ dir, debian, makeArchive, say, log, signal }: Rehearsal): Promise<void> {
  const sections = await readInstallGuide()
  for (const port of ports) await expectFreePort(port, 'the site of the guide needs it')
  const archive = await makeArchive()
  signal.throwIfAborted()
  const root = join(dir, 'root')
  await makeDebianRoot(root, debian)
  say('a clean Debian 12')
  signal.throwIfAborted()
  const engine = await startSecuredEngine(join(dir, 'opensearch'))
  say('OpenSearch with its security plugin runs outside of it')
  try {
    signal.throwIfAborted()
    const machine = await bootMachine(root)
    say('its systemd runs')
    const shell = openGuideShell(machine, log)
    const close = () => shell.close()
    signal.addEventListener('abort', close)
    try {
      signal.throwIfAborted()
      const member = { userName: 'gardener', password: randomBytes(12).toString('hex') }
      const seconds = await followInstallGuide(sections, { machine, shell, archive, engine, member, say })
      await checkInstalledSite(machine, member, say)
      say(`${seconds.toFixed(0)} s for all sections`)
      if (seconds > mostSeconds) throw new Error(`The sections took more than ${mostSeconds / 60} minutes.`)
    } finally {
      signal.removeEventListener('abort', close)
      close()
      await machine.stop()
    }
  } finally {
    await engine.stop()
  }
}

// OPER-102. The load of the demo release is among them.
const mostSeconds = 20 * 60
