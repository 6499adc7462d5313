import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '../checkout.ts'
import { findUnlicensed, formatLicences, listLicences } from '../dependencies/licences.ts'
import { auditVerdict, readAudit } from '../dependencies/read-audit.ts'

// What the product ships beside its own code: npm run check:dependencies writes the licences to .reports/licences.tsv and asks the registry
// for known vulnerabilities. With --release, a registry that does not answer is a failure, too.
const say = (line: string) => process.stdout.write(`${line}\n`)

const licensed = listLicences(readFileSync(join(checkout, 'package-lock.json'), 'utf8'))
mkdirSync(join(checkout, '.reports'), { recursive: true })
writeFileSync(join(checkout, '.reports/licences.tsv'), formatLicences(licensed))
say(`${licensed.length} packages, their licences in .reports/licences.tsv`)
const unlicensed = findUnlicensed(licensed)
for (const { name, version, licence } of unlicensed) say(`may not be shipped: ${name} ${version} (${licence ?? 'no licence'})`)

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: checkout, encoding: 'utf8', timeout: 120_000 })
const { isPassed, lines } = auditVerdict(readAudit(stdout ?? ''), { isRelease: process.argv.includes('--release') })
for (const line of lines) say(line)

process.exitCode = unlicensed.length === 0 && isPassed ? 0 : 1
