import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findSourceFiles } from './find-source-files.ts'
import { trialServer, trialServers } from './fixtures/trial-kind.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'rosette-folder-'))
})
afterEach(() => rm(dir, { recursive: true }))

test('each source has its file; the rest of the folder is told', async () => {
  await writeFile(join(dir, 'trial_lines.tsv'), 'a\n')
  await writeFile(join(dir, 'README.md'), '')
  const { files, unused } = await findSourceFiles(dir, trialServers)
  expect(files).toMatchObject([{ kind: 'trial', file: 'trial_lines.tsv', bytes: 2 }])
  expect(unused).toEqual(['README.md'])
})

test('a required file that is missing is named', async () => {
  await expect(findSourceFiles(dir, trialServers)).rejects.toThrow(/'Trial lines' is missing/)
})

test('an optional file may be missing', async () => {
  const sources = trialServer.sources.map((source) => ({ ...source, isRequired: false }))
  const { files, missing } = await findSourceFiles(dir, { trial: { ...trialServer, sources } })
  expect([files, missing]).toEqual([[], ['Trial lines']])
})

test('two files for one source are a doubt, not a choice', async () => {
  await writeFile(join(dir, 'trial_lines.tsv'), '')
  await writeFile(join(dir, 'trial_lines.tsv.gz'), '')
  await expect(findSourceFiles(dir, trialServers)).rejects.toThrow(/could be any of trial_lines\.tsv, trial_lines\.tsv\.gz/)
})

test('a folder that is not there is said so', async () => {
  await expect(findSourceFiles(join(dir, 'nowhere'), trialServers)).rejects.toThrow(/can't be read/)
})
