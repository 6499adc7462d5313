import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkout } from '../checkout.ts'
import { findUnlicensed, formatLicences, listLicences } from './licences.ts'
import { auditVerdict, readAudit } from './read-audit.ts'

const lockFile = JSON.stringify({
  packages: {
    '': { version: '1.0.0' },
    'apps/api': { version: '1.0.0' },
    'node_modules/@rosette/api': { link: true },
    'node_modules/zod': { version: '4.0.0', license: 'MIT' },
    'node_modules/kept/node_modules/inner': { version: '2.0.0', license: 'GPL-3.0-only' },
    'node_modules/bare': { version: '0.1.0' },
    'node_modules/vitest': { version: '5.0.0', license: 'MIT', dev: true },
  },
})

test('[SECURE-034] the licence list names every package that is shipped, and nothing else', () => {
  expect(formatLicences(listLicences(lockFile))).toBe(
    'package\tversion\tlicence\nbare\t0.1.0\tas its package\ninner\t2.0.0\tGPL-3.0-only\nzod\t4.0.0\tMIT\n',
  )
})

test('[SECURE-034] a package without a licence, or with one that we may not ship, is found', () => {
  expect(findUnlicensed(listLicences(lockFile)).map(({ name }) => name)).toEqual(['bare', 'inner'])
})

test('[SECURE-034] every package of this product may be shipped', () => {
  expect(findUnlicensed(listLicences(readFileSync(join(checkout, 'package-lock.json'), 'utf8')))).toEqual([])
})

test('[SECURE-034] known vulnerabilities are found; an answer without them is not an all-clear', () => {
  const found = { vulnerabilities: { lodash: { severity: 'high', range: '<4.17.21' } } }
  expect(readAudit(JSON.stringify(found))).toEqual({ isKnown: true, vulnerable: ['lodash <4.17.21: high'] })
  expect(readAudit(JSON.stringify({ vulnerabilities: {} }))).toEqual({ isKnown: true, vulnerable: [] })
  expect(readAudit(JSON.stringify({ statusCode: 405, error: { summary: '' } }))).toEqual({ isKnown: false, reason: 'it answered 405' })
  expect(readAudit(JSON.stringify({ error: { summary: 'no route to host' } }))).toEqual({ isKnown: false, reason: 'no route to host' })
  expect(readAudit('')).toEqual({ isKnown: false, reason: 'it did not answer' })
})

test('[OPER-091] without an answer of the registry the check passes, except for a release; what is vulnerable always fails', () => {
  const silent = readAudit('')
  expect(auditVerdict(silent, { isRelease: false }).isPassed).toBe(true)
  expect(auditVerdict(silent, { isRelease: true }).isPassed).toBe(false)
  for (const isRelease of [false, true]) {
    expect(auditVerdict({ isKnown: true, vulnerable: [] }, { isRelease })).toEqual({ isPassed: true, lines: [] })
    expect(auditVerdict({ isKnown: true, vulnerable: ['lodash <4.17.21: high'] }, { isRelease })).toEqual({
      isPassed: false,
      lines: ['vulnerable: lodash <4.17.21: high'],
    })
  }
})

test.each([
  { flags: [], status: 0 },
  { flags: ['--release'], status: 1 },
])('[OPER-091] against a registry that refuses connections, the command with $flags ends with $status', ({ flags, status }) => {
  // Port 9 of loopback is closed; no second attempt, so that the refusal comes at once.
  const env = { ...process.env, npm_config_registry: 'http://127.0.0.1:9/', npm_config_fetch_retries: '0' }
  const run = spawnSync(process.execPath, ['tools/checks/check-dependencies.ts', ...flags], { cwd: checkout, env, encoding: 'utf8' })
  expect(run.stdout).toContain('vulnerabilities were not checked')
  expect(run.status).toBe(status)
})
