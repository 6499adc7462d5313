import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '../checkout.ts'
import { findUnlicensed, formatLicences, listLicences } from '../dependencies/licences.ts'
import { readAudit } from '../dependencies/read-audit.ts'

// What the product ships beside its own code: npm run check:dependencies writes the licences to .reports/licences.tsv and asks the registry
// for known vulnerabilities.
const say = (line: string) => process.stdout.write(`${line}\n`)

const licensed = listLicences(readFileSync(join(checkout, 'package-lock.json'), 'utf8'))
mkdirSync(join(checkout, '.reports'), { recursive: true })
writeFileSync(join(checkout, '.reports/licences.tsv'), formatLicences(licensed))
say(`${licensed.length} packages, their licences in .reports/licences.tsv`)
const unlicensed = findUnlicensed(licensed)
for (const { name, version, licence } of unlicensed) say(`may not be shipped: ${name} ${version} (${licence ?? 'no licence'})`)

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: checkout, encoding: 'utf8', timeout: 120_000 })
const audit = readAudit(stdout ?? '')
if (!audit.isKnown) say(`vulnerabilities were not checked: the registry does not tell them (${audit.reason})`)
else for (const line of audit.vulnerable) say(`vulnerable: ${line}`)

process.exitCode = unlicensed.length > 0 || (audit.isKnown && audit.vulnerable.length > 0) ? 1 : 0
