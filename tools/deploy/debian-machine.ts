import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runCommand } from '../services/run-command.ts'

/** A Debian that runs beside this one, with its own file system and processes, and with the network of this machine. */
export type Machine = {
  root: string
  /** A program that its root starts there, and its arguments. */
  enter(...command: string[]): [program: string, args: string[]]
  /** Commands in a shell of their own, which must succeed; answers what they print. */
  run(script: string): Promise<string>
  stop(): Promise<void>
}

export const machineName = 'site.rosette.test'

export type DebianRoot = {
  /** The root of a clean Debian 12 with systemd that was made before; without it debootstrap makes one. */
  base?: string | undefined
  /** Where debootstrap finds Debian; without it, where it is set to. */
  mirror?: string | undefined
}

/** Puts a clean Debian 12 with systemd into an empty folder. */
export async function makeDebianRoot(root: string, { base, mirror }: DebianRoot): Promise<void> {
  const packages = '--include=systemd,systemd-sysv,dbus,ca-certificates'
  const { code, stdout, stderr } =
    base === undefined
      ? await runCommand('debootstrap', ['--variant=minbase', packages, 'bookworm', root, ...(mirror === undefined ? [] : [mirror])])
      : await runCommand('cp', ['--archive', `${base}/.`, root])
  if (code !== 0) throw new Error(`Debian could not be put into a folder: ${lastLines(stderr || stdout)}`)
  const [shortName = ''] = machineName.split('.')
  await writeFile(join(root, 'etc/hostname'), `${shortName}\n`)
  await writeFile(join(root, 'etc/hosts'), `127.0.0.1 localhost\n127.0.1.1 ${machineName} ${shortName}\n`)
  // The reader of the guide says yes.
  await writeFile(join(root, 'etc/apt/apt.conf.d/90yes'), 'APT::Get::Assume-Yes "true";\n')
}

/** Starts the systemd of a root, and waits until it has started what it starts. */
export async function bootMachine(root: string): Promise<Machine> {
  const options = ['--quiet', `--directory=${root}`, '--boot', '--register=no', '--keep-unit', '--console=pipe', '--resolv-conf=copy-host']
  // A process group of its own: Ctrl-C ends this program, which then ends the machine.
  const container = spawn('systemd-nspawn', options, { stdio: ['ignore', 'ignore', 'pipe'], detached: true })
  let complaints = ''
  container.stderr.on('data', (chunk) => {
    complaints += chunk
  })
  const ended = new Promise<void>((resolve) => {
    container.on('error', (error) => {
      complaints += error.message
      resolve()
    })
    container.on('exit', () => resolve())
  })
  const stop = () => stopContainer(container, ended)
  try {
    const init = await findInit(container, () => complaints)
    const enter: Machine['enter'] = (...command) => [
      'nsenter',
      ['--all', '--target', String(init), '--', 'env', '--ignore-environment', '--chdir=/root', ...surroundings, ...command],
    ]
    const run: Machine['run'] = async (script) => {
      const { code, stdout, stderr } = await runCommand(...enter('bash', '-ec', script))
      if (code !== 0) throw new Error(`${script.split('\n')[0]} ended with ${code}: ${lastLines(stderr || stdout)}`)
      return stdout
    }
    // Ends with 1 if a unit failed that has no place in a container.
    await waitFor('the start of Debian', async () => /^(running|degraded)$/m.test(await run('systemctl is-system-running || true')))
    return { root, enter, run, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** What a login gives a shell. */
const surroundings = ['HOME=/root', 'LANG=C.UTF-8', 'TERM=dumb', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin']

/** The process that is the first one in the container. */
async function findInit(container: ChildProcess, complaints: () => string): Promise<number> {
  let init = 0
  await waitFor('systemd', async () => {
    const { pid, exitCode } = container
    if (pid === undefined || exitCode !== null) throw new Error(`systemd-nspawn (Debian's systemd-container) ended: ${complaints().trim()}`)
    const [child] = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').filter(Boolean)
    init = Number(child ?? 0)
    // Until then the process is nspawn's own, which prepares the root.
    return init > 0 && (await readFile(`/proc/${init}/comm`, 'utf8')).trim() === 'systemd'
  })
  return init
}

/** The first signal asks its systemd to stop everything, the second one kills all of it. */
async function stopContainer(container: ChildProcess, ended: Promise<void>): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGTERM', 'SIGKILL'] as const) {
    container.kill(signal)
    const hasEnded = await Promise.race([ended.then(() => true), sleep(30_000, false, { ref: false })])
    if (hasEnded) return
  }
}

/** Waits for two minutes at most. */
export async function waitFor(what: string, isThere: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 120_000
  while (!(await isThere())) {
    if (performance.now() > deadline) throw new Error(`Waited two minutes for ${what}.`)
    await sleep(250)
  }
}

const lastLines = (text: string) => text.trim().split('\n').slice(-5).join('; ')
