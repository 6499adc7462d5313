import { posix } from 'node:path'
import { parseManifest } from '../manifests/manifests.ts'
import { eachFile, lineAt, type Rule } from '../rule.ts'

/** The texts of the site are written for its readers: their links are addresses of pages, and a test of their own follows them. */
const isDocument = (path: string) => path.endsWith('.md') && !path.startsWith('texts/')

/** A command that a document names exists. */
export const trueCommands: Rule = (tree) => {
  const root = tree.find(({ path }) => path === 'package.json')
  const scripts = Object.keys(root ? parseManifest(root.text).scripts : {})
  return eachFile(isDocument, ({ text }) =>
    [...text.matchAll(/npm run (?:-\S+ )*([a-z][\w:-]*)/g)]
      .filter(([, script = '']) => !scripts.includes(script))
      .map(({ index, 1: script }) => ({ line: lineAt(text, index), reason: `there is no command npm run ${script}` })),
  )(tree)
}

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

/** The page on style fits two screens, or nobody reads it. */
export const shortStylePage: Rule = eachFile(
  (path) => path === 'docs/style.md',
  ({ text }) => (text.trimEnd().split('\n').length > 120 ? [{ reason: 'docs/style.md has at most 120 lines' }] : []),
)

const isCurrent = (path: string) => isDocument(path) && path !== 'CHANGELOG.md'
const fileName = /^(?!https?:|\/|~|@|#)[\w./-]+\.(tsx?|sql|css|jsonc?|ya?ml|md|sh)$/
const folderName = /^(?:packages|apps|tools|data|docs|e2e|\.ci)\/[\w./-]*$/
const identifier = /^(?:[a-z][a-z0-9]*(?:[A-Z][a-z0-9]*)+|(?:[A-Z][a-z0-9]+){2,})$/

/** Names that documents mention although the tree of rules does not have them: the specification, what is generated, what is not wanted. */
const elsewhere: readonly RegExp[] = [/^docs\/spec\//, /\/generated\//, /^(?:index|utils)\.ts$/]
const foreign: ReadonlySet<string> = new Set(['viewerData'])

/** Every file and identifier that a document puts in backticks exists. */
export const namedThings: Rule = (tree) => {
  const paths = tree.map(({ path }) => path)
  const words = new Set(tree.filter(({ path }) => !isDocument(path)).flatMap(({ text }) => text.match(/[A-Za-z_$][\w$]*/g) ?? []))
  return eachFile(isCurrent, ({ path, text }) =>
    [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].flatMap(({ index, 1: quoted = '' }) => {
      const unknown = isPath(quoted) ? (hasFile(quoted, path, paths) ? [] : [quoted]) : namesIn(quoted).filter((name) => !words.has(name))
      return unknown.map((name) => ({ line: lineAt(text, index), reason: `there is no ${name}` }))
    }),
  )(tree)
}

/** Blocks show commands and made-up examples; their length is kept so that line numbers stay right. */
function withoutBlocks(text: string): string {
  return text.replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ' '))
}

function isPath(quoted: string): boolean {
  return (fileName.test(quoted) || folderName.test(quoted)) && !elsewhere.some((pattern) => pattern.test(quoted))
}

/** A path from the root or from the document, or the end of one. */
function hasFile(quoted: string, document: string, paths: readonly string[]): boolean {
  const wanted = [quoted, posix.join(posix.dirname(document), quoted)].map((path) => path.replace(/\/$/, ''))
  return paths.some((path) => wanted.some((file) => path === file || path.startsWith(`${file}/`)) || path.endsWith(`/${quoted}`))
}

/** `defineKind`, `recordPath(ref)` and `<RecordLink to={ref} />` name our code; a command or a sentence does not. */
function namesIn(quoted: string): readonly string[] {
  const [, called] = /^<?([\w.]+)(?:\(.*\)|(?: [^>]*)?\/?>|)$/.exec(quoted) ?? []
  return (called?.split('.') ?? []).filter((part) => identifier.test(part) && !foreign.has(part))
}
