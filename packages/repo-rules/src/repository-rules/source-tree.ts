import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

/** A file as a rule sees it: a path from the root of the repository, with forward slashes, and its text. */
export type SourceFile = { path: string; text: string }

export type SourceTree = readonly SourceFile[]

const leftOut = new Set([
  '.git',
  'node_modules',
  'dist',
  'generated',
  'coverage',
  'test-results',
  'playwright-report',
  '.tsbuild',
  '.services',
  '.reports',
  '.vite',
])
/** The specification is quoted as it was written, whatever it says. */
const quoted = 'docs/spec/'
const readable = new Set([
  '.ts',
  '.tsx',
  '.js',
  '.css',
  '.sql',
  '.sh',
  '.json',
  '.jsonc',
  '.yaml',
  '.yml',
  '.md',
  '.html',
  '.svg',
  '.cff',
  '.toml',
  '.txt',
  '',
])

/** Every text file of the repository that people write. */
export function readSourceTree(root: string): SourceTree {
  return listFiles(root, '')
    .filter((path) => !path.startsWith(quoted) && readable.has(extname(path)))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

function listFiles(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !leftOut.has(name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory()) return listFiles(root, path)
      return entry.isFile() ? [path] : []
    })
}
