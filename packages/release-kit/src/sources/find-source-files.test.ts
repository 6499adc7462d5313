import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { trialServer, trialServers } from '../fixtures/trial-kind.ts'
import type { KindServers } from '../kind-server.ts'
import { findSourceFiles } from './find-source-files.ts'
import type { Source } from './source.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'rosette-folder-'))
})
afterEach(() => rm(dir, { recursive: true }))

test('each source has its file; the rest of the folder is reported', async () => {
  await writeFile(join(dir, 'trial_lines.tsv'), 'a\n')
  await writeFile(join(dir, 'README.md'), '')
  const { files, unused } = await findSourceFiles({ dir }, trialServers)
  expect(files).toMatchObject([{ kind: 'trial', file: 'trial_lines.tsv', bytes: 2 }])
  expect(unused).toEqual(['README.md'])
})

test('a required file that is missing is named', async () => {
  await expect(findSourceFiles({ dir }, trialServers)).rejects.toThrow(/'Trial lines' is missing/)
})

test('an optional file may be missing', async () => {
  const sources = trialServer.sources.map((source) => ({ ...source, isRequired: false }))
  const { files, missing } = await findSourceFiles({ dir }, { trial: { ...trialServer, sources } })
  expect([files, missing]).toEqual([[], ['Trial lines']])
})

test('two files for one source are a doubt, not a choice', async () => {
  await writeFile(join(dir, 'trial_lines.tsv'), '')
  await writeFile(join(dir, 'trial_lines.tsv.gz'), '')
  await expect(findSourceFiles({ dir }, trialServers)).rejects.toThrow(/could be any of trial_lines\.tsv, trial_lines\.tsv\.gz/)
})

test('[PATHWAY-006] a source that is repeated has all files of its name', async () => {
  const sources = trialServer.sources.map((source) => ({ ...source, file: /\.gmt(\.gz)?$/, isMany: true }))
  for (const name of ['b.gmt.gz', 'a.gmt', 'c.txt']) await writeFile(join(dir, name), '')
  const { files, unused } = await findSourceFiles({ dir }, { trial: { ...trialServer, sources } })
  expect([files.map(({ file }) => file), unused]).toEqual([['a.gmt', 'b.gmt.gz'], ['c.txt']])
})

function datedServers(source: Partial<Source>): KindServers {
  const sources = trialServer.sources.map((each) => ({ ...each, file: /^trial_lines_(?<date>.*)\.tsv(\.gz)?$/, ...source }))
  return { trial: { ...trialServer, sources } }
}

test('[DATA-080] files of several dates come with the newest first if the source says how they are merged', async () => {
  const names = ['trial_lines_20180330.tsv.gz', 'trial_lines_20240931.tsv', 'trial_lines_20201231.tsv']
  for (const name of names) await writeFile(join(dir, name), '')
  const { files, unused } = await findSourceFiles({ dir }, datedServers({ editions: { recordOf: ([name]) => String(name) } }))
  expect(files.map(({ file }) => file)).toEqual(['trial_lines_20240931.tsv', 'trial_lines_20201231.tsv', 'trial_lines_20180330.tsv.gz'])
  expect(unused).toEqual([])
  await expect(findSourceFiles({ dir }, datedServers({}))).rejects.toThrow(/could be any of trial_lines_20180330\.tsv\.gz, /)
})

test('[EXPR-007] a source may have any number of files, but not one of them twice', async () => {
  for (const name of ['trial_lines_root.tsv', 'trial_lines_leaf.tsv.gz']) await writeFile(join(dir, name), '')
  const { files } = await findSourceFiles({ dir }, datedServers({ isMany: true }))
  expect(files.map(({ file }) => file)).toEqual(['trial_lines_leaf.tsv.gz', 'trial_lines_root.tsv'])
  await writeFile(join(dir, 'trial_lines_root.tsv.gz'), '')
  await expect(findSourceFiles({ dir }, datedServers({ isMany: true }))).rejects.toThrow(/could be any of /)
})

test.each([
  ['one date twice', ['trial_lines_20180330.tsv', 'trial_lines_20180330.tsv.gz']],
  ['no date', ['trial_lines_20180330.tsv', 'trial_lines_final.tsv']],
  ['a year only', ['trial_lines_20180330.tsv', 'trial_lines_2020.tsv']],
])('[DATA-080] files with %s are named, and nothing is loaded', async (_what, names) => {
  for (const name of names) await writeFile(join(dir, name), '')
  const servers = datedServers({ editions: { recordOf: ([name]) => String(name) } })
  await expect(findSourceFiles({ dir }, servers)).rejects.toThrow(`could be any of ${names.join(', ')}`)
})

test('[NETWORK-002] a source may have any number of files', async () => {
  for (const name of ['trial_lines_one.tsv', 'trial_lines_two.tsv']) await writeFile(join(dir, name), '')
  const { files } = await findSourceFiles({ dir }, datedServers({ isMany: true }))
  expect(files.map(({ file }) => file)).toEqual(['trial_lines_one.tsv', 'trial_lines_two.tsv'])
})

test('[DATA-080] a single file needs no date', async () => {
  await writeFile(join(dir, 'trial_lines_final.tsv'), '')
  const { files } = await findSourceFiles({ dir }, datedServers({ editions: { recordOf: ([name]) => String(name) } }))
  expect(files.map(({ file }) => file)).toEqual(['trial_lines_final.tsv'])
})

test('where one file says all that others say, these are neither needed nor read', async () => {
  const [source] = trialServer.sources
  if (!source) throw new Error('The trial kind has a source')
  const fuller = { ...source, title: 'Fuller lines', file: /^fuller\.tsv$/, isRequired: false, replaces: [source] }
  const servers = { trial: { ...trialServer, sources: [source, fuller] } }
  await writeFile(join(dir, 'trial_lines.tsv'), '')
  expect((await findSourceFiles({ dir }, servers)).files.map(({ file }) => file)).toEqual(['trial_lines.tsv'])
  await writeFile(join(dir, 'fuller.tsv'), '')
  const both = await findSourceFiles({ dir }, servers)
  expect([both.files.map(({ file }) => file), both.unused]).toEqual([['fuller.tsv'], ['trial_lines.tsv']])
  await rm(join(dir, 'trial_lines.tsv'))
  expect((await findSourceFiles({ dir }, servers)).files.map(({ file }) => file)).toEqual(['fuller.tsv'])
})

test('a file that says less is read where the fuller one is missing, which is then not needed', async () => {
  const [source] = trialServer.sources
  if (!source) throw new Error('The trial kind has a source')
  const shorter = { ...source, title: 'Shorter lines', file: /^shorter\.tsv$/, isRequired: false, standsInFor: [source] }
  const servers = { trial: { ...trialServer, sources: [source, shorter] } }
  await writeFile(join(dir, 'shorter.tsv'), '')
  expect((await findSourceFiles({ dir }, servers)).files.map(({ file }) => file)).toEqual(['shorter.tsv'])
  await writeFile(join(dir, 'trial_lines.tsv'), '')
  const both = await findSourceFiles({ dir }, servers)
  expect([both.files.map(({ file }) => file), both.unused]).toEqual([['trial_lines.tsv'], ['shorter.tsv']])
  await rm(join(dir, 'shorter.tsv'))
  await rm(join(dir, 'trial_lines.tsv'))
  await expect(findSourceFiles({ dir }, servers)).rejects.toThrow(/'Trial lines' is missing/)
})

test('a folder that is not there is said so', async () => {
  await expect(findSourceFiles({ dir: join(dir, 'nowhere') }, trialServers)).rejects.toThrow(/can't be read/)
})

test('a demo folder gives files for just those kinds that the other has none for, and they are marked', async () => {
  const demoDir = join(dir, 'demo')
  await mkdir(demoDir)
  const other = trialServer.sources.map((source) => ({ ...source, title: 'Other lines', file: /^other\.tsv$/ }))
  const servers = { trial: trialServer, other: { ...trialServer, sources: other } }
  for (const name of ['trial_lines.tsv', 'other.tsv']) await writeFile(join(demoDir, name), 'made up\n')
  await writeFile(join(dir, 'trial_lines.tsv'), 'a\n')
  const { files } = await findSourceFiles({ dir, demoDir }, servers)
  expect(files).toMatchObject([
    { kind: 'trial', path: join(dir, 'trial_lines.tsv'), isDemo: false },
    { kind: 'other', path: join(demoDir, 'other.tsv'), isDemo: true },
  ])
})

test('a kind without any file is reported', async () => {
  const sources = trialServer.sources.map((source) => ({ ...source, isRequired: false }))
  const { emptyKinds } = await findSourceFiles({ dir }, { trial: { ...trialServer, sources }, derived: { ...trialServer, sources: [] } })
  expect(emptyKinds).toEqual(['trial'])
})
