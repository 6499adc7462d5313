import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

const checkout = join(import.meta.dirname, '../../..')

const tools = {
  tsc: 'node_modules/typescript/bin/tsc',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  vitest: 'node_modules/vitest/vitest.mjs',
} as const

/** A tree in the shape of this repository, made for one test: planted files meet the real tools and their real configuration. */
export type ScratchTree = {
  root: string
  /** What its tools and scripts see beside the environment of this process. */
  env: Record<string, string>
  write(files: Readonly<Record<string, string>>): Promise<void>
  /** What a tool says of the tree. */
  run(tool: keyof typeof tools, ...args: string[]): Promise<{ status: number; output: string }>
  /** Brings what the last type check of this checkout found out, so that the one of the tree reads only what differs. */
  bringTypeCheck(): Promise<void>
  /** Runs a script of the tree with this Node. */
  runScript(script: string, ...args: string[]): Promise<{ status: number; output: string }>
  remove(): Promise<void>
}

/** Copies the given paths of this checkout beside the files; npm packages are linked, workspace packages are the copied ones. */
export async function makeScratchTree(copied: readonly string[], files: Readonly<Record<string, string>> = {}): Promise<ScratchTree> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'rosette-tree-')))
  const write = async (texts: Readonly<Record<string, string>>) => {
    for (const [path, text] of Object.entries(texts)) {
      await mkdir(dirname(join(root, path)), { recursive: true })
      await writeFile(join(root, path), text)
    }
  }
  const env: Record<string, string> = {}
  const run = (script: string, args: readonly string[]) => runNode({ cwd: root, env }, script, args)
  for (const path of copied) await cp(join(checkout, path), join(root, path), { recursive: true, filter: isWritten })
  await linkPackages(root)
  await write(files)
  return {
    root,
    env,
    write,
    run: (tool, ...args) => run(join(checkout, tools[tool]), args),
    bringTypeCheck: () => bringTypeCheck(root),
    runScript: (script, ...args) => run(join(root, script), args),
    remove: () => rm(root, { recursive: true, force: true }),
  }
}

function isWritten(source: string): boolean {
  return !/\/(node_modules|dist|\.tsbuild|test-results)$/.test(source)
}

/** Libraries are named by their path from this folder, and the tree has them by links. Whatever changed since is checked again. */
async function bringTypeCheck(root: string): Promise<void> {
  const [from, to] = [join(checkout, '.tsbuild'), join(root, '.tsbuild')]
  const notes = await readdir(from).catch(() => [])
  if (notes.length === 0) return
  await cp(from, to, { recursive: true })
  for (const name of notes.filter((file) => file.endsWith('.tsbuildinfo'))) {
    const note = await readFile(join(to, name), 'utf8')
    await writeFile(join(to, name), note.replaceAll(/"\.\.\/(?=([\w-]+\/)*node_modules\/)/g, `"${relative(to, checkout)}/`))
  }
}

async function linkPackages(root: string): Promise<void> {
  await mkdir(join(root, 'node_modules/@rosette'), { recursive: true })
  for (const name of await readdir(join(checkout, 'node_modules')))
    if (name !== '@rosette' && !name.startsWith('.')) await symlink(join(checkout, 'node_modules', name), join(root, 'node_modules', name))
  for (const layer of ['packages', 'apps'])
    for (const name of await readdir(join(checkout, layer))) {
      await symlink(join(root, layer, name), join(root, 'node_modules/@rosette', name))
      // npm puts a version that differs from that of other packages into the package that wants it.
      const own = join(layer, name, 'node_modules')
      if (existsSync(join(checkout, own)) && existsSync(join(root, layer, name))) await symlink(join(checkout, own), join(root, own))
    }
}

function runNode(
  { cwd, env }: { cwd: string; env: Record<string, string> },
  script: string,
  args: readonly string[],
): ReturnType<ScratchTree['run']> {
  return new Promise((resolve) => {
    const options = { cwd, env: { ...process.env, ...env }, maxBuffer: 1 << 26 }
    const child = execFile(process.execPath, [script, ...args], options, (_error, stdout, stderr) =>
      resolve({ status: child.exitCode ?? 1, output: stdout + stderr }),
    )
  })
}
