import { posix } from 'node:path'
import type { Rule } from '../rule.ts'

const index = 'docs/README.md'
/** Decisions have an index of their own. */
const isListed = (path: string) => /^docs\/.+\.md$/.test(path) && path !== index && !path.startsWith('docs/decisions/')

/** Every document is one click from the index, and the index one click from the README. */
export const listedDocuments: Rule = (tree) => {
  const linksOf = (from: string) => {
    const text = tree.find(({ path }) => path === from)?.text ?? ''
    return [...text.matchAll(/\]\(([^)#\s]+)/g)].map(([, target = '']) => posix.join(posix.dirname(from), target))
  }
  const listed = new Set(linksOf(index))
  return [
    ...tree.filter(({ path }) => isListed(path) && !listed.has(path)).map(({ path }) => ({ path, reason: `${index} does not list it` })),
    ...(tree.some(({ path }) => path === index) && !linksOf('README.md').includes(index)
      ? [{ path: 'README.md', reason: `it does not link to ${index}` }]
      : []),
  ]
}
