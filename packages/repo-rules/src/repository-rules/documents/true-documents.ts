import { posix } from 'node:path'
import { isDocument } from '../file-roles.ts'
import { parseManifest } from '../manifests/manifests.ts'
import { eachFile, lineAt, type Rule } from '../rule.ts'

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
