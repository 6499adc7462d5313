import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { messageOf } from '@rosette/contract-kit/message-of.ts'
import type { Machine } from './debian-machine.ts'

/** A block that waits for what never comes would wait for ever. */
const mostMs = 15 * 60_000

export type GuideShell = {
  /** Runs commands up to the first that fails; what they set, define and where they go to lasts. Answers what they print. */
  run(script: string): Promise<string>
  close(): void
}

/** A shell of root on the machine. Everything that it prints goes to the log, too. */
export function openGuideShell(machine: Machine, log: (text: string) => void): GuideShell {
  const [program, args] = machine.enter('bash', '--noprofile', '--norc', '-s')
  const shell = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'] })
  let printed = ''
  let listen = () => {}
  for (const stream of [shell.stdout, shell.stderr])
    stream.on('data', (chunk) => {
      printed += chunk
      log(String(chunk))
      listen()
    })
  const ended = new Promise<never>((_, reject) => {
    shell.on('error', reject)
    shell.on('exit', (code) => reject(new Error(`ended with ${code}`)))
  })
  // Nobody may be waiting when it is closed.
  ended.catch(() => {})
  // It ends with the first command that fails, as a reader would stop there.
  shell.stdin.write('set -eo pipefail\n')

  async function run(script: string): Promise<string> {
    printed = ''
    const mark = `end of commands ${randomBytes(8).toString('hex')}`
    await writeFile(join(machine.root, 'srv/commands.sh'), `${script}\n`, { mode: 0o600 })
    log(script.replaceAll(/^/gm, '$ ').concat('\n'))
    const done = new Promise<void>((resolve) => {
      listen = () => {
        if (printed.includes(mark)) resolve()
      }
    })
    // Commands that read find the end of a file, and not the commands after them.
    shell.stdin.write(`. /srv/commands.sh < /dev/null\necho '${mark}'\n`)
    try {
      await Promise.race([done, ended, sleep(mostMs, undefined, { ref: false }).then(() => Promise.reject(new Error('takes too long')))])
    } catch (cause) {
      throw new Error(`A block ${messageOf(cause)}: ${printed.trim().split('\n').slice(-8).join('\n')}`, { cause })
    }
    return printed.slice(0, printed.indexOf(mark))
  }

  return { run, close: () => shell.kill('SIGKILL') }
}
