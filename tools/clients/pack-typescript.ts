import { copyFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { checkout } from '../checkout.ts'
import { runTool } from '../processes/run-tool.ts'

const source = join(checkout, 'clients/typescript')

/** Writes the package for others into a folder, ready for `npm publish`; answers the packed file and its size. */
export async function packTypescript(folder: string): Promise<{ file: string; bytes: number; unpackedBytes: number }> {
  const [dist, declarations] = [join(folder, 'package/dist'), join(folder, 'declarations')]
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await expectSuccess('npx', ['vite', 'build', '--config', join(source, 'vite.config.ts'), '--outDir', dist, '--logLevel', 'warn'])
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(declarationSettings(declarations)))
  await expectSuccess('npx', ['tsc', '--project', join(folder, 'tsconfig.json')])
  await mkdir(join(dist, 'types'))
  await copyDeclarations(declarations, 'clients/typescript/src/rosette.d.ts', join(dist, 'types'))
  for (const file of ['package.json', 'README.md']) await copyFile(join(source, file), join(folder, 'package', file))
  await copyFile(join(checkout, 'LICENSE'), join(folder, 'package/LICENSE'))
  await expectSuccess('npm', ['pack', '--silent', '--pack-destination', folder, join(folder, 'package')])
  const { name, version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'))
  const file = join(folder, `${name}-${version}.tgz`)
  return { file, bytes: (await stat(file)).size, unpackedBytes: (await stat(join(dist, 'rosette.js'))).size }
}

/** Our packages are named by their folders: tsc writes no declarations of what it finds in node_modules. */
function declarationSettings(outDir: string): object {
  const ofKit = (kit: string) => [`@rosette/${kit}/*`, [join(checkout, 'packages', kit, 'src/*')]]
  return {
    compilerOptions: {
      strict: true,
      target: 'es2024',
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2024', 'dom', 'dom.iterable'],
      types: [],
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: checkout,
      outDir,
      paths: Object.fromEntries(['api-client', 'contract-kit'].map(ofKit)),
    },
    files: [join(source, 'src/rosette.ts')],
  }
}

/**
 * Declarations of the entry and of what they name, side by side, whichever package of ours they come from. What would need a package of
 * others is an error: nothing is installed with this one.
 */
async function copyDeclarations(from: string, entry: string, to: string): Promise<void> {
  const waiting = [entry]
  const copied = new Set<string>()
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (copied.has(path)) continue
    copied.add(path)
    const text = await readFile(join(from, path), 'utf8')
    const own = text.replaceAll(/(from |import\()(['"])([^'"]+)\2/g, (_, before: string, quote: string, specifier: string) => {
      const target = declarationOf(path, specifier)
      waiting.push(target)
      return `${before}${quote}./${basename(target, '.d.ts')}.js${quote}`
    })
    await writeFile(join(to, basename(path)), own)
  }
}

function declarationOf(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return join(path, '..', specifier).replace(/\.ts$/, '.d.ts')
  const [, kit, file] = /^@rosette\/([\w-]+)\/(.+)\.ts$/.exec(specifier) ?? []
  if (kit === undefined) throw new Error(`${path} names a type of ${specifier}, which is not installed with the package`)
  return `packages/${kit}/src/${file}.d.ts`
}

async function expectSuccess(program: string, args: readonly string[]): Promise<void> {
  const code = await runTool(program, args)
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}`)
}
