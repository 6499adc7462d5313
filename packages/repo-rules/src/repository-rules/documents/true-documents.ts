import { posix } from 'node:path'
import { parseManifest } from '../manifests/manifests.ts'
import { eachFile, lineAt, type Rule } from '../rule.ts'

/** The texts of the site are written for its readers: their links are addresses of pages, and a test of their own follows them. */
const isDocument = (path: string) => path.endsWith('.md') && !path.startsWith('texts/')

/** A command that a document names exists, and the README or the page of commands describes each one. */
export const trueCommands: Rule = (tree) => {
  const root = tree.find(({ path }) => path === 'package.json')
  const scripts = Object.keys(root ? parseManifest(root.text).scripts : {})
  const described = tree
    .filter(({ path }) => path === 'README.md' || path === commandsPage)
    .flatMap(({ text }) => [...text.matchAll(/npm (?:run )?([a-z][\w:-]*)/g)].map(([, script]) => script))
  const undescribed = scripts.filter((script) => !described.includes(script))
  return [
    ...undescribed.map((script) => ({ path: commandsPage, reason: `npm run ${script} is not described` })),
    ...eachFile(isDocument, ({ text }) =>
      [...text.matchAll(/npm run (?:-\S+ )*([a-z][\w:-]*)/g)]
        .filter(([, script = '']) => !scripts.includes(script))
        .map(({ index, 1: script }) => ({ line: lineAt(text, index), reason: `there is no command npm run ${script}` })),
    )(tree),
  ]
}

const commandsPage = 'docs/commands.md'

/** A link from a document to a file of the repository leads somewhere. */
export const liveLinks: Rule = (tree) => {
  const paths = tree.map(({ path }) => path)
  return tree
    .filter(({ path }) => isDocument(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
        .map(({ index, 1: target = '' }) => ({ index, target: posix.join(posix.dirname(path), target).replace(/\/$/, '') }))
        .filter(
          ({ target }) => !target.startsWith('docs/spec') && !paths.some((known) => known === target || known.startsWith(`${target}/`)),
        )
        .map(({ index, target }) => ({ path, line: lineAt(text, index), reason: `there is no ${target}` })),
    )
}

/** A row of the requirements that a document names exists. Areas tell rows from names like SHA-256. */
export function documentedRequirements(ids: ReadonlySet<string>): Rule {
  const areas = new Set([...ids].map((id) => id.slice(0, id.indexOf('-'))))
  return eachFile(isCurrent, ({ text }) =>
    [...text.matchAll(/\b([A-Z]+)-\d{3}\b/g)]
      .filter(([id, area = '']) => areas.has(area) && !ids.has(id))
      .map(({ index, 0: id }) => ({ line: lineAt(text, index), reason: `${id} is not a requirement` })),
  )
}

/** The page on style fits two screens, or nobody reads it. */
export const shortStylePage: Rule = eachFile(
  (path) => path === 'docs/style.md',
  ({ text }) => (text.trimEnd().split('\n').length > 120 ? [{ reason: 'docs/style.md has at most 120 lines' }] : []),
)

const isCurrent = (path: string) => isDocument(path) && path !== 'CHANGELOG.md'
// Packages for other languages name what is written in those; their own tests compare.
const isCurrentHere = (path: string) => isCurrent(path) && !path.startsWith('clients/')
const fileName = /^(?!https?:|\/|~|@|#)[\w./-]+\.(tsx?|sql|css|jsonc?|ya?ml|md|sh)$/
const folderName = /^(?:(?:packages|apps|tools|data|docs|e2e|\.ci)\/[\w./-]*|[a-z][\w-]*\/)$/
const identifier = /^(?:[a-z][a-z0-9]*(?:[A-Z][a-z0-9]*)+|(?:[A-Z][a-z0-9]+){2,})$/

/** Names that documents mention although the tree of rules does not have them: the specification, what is generated, what is not wanted. */
const elsewhere: readonly RegExp[] = [/^docs\/spec\//, /\/generated\//, /^(?:index|utils)\.ts$/]
const foreign: ReadonlySet<string> = new Set(['viewerData'])

/** Every file and identifier that a document names exists, in backticks or in a block. */
export const namedThings: Rule = (tree) => {
  const paths = tree.map(({ path }) => path)
  const words = new Set(tree.filter(({ path }) => !isDocument(path)).flatMap(({ text }) => text.match(/[A-Za-z_$][\w$]*/g) ?? []))
  return eachFile(isCurrentHere, ({ path, text }) =>
    [...quotedIn(text), ...wordsInBlocks(text)].flatMap(({ index, quoted }) => {
      const unknown = isPath(quoted) ? (hasFile(quoted, path, paths) ? [] : [quoted]) : namesIn(quoted).filter((name) => !words.has(name))
      return unknown.map((name) => ({ line: lineAt(text, index), reason: `there is no ${name}` }))
    }),
  )(tree)
}

type Quoted = { index: number; quoted: string }

const block = /^ *```[\s\S]*?^ *```/gm

function quotedIn(text: string): readonly Quoted[] {
  // The length of a block is kept, so that line numbers stay right.
  const withoutBlocks = text.replace(block, (each) => each.replace(/[^\n]/g, ' '))
  return Array.from(withoutBlocks.matchAll(/`([^`\n]+)`/g), ({ index, 1: quoted = '' }) => ({ index, quoted }))
}

/** Blocks hold code, trees and drawings: each word of them is read by itself. Addresses and quoted texts name nothing of ours. */
function wordsInBlocks(text: string): readonly Quoted[] {
  return Array.from(text.matchAll(block)).flatMap(({ index, 0: whole }) => {
    const read = whole.replace(/https?:\S+|'[^'\n]*'|"[^"\n]*"/g, (each) => ' '.repeat(each.length))
    return Array.from(read.matchAll(/[\w./…<>*$-]*\w\/?/g), (word) => ({ index: index + word.index, quoted: word[0] }))
  })
}

function isPath(quoted: string): boolean {
  return (fileName.test(quoted) || folderName.test(quoted)) && !elsewhere.some((pattern) => pattern.test(quoted))
}

/** A path from the root or from the document, the end of one, or a folder within one. */
function hasFile(quoted: string, document: string, paths: readonly string[]): boolean {
  const wanted = [quoted, posix.join(posix.dirname(document), quoted)].map((path) => path.replace(/\/$/, ''))
  const isPart = (path: string) => (quoted.endsWith('/') ? path.includes(`/${quoted}`) : path.endsWith(`/${quoted}`))
  return paths.some((path) => wanted.some((file) => path === file || path.startsWith(`${file}/`)) || isPart(path))
}

/** `defineKind`, `recordPath(ref)` and `<RecordLink to={ref} />` name our code; a command or a sentence does not. */
function namesIn(quoted: string): readonly string[] {
  const [, called] = /^<?([\w.]+)(?:\(.*\)|(?: [^>]*)?\/?>|)$/.exec(quoted) ?? []
  return (called?.split('.') ?? []).filter((part) => identifier.test(part) && !foreign.has(part))
}
