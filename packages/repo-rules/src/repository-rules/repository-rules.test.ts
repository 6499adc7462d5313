import { readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { sitePages } from '@rosette/features/site/contract/site-pages.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { describe, expect, test } from 'vitest'
import { biomeImportRules, importRules } from '../import-rules/import-rules.ts'
import { parseRequirementIds } from './code/honest-tests.ts'
import { plainEnglish } from './documents/plain-english.ts'
import { isSource } from './file-roles.ts'
import { pathClashes } from './files/folder-shape.ts'
import { plantedViolations } from './planted-violations.ts'
import { repositoryRules } from './repository-rules.ts'
import { formatViolation, type Rule } from './rule.ts'
import { readSourceTree, type SourceFile, type SourceTree } from './source-tree.ts'

const root = join(import.meta.dirname, '../../../..')
const tree = readSourceTree(root)
const rules = repositoryRules(parseRequirementIds(readFileSync(join(root, 'docs/spec/requirements.tsv'), 'utf8')))
const broken = (rule: Rule, files: SourceTree) => rule(files).map(formatViolation).join('\n')

describe('the repository rules hold', () => {
  test.each(Object.entries(rules))('%s', (_sentence, rule) => {
    const found = broken(rule, tree)
    expect(found, found).toBe('')
  })

  test('no record kind has the address of a page of the site', () => {
    expect(
      pathClashes(
        Object.values(kinds),
        sitePages.map(({ path }) => path),
      ),
    ).toEqual([])
  })

  test('the import rules of Biome are those of the table', () => {
    expect(readFileSync(join(root, 'biome.import-rules.json'), 'utf8')).toBe(biomeImportRules())
  })

  test('an import rule applies to files that exist', () => {
    // A feature need not have all three layers; the rules of the missing ones wait for it.
    const folderOf = (pattern: string) =>
      pattern
        .replace(/^!/, '')
        .replace(/[*{].*$/, '')
        .replace(/^(packages\/features\/[^/]+\/).*/, '$1')
    const roots = importRules.flatMap(({ files }) => files.map(folderOf))
    expect(roots.filter((start) => !tree.some(({ path }) => path.startsWith(start)))).toEqual([])
  })

  test('one import rule applies to every source file of the product', () => {
    const files = tree.filter(
      ({ path }) => isSource(path) && /^(packages|apps|tools)\//.test(path) && !path.startsWith('packages/test-kit/'),
    )
    const applies = (path: string, patterns: readonly string[]) =>
      patterns.some((pattern) => !pattern.startsWith('!') && matchesGlob(path, pattern)) &&
      !patterns.some((pattern) => pattern.startsWith('!') && matchesGlob(path, pattern.slice(1)))
    const count = ({ path }: SourceFile) => importRules.filter((rule) => applies(path, rule.files)).length
    expect(files.filter((file) => count(file) !== 1).map(({ path }) => path)).toEqual([])
  })

  test('the tree was read', () => {
    expect(tree.length).toBeGreaterThan(100)
  })
})

describe('a planted violation is noticed', () => {
  test.each(Object.entries(plantedViolations))('%s', (sentence, { tree: planted, says }) => {
    const rule = Object.entries(rules).find(([name]) => name === sentence)?.[1]
    expect(rule && broken(rule, planted)).toMatch(says)
  })

  test.each([
    ['web rooms', 'layer'],
    ['knownRooms', 'layer'],
    ['behind a fence', 'import rule'],
    ['the whole house', 'codebase'],
    ['200 signs', 'character'],
    ['"x" is no PubMed number', 'is not a'],
    ['null where it is unknown', '"if"'],
    ['He is told by mail', 'notified'],
    ['what he may edit', 'they'],
    ['one is enough', 'matches any'],
    ['open to whoever has the address', 'anyone with'],
    ['an own background', 'custom'],
    ['corrected after Benjamini', 'method'],
    ['commas or blanks', 'spaces'],
  ])('the phrase "%s"', (text, better) => {
    expect(
      plainEnglish([{ path: 'docs/a.md', text }])
        .map(formatViolation)
        .join('\n'),
    ).toContain(better)
  })

  test('a kind with the address of a page, or of another kind', () => {
    const kind = (name: string, path: string, aliases: string[] = []) => ({ name, path, aliases })
    expect(pathClashes([kind('news', 'news')], ['/', '/news/overview'])).toEqual([
      '/news belongs to a page of the site, so news cannot have it',
    ])
    expect(pathClashes([kind('a', 'a'), kind('b', 'b', ['a'])], [])).toEqual(['/a belongs to a, so b cannot have it'])
  })
})

describe('what is right is let pass', () => {
  test.each([
    ['a cast says why', 'tools/a.ts', '// The keys of a literal are known.\nexport const a = Object.keys({}) as string[]'],
    ['a cast says why', 'tools/a.tsx', "import { a as b } from './b.ts'\nexport const a = <p>known as b {b}</p>"],
    ['no test is silenced', 'tools/a.test.ts', "test.skipIf(!dir)('a', () => {})\ntest.skip(!url, 'no real release')"],
    ['nobody builds a record address by hand', 'tools/a.ts', "// `/locus?key=1`\nexport const a = 'https://example.org/locus?key=1'"],
    ['no file names a folder of one machine', 'docs/a.md', 'https://example.org/home/page and ./work/x and /var/tmp/rosette'],
    [
      'files and identifiers named in documents exist',
      'docs/a.md',
      '`/germplasm`, `npm run gen`, `*.live.test.ts`, `COPY`, `germplasm`, `OpenSearch 3`',
    ],
    ['a file is named after an export', 'packages/file-formats/src/gtf.ts', 'export function parseGtfLine() {}'],
    [
      '[OPER-021] a migration does nothing that the version before cannot bear',
      'packages/database/src/migrations/9001-a.sql',
      "create table community.a (b text not null);\nalter table community.run add column c text, add d int not null default 1, add check (d > 0);\nalter table community.run alter c drop not null; -- drop\ninsert into community.a values ('rename');",
    ],
    [
      '[OPER-021] a migration does nothing that the version before cannot bear',
      'packages/database/src/migrations/9002-b.sql',
      '-- contracting: 0.2.0 reads community.run.note no longer\nalter table community.run drop column note;',
    ],
  ] as const)('%s: %s', (sentence, path, text) => {
    expect(broken(rules[sentence], [{ path, text }])).toBe('')
  })

  test.each([
    'there is no such page',
    'the account is no longer locked',
    'room temperature, Room 12, no room for it',
    'a percent sign; sign in; a sign of life; key.sign(text)',
    'the hexadecimal digest of this greenhouse',
  ])('the phrase "%s"', (text) => {
    expect(plainEnglish([{ path: 'docs/a.md', text }])).toEqual([])
  })
})
