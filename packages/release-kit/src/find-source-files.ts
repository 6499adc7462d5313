import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { KindServers } from './kind-server.ts'
import type { Source } from './source.ts'

export type SourceFile = { kind: string; source: Source; file: string; path: string; bytes: number }

export type FoundFiles = {
  files: SourceFile[]
  /** Titles of sources that may be missing, and are. */
  missing: string[]
  /** Files no source asks for. */
  unused: string[]
}

/** Which file of a folder belongs to which source. A missing or doubtful file is told before anything is loaded. */
export async function findSourceFiles(dir: string, kindServers: KindServers): Promise<FoundFiles> {
  const names = await readNames(dir)
  const found: FoundFiles = { files: [], missing: [], unused: [] }
  const wrong: string[] = []
  for (const [kind, { sources }] of Object.entries(kindServers)) {
    for (const source of sources) {
      const matches = names.filter((name) => source.file.test(name))
      const [file] = matches
      if (matches.length > 1) wrong.push(`'${source.title}' could be any of ${matches.join(', ')}: leave one of them in the folder`)
      else if (file) found.files.push(await sourceFile(kind, source, dir, file))
      else if (source.isRequired) wrong.push(`'${source.title}' is missing: no file is named like ${source.file.source}`)
      else found.missing.push(source.title)
    }
  }
  if (wrong.length > 0) throw new Error(`${dir} can't be loaded.\n${wrong.join('\n')}`)
  const used = new Set(found.files.map(({ file }) => file))
  found.unused = names.filter((name) => !used.has(name))
  return found
}

async function readNames(dir: string): Promise<string[]> {
  try {
    const entries = await readdir(dir, { withFileTypes: true })
    return entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) => entry.name)
      .sort()
  } catch (cause) {
    throw new Error(`The folder ${dir} can't be read`, { cause })
  }
}

async function sourceFile(kind: string, source: Source, dir: string, file: string): Promise<SourceFile> {
  const path = join(dir, file)
  return { kind, source, file, path, bytes: (await stat(path)).size }
}
