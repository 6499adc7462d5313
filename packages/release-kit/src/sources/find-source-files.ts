import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { KindServers } from '../kind-server.ts'
import type { Source } from './source.ts'

export type SourceFile = {
  kind: string
  source: Source
  file: string
  path: string
  bytes: number
  /** Made by the generator of demonstration data. */
  isDemo: boolean
}

export type FoundFiles = {
  /** Those of one source, if there are several, with the newest first. */
  files: SourceFile[]
  /** Titles of sources that may be missing, and are. */
  missing: string[]
  /** Files no source asks for. */
  unused: string[]
  /** Kinds that are loaded from files and have none. */
  emptyKinds: string[]
}

/** Where the files lie. A demo folder is searched for those kinds only that the other has no file for. */
export type SourceFolders = { dir: string; isDemo?: boolean; demoDir?: string }

/** Which file of a folder belongs to which source. A missing or doubtful file is reported before anything is loaded. */
export async function findSourceFiles({ dir, isDemo = false, demoDir }: SourceFolders, kindServers: KindServers): Promise<FoundFiles> {
  const real = await openFolder(dir, isDemo, kindServers)
  const demo = demoDir === undefined ? null : await openFolder(demoDir, true, kindServers)
  const found: FoundFiles = { files: [], missing: [], unused: [], emptyKinds: [] }
  const wrong: string[] = []
  for (const [kind, { sources }] of Object.entries(kindServers)) {
    const isThere = sources.some((source) => real.names.some((name) => source.file.test(name)))
    const before = found.files.length
    for (const source of sources) await findOne(isThere || !demo ? real : demo, { kind, source }, found, wrong)
    if (sources.length > 0 && found.files.length === before) found.emptyKinds.push(kind)
  }
  if (wrong.length > 0) throw new Error(`${dir} can't be loaded.\n${wrong.join('\n')}`)
  const used = new Set(found.files.map(({ file }) => file))
  found.unused = real.names.filter((name) => !used.has(name))
  return found
}

type Folder = { dir: string; isDemo: boolean; names: readonly string[]; replaced: ReadonlySet<Source> }
type Wanted = Pick<SourceFile, 'kind' | 'source'>

async function openFolder(dir: string, isDemo: boolean, kindServers: KindServers): Promise<Folder> {
  const folders = Object.values(kindServers).flatMap(({ sources }) => sources.flatMap(({ folder }) => folder ?? []))
  const names = await readNames(dir, folders)
  return { dir, isDemo, names, replaced: replacedSources(names, kindServers) }
}

/** Sources whose files are not read beside the others of the folder. */
export function replacedSources(names: readonly string[], kindServers: KindServers): Set<Source> {
  const sources = Object.values(kindServers).flatMap((server) => server.sources)
  const isThere = new Set(sources.filter((source) => names.some((name) => source.file.test(name))))
  return new Set(
    [...isThere].flatMap((source) => {
      const { replaces = [], standsInFor = [] } = source
      return [...replaces, ...(standsInFor.some((fuller) => isThere.has(fuller)) ? [source] : standsInFor)]
    }),
  )
}

async function findOne(folder: Folder, { kind, source }: Wanted, found: FoundFiles, wrong: string[]): Promise<void> {
  const { dir, isDemo, names, replaced } = folder
  if (replaced.has(source)) return
  const matches = names.filter((name) => source.file.test(name))
  const files = matches.length > 1 ? inOrder(source, matches) : matches
  if (files === null) wrong.push(`'${source.title}' could be any of ${matches.join(', ')}: leave one of them in the folder`)
  else if (files.length === 0 && source.isRequired) wrong.push(`'${source.title}' is missing: no file is named like ${source.file.source}`)
  else if (files.length === 0) found.missing.push(source.title)
  for (const file of files ?? []) {
    found.files.push({ kind, source, file, path: join(dir, file), bytes: (await stat(join(dir, file))).size, isDemo })
  }
}

/** Null if it is not to be told which of several files are meant. */
function inOrder(source: Source, names: readonly string[]): readonly string[] | null {
  if (!source.isMany) return newestFirst(source, names)
  const unpacked = new Set(names.map((name) => name.replace(/\.gz$/, '')))
  return unpacked.size < names.length ? null : names
}

/** Files of several dates; null if they can't be put in order, or the source does not say how they are merged. */
function newestFirst({ file, editions }: Source, names: readonly string[]): string[] | null {
  const dateOf = (name: string) => file.exec(name)?.groups?.date ?? ''
  const isDated = names.every((name) => /^\d{8}$/.test(dateOf(name)))
  if (!editions || !isDated || new Set(names.map(dateOf)).size < names.length) return null
  return names.toSorted((one, other) => Number(dateOf(other)) - Number(dateOf(one)))
}

/** Files of the folder, and of those folders inside it that sources read. */
async function readNames(dir: string, folders: readonly string[]): Promise<string[]> {
  try {
    const entries = await readdir(dir, { withFileTypes: true })
    const inside = entries.filter((entry) => entry.isDirectory() && folders.includes(entry.name)).map((entry) => entry.name)
    const further = await Promise.all(inside.map(async (name) => (await readNames(join(dir, name), [])).map((file) => `${name}/${file}`)))
    return [...entries.filter((entry) => !entry.isDirectory()).map((entry) => entry.name), ...further.flat()].sort()
  } catch (cause) {
    throw new Error(`The folder ${dir} can't be read`, { cause })
  }
}
