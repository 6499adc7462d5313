import { execFileSync } from 'node:child_process'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { writeDemoRelease } from '@rosette/demo-release/write-demo-release.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { demoFilesOf } from '@rosette/release-kit/kind-server.ts'
import { checkout } from '../checkout.ts'
import { type Machine, machineName } from './debian-machine.ts'
import { expectKnownGuide, fillBlanks, type GuideSection, guideSections } from './guide-sections.ts'
import type { GuideShell } from './guide-shell.ts'
import type { SecuredEngine } from './secured-engine.ts'

export type Member = { userName: string; password: string }

type Reader = { machine: Machine; shell: GuideShell; archive: string; engine: SecuredEngine; member: Member; say(line: string): void }

const titles = ['Packages', 'Rosette', 'Database', 'Secrets and settings', 'A release', 'Processes', 'nginx']

/** The commands of docs/operate/install.md; fails if it is no longer the guide that is followed here. */
export async function readInstallGuide(): Promise<GuideSection[]> {
  const sections = guideSections(await readFile(join(checkout, 'docs/operate/install.md'), 'utf8'))
  expectKnownGuide(sections, titles, ['PASSWORD', '<id>'])
  return sections
}

/** Runs the commands of the guide one block after the other, and does between them what it leaves to its reader. Answers the seconds that they took. */
export async function followInstallGuide(sections: readonly GuideSection[], reader: Reader): Promise<number> {
  const { shell, engine, say } = reader
  let [seconds, printed] = [0, '']
  for (const { number, title, scripts } of sections) {
    await preparations[title]?.(reader)
    const began = performance.now()
    for (const script of scripts) {
      const blanks = { PASSWORD: engine.adminPassword, ...(script.includes('<id>') && { '<id>': releaseIn(printed) }) }
      for (const [blank, text] of Object.entries(blanks)) if (script.includes(blank)) say(`put ${text} in place of ${blank}`)
      printed = await shell.run(fillBlanks(script, blanks))
    }
    const took = (performance.now() - began) / 1000
    seconds += took
    say(`${number}. ${title}: ${took.toFixed(0)} s`)
  }
  return seconds
}

type Preparation = (reader: Reader) => Promise<void>

/** What a reader does before a section. */
const preparations: Readonly<Record<string, Preparation>> = {
  async Rosette({ machine, archive, say }) {
    await cp(archive, join(machine.root, 'root', basename(archive)))
    say('copied the archive to the server')
  },
  async 'Secrets and settings'({ machine, engine, say }) {
    await writeFile(join(machine.root, 'etc/rosette/ca.pem'), engine.ca, { mode: 0o644 })
    say('put the certificate of the authority behind OpenSearch into /etc/rosette/ca.pem')
  },
  async 'A release'({ machine, say }) {
    await adaptSettings(join(machine.root, 'etc/rosette/rosette.env'))
    say('adapted rosette.env: PUBLIC_URL, CURATOR_EMAIL, MAIL_FROM and NODE_EXTRA_CA_CERTS')
    const files = join(machine.root, 'srv/official-files')
    await mkdir(files, { recursive: true })
    await writeDemoRelease(files, { asOf: new Date(), further: demoFilesOf(kindServers) })
    say('put the files of the demo release into /srv/official-files')
  },
  async Processes({ shell, member: { userName, password }, say }) {
    // The function of the guide still is there.
    await shell.run(`rosette admin user ${userName} --email ${userName}@${machineName} <<< '${password}'`)
    await shell.run(`rosette admin subscribe --user ${userName} --until ${new Date().getFullYear() + 1}-12-31`)
    say(`made the account ${userName}, with a subscription, by rosette admin`)
  },
  async nginx({ machine, say }) {
    const folder = join(machine.root, 'etc/ssl/rosette')
    await mkdir(folder, { recursive: true })
    const names = ['-subj', `/CN=${machineName}`, '-addext', `subjectAltName=DNS:${machineName}`]
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
    const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
    execFileSync('openssl', ['req', '-x509', ...curve, ...names, ...files], { stdio: 'ignore' })
    say('made the certificate in /etc/ssl/rosette by openssl: it is signed by itself')
  },
}

async function adaptSettings(file: string): Promise<void> {
  const before = await readFile(file, 'utf8')
  const after = before.replaceAll('rosette.example.org', machineName).replaceAll('@example.org', `@${machineName}`)
  if (!after.includes(`\nPUBLIC_URL=https://${machineName}\n`)) throw new Error('rosette.env.example has no PUBLIC_URL to adapt.')
  await writeFile(file, `${after}NODE_EXTRA_CA_CERTS=/etc/rosette/ca.pem\n`)
}

/** The release that a list of one shows. */
function releaseIn(list: string): string {
  const { id } = /^(?<id>[a-z0-9_]+) .*\bbuilt\b/m.exec(list)?.groups ?? {}
  if (id === undefined) throw new Error(`No built release is in the list: ${list}`)
  return id
}
