import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { messageOf } from '@rosette/contract-kit/message-of.ts'
import { sitePages } from '@rosette/features/site/contract/site-pages.ts'
import { kindOfPath } from '@rosette/kinds/registry/contract.ts'
import { kindFiles } from './new-kind/kind-files.ts'
import type { KindParts, KindWords } from './new-kind/kind-words.ts'
import { toKindWords } from './new-kind/kind-words.ts'
import { registerKind, registriesOf } from './new-kind/register-kind.ts'

const usage = 'Usage: npm run new:kind -- <name> [--searchable [--form] [--positions]]'

const kinds = join(import.meta.dirname, '../packages/kinds')

try {
  const { name, parts } = parseArguments(process.argv.slice(2))
  const words = toKindWords(name)
  refuseTaken(words)
  await writeSlice(words, parts)
  await register(words, parts)
  console.log(`packages/kinds/${name} is written and registered, ${describeParts(parts)}. Now:
  1. Say what a record holds: contract/${name}-record.ts, and what names it: contract/${name}-kind.ts.
  2. Give it tables and sources: server/${name}-tables.sql, server/${name}-server.ts.
  3. Say what everybody may know of it: publicView in server/${name}-server.ts.
  4. Replace the fixture by a record written by hand from published facts.
  5. npm run gen, then npm run verify.`)
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 1
}

function parseArguments(words: readonly string[]): { name: string; parts: KindParts } {
  const [name, ...others] = words.filter((word) => !word.startsWith('--'))
  const flags = words.filter((word) => word.startsWith('--'))
  // Without a bare -- npm takes flags for its own, hands only some of them on in the environment and loses --form.
  const isTakenByNpm = process.env.npm_config_searchable !== undefined || process.env.npm_config_positions !== undefined
  if (isTakenByNpm) throw new Error(`npm took the flags for its own, so nothing was written. Put -- before the name.\n${usage}`)
  const parts = {
    isSearchable: flags.includes('--searchable'),
    hasForm: flags.includes('--form'),
    hasPositions: flags.includes('--positions'),
  }
  const isKnown = flags.every((flag) => ['--searchable', '--form', '--positions'].includes(flag))
  const isWhole = parts.isSearchable || !(parts.hasForm || parts.hasPositions)
  if (!name || others.length > 0 || !isKnown || !isWhole) throw new Error(usage)
  return { name, parts }
}

function describeParts({ isSearchable, hasForm, hasPositions }: KindParts): string {
  if (!isSearchable) return 'with a page and no search'
  return `with a page, a search, ${hasForm ? 'a form' : 'no form'} and ${hasPositions ? 'positions on the genome' : 'no positions'}`
}

function refuseTaken({ kebab }: KindWords): void {
  const isTaken = kebab === 'registry' || existsSync(join(kinds, kebab))
  if (isTaken || kindOfPath(kebab)) throw new Error(`There is already a kind called ${kebab}.`)
  const isPage = sitePages.some(({ path }) => path.split('/')[1] === kebab)
  if (isPage) throw new Error(`/${kebab} is a page of the site; a kind of that name would never be seen.`)
}

async function writeSlice(words: KindWords, parts: KindParts): Promise<void> {
  for (const [path, text] of Object.entries(kindFiles(words, parts))) {
    const file = join(kinds, words.kebab, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text, { flag: 'wx' })
  }
}

async function register(words: KindWords, parts: KindParts): Promise<void> {
  for (const registry of registriesOf(parts)) {
    const file = join(kinds, 'registry', `${registry}.ts`)
    await writeFile(file, registerKind(registry, await readFile(file, 'utf8'), words))
  }
}
