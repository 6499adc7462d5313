import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify, stripVTControlCharacters } from 'node:util'
import { makeScratchTree, type ScratchTree } from '@rosette/repo-rules/scratch-tree.ts'
import { kindTests } from '@rosette/test-kit/additions/kind-tests.ts'
import { symbolCount } from '@rosette/test-kit/additions/symbol-count.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkout } from './checkout.ts'

// What a kind and an analysis cost: both are added to one tree, which is type-checked once and whose tests share one demo release.

const copied = [
  'apps',
  'packages',
  'tools',
  'data',
  'docs',
  'texts',
  'package.json',
  'vitest.config.ts',
  ...['base', 'contract', 'server', 'web', 'test'].map((layer) => `tsconfig.${layer}.json`),
]

let tree: ScratchTree
const newKind = (...args: string[]) => tree.runScript('tools/new-kind.ts', ...args)
const textOf = (path: string) => readFile(join(tree.root, path), 'utf8')

beforeAll(async () => {
  tree = await makeScratchTree(copied, kindTests)
  // Before anything is added, which is then newer than what is known.
  await tree.bringTypeCheck()
  const command = ['run', '--silent', 'new:kind', '--', 'gizmo', '--searchable', '--form', '--positions']
  await promisify(execFile)('npm', command, { cwd: tree.root })
}, 120_000)
afterAll(() => tree?.remove())

test('npm run new:kind -- gizmo --searchable --form --positions writes one folder and at most five lines outside it', async () => {
  const lines = []
  for (const file of await readdir(join(checkout, 'packages/kinds/registry'), { withFileTypes: true })) {
    if (!file.isFile()) continue
    const path = join('packages/kinds/registry', file.name)
    const before = new Set((await readFile(join(checkout, path), 'utf8')).split('\n'))
    const after = (await textOf(path)).split('\n')
    lines.push(...after.filter((line) => !before.has(line)))
    expect(after.filter((line) => before.has(line))).toHaveLength((await readFile(join(checkout, path), 'utf8')).split('\n').length)
  }
  expect(lines).toHaveLength(5)
  const places = ['packages', 'packages/features', 'packages/contract-kit/src', 'tools/new-kind', 'apps/web/src']
  for (const place of places) expect(await readdir(join(tree.root, place))).toEqual(await readdir(join(checkout, place)))
})

test('without -- npm takes the flags, and the command says so instead of guessing', async () => {
  const command = promisify(execFile)('npm', ['run', '--silent', 'new:kind', 'gadget', '--searchable', '--form'], { cwd: tree.root })
  await expect(command).rejects.toMatchObject({ stderr: expect.stringContaining('npm took the flags for its own, so nothing was written') })
  expect(await readdir(join(tree.root, 'packages/kinds'))).not.toContain('gadget')
})

test('an analysis of lists costs its slice and at most five lines outside it', async () => {
  expect(symbolCount.linesOutside.length).toBeLessThanOrEqual(5)
  await tree.write(symbolCount.files)
  for (const { file, below, line } of symbolCount.linesOutside) {
    const text = await textOf(file)
    expect(text.split('\n'), file).toContain(below)
    await tree.write({ [file]: text.replace(`${below}\n`, `${below}\n${line}\n`) })
  }
})

const registry = 'packages/kinds/registry/server.ts'
const reading = 'packages/kinds/misread-thing/server/misread-thing-server.ts'
const silent = 'packages/kinds/silent-thing/server/silent-thing-server.ts'

test('kinds of every shape and an analysis compile; a kind that loads records of another, reads fields of another, or is silent to the public does not', {
  timeout: 600_000,
}, async () => {
  const made = [
    ['aardvark'],
    ['host-strain'],
    ['found-only', '--searchable'],
    ['shaped', '--searchable', '--form'],
    ['silent-thing'],
    ['misread-thing', '--searchable'],
    ['swapped-thing', '--searchable', '--form'],
  ]
  for (const args of made) expect(await newKind(...args)).toMatchObject({ status: 0 })
  const rightful = Object.fromEntries(
    await Promise.all([registry, reading, silent].map(async (path) => [path, await textOf(path)] as const)),
  )
  const change = async (path: string, from: string | RegExp, to: string) => {
    const text = await textOf(path)
    const changed = text.replace(from, to)
    expect(changed, path).not.toBe(text)
    await tree.write({ [path]: changed })
  }
  await change(registry, "  'swapped-thing': swappedThingServer,", "  'swapped-thing': aardvarkServer,")
  await change(reading, 'summary: ({ name, description })', 'summary: ({ name, geneModelType: description })')
  await change(silent, /^ {2}publicView: \{[\s\S]*?^ {2}\},\n/m, '')
  const { output } = await tree.run('tsc', '-b', 'tsconfig.contract.json', 'tsconfig.server.json', 'tsconfig.web.json', '--pretty', 'false')
  await tree.write(rightful)
  expect(output).toMatch(/^packages\/kinds\/registry\/server\.ts.*TS2322(.*\n)*? .*swappedThingId/m)
  expect(output).toMatch(/^packages\/kinds\/misread-thing\/.*TS2339.*geneModelType/m)
  expect(output).toMatch(/^packages\/kinds\/silent-thing\/.*TS2741.*'publicView' is missing/m)
  // Nothing else is wrong: neither in the kinds that were left as they were made, nor in the analysis, nor in what was there before.
  const wrong = [...output.matchAll(/^(\S.*?)\(\d+,\d+\): error/gm)].map(([, path]) => path)
  expect([...new Set(wrong)].toSorted()).toEqual([reading, registry, silent])
})

test('demo row and analysis are served: the row is found, summarised and listed for programs, the call answers about a stored list under the rules of every analysis', {
  timeout: 600_000,
}, async () => {
  const { status, output } = await tree.run('vitest', 'run', '--project', 'live', 'tools/gizmo.live', 'tools/symbol-count.live')
  const said = stripVTControlCharacters(output)
  expect(said).toMatch(/tools\/gizmo\.live\.test\.ts \(7 tests\)/)
  expect(said).toMatch(/tools\/symbol-count\.live\.test\.ts \(3 tests\)/)
  expect(said).toMatch(/Tests +10 passed/)
  expect(status).toBe(0)
})

test('menu entry, form and results of the kind are rendered; lists offer the analysis, the map of the site and its router have its page, and its runs show what they found', {
  timeout: 300_000,
}, async () => {
  const { status, output } = await tree.run('vitest', 'run', '--project', 'pure-dom', 'tools/gizmo', 'packages/features/symbol-count/web')
  expect(stripVTControlCharacters(output)).toMatch(/Tests +8 passed/)
  expect(status).toBe(0)
})
