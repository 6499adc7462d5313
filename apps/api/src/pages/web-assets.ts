import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { FirstViewModule } from '@rosette/features/site/contract/first-view.ts'
import { z } from 'zod'
import { parseStyle, type StyleRule } from './critical-style.ts'

/** The files that a document refers to, as paths below `/`. */
export type PageAssets = { script: string; preloads: string[]; styles: string[] }

export type WebAssets = {
  /** Whether Vite serves the sources instead of built files. */
  isDev: boolean
  /** Folder of the built files; null during development. */
  dist: string | null
  /** Files at its top level, such as the icon. */
  topFiles: readonly string[]
  /** Date of the build, `YYYY-MM-DD`; null during development. */
  builtOn: string | null
  /** What a page needs immediately. `chunks` are the sources of its lazily loaded parts, as paths from the root of the project. */
  assetsOf(chunks: readonly string[]): PageAssets
  /** The rules of its style sheets. */
  rulesOf(chunks: readonly string[]): StyleRule[]
  /** The script in every document that requests refused files again; empty during development. */
  watchScript: string
  /** What the document of the genome browser needs; null if it is not built. */
  genomeFrame: PageAssets | null
  /** Draws first views; null if pages are rendered by browsers only, as during development. */
  firstView: FirstViewModule | null
}

const entrySource = 'src/main.tsx'
const frameSource = 'src/genome-frame.tsx'
const watchSource = 'src/watch-loading.ts'

export const devAssets: WebAssets = {
  isDev: true,
  dist: null,
  topFiles: ['favicon.svg'],
  builtOn: null,
  assetsOf: () => ({ script: `/${entrySource}`, preloads: [], styles: [] }),
  rulesOf: () => [],
  watchScript: '',
  genomeFrame: { script: `/${frameSource}`, preloads: [], styles: [] },
  firstView: null,
}

const ownDist = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** Reads Vite's manifest; null if the web app is not built. */
export async function loadWebAssets(dist = ownDist): Promise<WebAssets | null> {
  const file = join(dist, '.vite', 'manifest.json')
  const manifest = await readManifest(file)
  if (manifest === null) return null
  // A build of its own, so that no page shares a chunk with it.
  const frame = await readManifest(join(dist, '.vite', 'genome-frame.json'))
  const entries = await readdir(dist, { withFileTypes: true })
  const { mtime } = await stat(file)
  const assetsOf = rememberByChunks((chunks) => findAssets(manifest, chunks))
  const rulesOfFile = await readRules(dist)
  return {
    isDev: false,
    dist,
    topFiles: entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== 'index.html')
      .map(({ name }) => name),
    builtOn: mtime.toISOString().slice(0, 10),
    assetsOf,
    rulesOf: rememberByChunks((chunks) => assetsOf(chunks).styles.flatMap((file) => rulesOfFile.get(file) ?? [])),
    watchScript: await readWatchScript(dist, manifest[watchSource]?.file),
    genomeFrame: frame && findAssets(frame, [], frameSource),
    firstView: dist === ownDist ? await loadFirstView() : null,
  }
}

/** It is a module as built; in a function, its names are its own in a document, too. */
async function readWatchScript(dist: string, file: string | undefined): Promise<string> {
  return file === undefined ? '' : `(()=>{${(await readFile(join(dist, file), 'utf8')).trim()}})()`
}

async function readManifest(file: string): Promise<Manifest | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : Manifest.parse(JSON.parse(text))
}

const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).default([]), imports: z.array(z.string()).default([]) }),
)
type Manifest = z.output<typeof Manifest>

/** The files of the entry and of the page's chunks with all their imports, so that the browser need not discover them one by one. */
export function findAssets(manifest: Manifest, chunks: readonly string[], source = entrySource): PageAssets {
  const entry = manifest[source]
  if (entry === undefined) throw new Error(`Vite's manifest has no entry ${source}: build the web app again`)
  // Vite's paths are relative to its own folder.
  const known = chunks.map((chunk) => posix.relative('apps/web', chunk)).filter((each) => manifest[each] !== undefined)
  const sources = [...new Set([source, ...known].flatMap((each) => withImports(manifest, each)))]
  const parts = sources.flatMap((each) => manifest[each] ?? [])
  return {
    script: `/${entry.file}`,
    preloads: parts.map(({ file }) => `/${file}`).filter((file) => file !== `/${entry.file}`),
    styles: [...new Set(parts.flatMap(({ css }) => css))].map((file) => `/${file}`),
  }
}

function withImports(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  if (seen.has(source)) return []
  seen.add(source)
  const imports = manifest[source]?.imports ?? []
  return [source, ...imports.flatMap((next) => withImports(manifest, next, seen))]
}

async function readRules(dist: string): Promise<Map<string, StyleRule[]>> {
  const files = (await readdir(join(dist, 'assets'))).filter((file) => file.endsWith('.css'))
  return new Map(
    await Promise.all(
      files.map(
        async (file) =>
          [`/assets/${file}`, parseStyle((await readFile(join(dist, 'assets', file), 'utf8')).replace(/\/\*.*?\*\//gs, ''))] as const,
      ),
    ),
  )
}

/** The web app as built for the server. It imports the contracts of this checkout, so that each exists once in the process. */
async function loadFirstView(): Promise<FirstViewModule | null> {
  const file = join(ownDist, '..', 'dist-server', 'first-view', 'render-first-view.js')
  return existsSync(file) ? import(pathToFileURL(file).href) : null
}

function rememberByChunks<Found>(find: (chunks: readonly string[]) => Found): (chunks: readonly string[]) => Found {
  const known = new Map<string, Found>()
  return (chunks) => {
    const name = chunks.join()
    const found = known.get(name) ?? find(chunks)
    known.set(name, found)
    return found
  }
}
