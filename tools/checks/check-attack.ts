import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { messageOf } from '@rosette/contract-kit/message-of.ts'
import { accountsAttack } from '../attack/accounts-attack.ts'
import type { Attack, AttackStage, Finding } from '../attack/attack.ts'
import { runAttackTests } from '../attack/attack-tests.ts'
import { costlyCallsAttack } from '../attack/costly-calls-attack.ts'
import { costlyReadsAttack } from '../attack/costly-reads-attack.ts'
import { exportAttack } from '../attack/export-attack.ts'
import { addMadeUpLoci } from '../attack/made-up-loci.ts'
import { runFloodAttack } from '../attack/run-flood-attack.ts'
import { silentDatabaseAttack } from '../attack/silent-database-attack.ts'
import { slowBodiesAttack } from '../attack/slow-bodies-attack.ts'
import { spellingAttack } from '../attack/spelling-attack.ts'
import { storageAttack } from '../attack/storage-attack.ts'
import { checkout } from '../checkout.ts'
import { openTrialSite } from '../e2e/trial-site.ts'
import { ensureServices } from '../services/start-services.ts'

// Does the site stay up when it is attacked? The long versions of tests that run with every change, against the real process on loopback:
// npm run check:attack, or npm run check:attack -- spelling exports; `tests` are attacks that need no site, on ORCID, paths and formulas. With ROSETTE_REAL_SITE on the official release. Prints a table for docs/measured.md; exits with 1 if a goal was missed.
const attacks: Readonly<Record<string, Attack>> = {
  spelling: spellingAttack,
  'slow-bodies': slowBodiesAttack,
  'silent-database': silentDatabaseAttack,
  accounts: accountsAttack,
  'costly-calls': costlyCallsAttack,
  'costly-reads': costlyReadsAttack,
  exports: exportAttack,
  'run-flood': runFloodAttack,
  storage: storageAttack,
}

const tests = 'tests'

const say = (line: string) => process.stderr.write(`check:attack: ${line}\n`)
const interruption = new AbortController()
const { signal } = interruption
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => interruption.abort())

async function main(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const names = [...Object.keys(attacks), tests]
  const unknown = positionals.filter((name) => !names.includes(name))
  if (unknown.length > 0) {
    say(`there is no attack ${unknown.join(', ')}; there are ${names.join(', ')}`)
    return 2
  }
  const isChosen = (name: string) => positionals.length === 0 || positionals.includes(name)
  const chosen = Object.entries(attacks).filter(([name]) => isChosen(name))
  const services = await ensureServices(say)
  const findings = isChosen(tests) ? await runAttackTests(services, signal) : []
  if (chosen.length > 0) findings.push(...(await attackSite(chosen, services)))
  process.stdout.write(formatFindings(findings))
  return findings.every(({ isHeld }) => isHeld) ? 0 : 1
}

async function attackSite(chosen: readonly (readonly [string, Attack])[], services: Awaited<ReturnType<typeof ensureServices>>) {
  mkdirSync(join(checkout, '.reports'), { recursive: true })
  const real = process.env.ROSETTE_REAL_SITE
  say(real ? `attacking the release of ${real}` : 'setting up a site with the demo release and 30,000 made-up loci')
  const recipe = { name: 'attack', load: ['demo', '--id', 'attacked'], services, signal }
  const home = real ? null : await openTrialSite({ ...recipe, whenLoaded: ({ env }) => addMadeUpLoci(env, 'attacked') })
  try {
    const open: AttackStage['open'] = (settings = {}) =>
      openTrialSite({ ...recipe, name: 'attacked', prepared: home?.name ?? real, settings: { ACCESS_MODE: 'open', ...settings } })
    const findings: Finding[] = []
    for (const [name, attack] of chosen) {
      signal.throwIfAborted()
      say(name)
      findings.push(...(await attack({ open, say })))
    }
    return findings
  } finally {
    await home?.close()
  }
}

function formatFindings(findings: readonly Finding[]): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: checkout, encoding: 'utf8' }).trim()
  const title = `${new Date().toISOString().slice(0, 10)}, ${commit}, load average ${loadavg()[0]?.toFixed(1)}`
  const rows = findings.map(({ what, figure, goal, isHeld }) => `| ${what} | ${figure} | ${goal} | ${isHeld ? 'yes' : '**no**'} |`)
  return [`| ${title} | Figure | Goal | Held |`, '|---|---|---|---|', ...rows, ''].join('\n')
}

try {
  process.exitCode = await main()
} catch (error) {
  say(messageOf(error))
  process.exitCode = 1
}
