import { isCode, isSource } from '../file-roles.ts'
import { exportsOf } from '../parse-source.ts'
import { eachFile, type Rule } from '../rule.ts'

const emptyNames = new Set(['index', 'utils', 'util', 'helpers', 'helper', 'types', 'common', 'misc', 'body', 'constants'])

/** Files that hold a family of small things with no main one among them. */
const families: Readonly<Record<string, string>> = {
  'packages/contract-kit/src/vocabulary/genome.ts': 'chromosomes, their lengths and orientations',
  'packages/contract-kit/src/records/record-parts.ts': 'the shapes that records of many kinds are made of',
  'packages/contract-kit/src/search/search-contract.ts': 'request, answer and categories of every search call',
  'packages/repo-rules/src/repository-rules/file-roles.ts': 'one predicate for each role a file can have',
  'packages/features/results/web/query/category-words.ts': 'the words of the results page for its category, singular, plural and counted',
}

const stem = (path: string) => path.replace(/^.*\//, '').replace(/(\.(test|(live|long|chaos)\.test|spec))?\.tsx?$/, '')

/** Names that say nothing, and names in another spelling than ours. */
export const plainFileNames: Rule = eachFile(isCode, ({ path }) => {
  const name = stem(path).replace(/\.config$/, '')
  if (emptyNames.has(name)) return [{ reason: `'${name}' says nothing; name the file after what it exports` }]
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) ? [] : [{ reason: 'file names are kebab-case' }]
})

/** `loadGermplasm` lives in `load-germplasm.ts`: an export and the file's name have a word in common. */
export const namedAfterExport: Rule = eachFile(
  (path) => isSource(path) && !/(^|\/)main\.tsx?$|^packages\/kinds\/registry\//.test(path) && !Object.hasOwn(families, path),
  (file) => {
    const names = exportsOf(file)
    const words = stem(file.path).split('-').map(singular)
    if (names.length === 0 || names.some((name) => words.some((word) => name.toLowerCase().includes(word)))) return []
    return [{ reason: `no export is called like the file; it exports ${names.join(', ')}` }]
  },
)

function singular(word: string): string {
  return word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')
}
