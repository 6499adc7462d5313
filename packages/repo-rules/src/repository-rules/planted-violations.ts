import type { RuleName } from './repository-rules.ts'
import type { SourceFile } from './source-tree.ts'

/** For each rule a small tree that breaks it, and a word of what the rule must say. A rule without one does not compile. */
export const plantedViolations: Readonly<Record<RuleName, { tree: readonly SourceFile[]; says: RegExp }>> = {
  'every kind has its files, a fixture and a line in each registry': {
    tree: [code('packages/kinds/clone/contract/clone-kind.ts', 'export const cloneKind = {}')],
    says: /web\/clone-page\.tsx every kind has this file.*fixtures.*registry\/server\.ts has no line for clone/s,
  },
  'a slice has no rooms but its own': {
    tree: [code('packages/kinds/clone/shared/clone-parts.ts', 'export const cloneParts = {}')],
    says: /a slice has the rooms contract, server, web, fixtures/,
  },
  'file names are kebab-case and say something': {
    tree: [code('packages/ui-kit/src/utils.ts', 'export const utils = 1'), code('apps/web/src/RecordRoute.tsx', 'export const a = 1')],
    says: /'utils' says nothing.*kebab-case|kebab-case.*'utils' says nothing/s,
  },
  'a file is named after an export': {
    tree: [code('packages/ui-kit/src/copy-button.tsx', 'export function PasteArea() {}')],
    says: /it exports PasteArea/,
  },
  'no file is longer than 300 lines': {
    tree: [code('tools/long.ts', 'export const long = 1\n'.repeat(301))],
    says: /301 lines/,
  },
  'the median file is short': {
    tree: [1, 2, 3].map((n) => code(`tools/long-${n}.ts`, 'export const long = 1\n'.repeat(81))),
    says: /longer than 81 lines/,
  },
  'a cast says why': {
    tree: [code('tools/cast.ts', 'export const ok = [1] as const\n\nexport const cast = JSON.parse("1") as number')],
    says: /cast\.ts:3 cast to number/,
  },
  'nothing is left for later in the code': {
    tree: [code('tools/later.ts', `// ${'TO'}DO mend\nexport const later = 1`)],
    says: /later\.ts:1/,
  },
  'no test is silenced': {
    tree: [code('tools/a.test.ts', "test.only('a', () => {})"), code('tools/b.test.ts', "describe.skip('b', () => {})")],
    says: /\.only\(\).*\.skip\(\)/s,
  },
  'nobody builds a record address by hand': {
    tree: [
      code('tools/a.ts', `export const a = (key: number) => \`${'/locus'}?key=\${key}\``),
      code('tools/b.ts', `export const b = '${'/germplasm'}?name=CS1'`),
    ],
    says: /a\.ts:1.*b\.ts:1/s,
  },
  'no file names a folder of one machine': {
    tree: [code('docs/notes.md', `see ${['', 'home', 'ann', 'rosette'].join('/')}`)],
    says: /notes\.md:1/,
  },
  'only the CI script knows where the official files may lie': {
    tree: [code('tools/dev.ts', `export const dev = '../${['shared', 'data'].join('/')}'`), code('.ci/run', ['shared', 'data'].join('/'))],
    says: /^tools\/dev\.ts:1[^\n]*$/,
  },
  'versions are exact': {
    tree: [code('apps/api/package.json', '{"dependencies":{"fastify":"^5.0.0"}}')],
    says: /fastify is \^5\.0\.0/,
  },
  'the lock file has no download addresses': {
    tree: [code('package-lock.json', '{"packages":{"node_modules/zod":{"resolved":"https://example.org/zod.tgz"}}}')],
    says: /node_modules\/zod has a download address/,
  },
  'the lock file is whole': {
    tree: [code('package-lock.json', '{"packages":{"node_modules/a":{"optionalDependencies":{"a-win32":"1.0.0"}}}}')],
    says: /a-win32, an optional dependency of node_modules\/a, has no entry/,
  },
  'imports are declared': {
    tree: [
      code('packages/ui-kit/package.json', '{"dependencies":{"react":"19.0.0"}}'),
      code('packages/ui-kit/src/a.ts', "import 'react'\nimport('left-pad/x')\nexport { z } from 'zod'"),
    ],
    says: /zod does not stand.*left-pad does not stand/s,
  },
  'the list of server-only packages is complete': {
    tree: [
      code('packages/database/package.json', '{"dependencies":{"mysql2":"3.0.0"}}'),
      code('apps/web/package.json', '{"dependencies":{"pg":"8.0.0"}}'),
    ],
    says: /mysql2 is missing.*pg is a dependency of the web/s,
  },
  'requirement ids in test titles exist': {
    tree: [code('tools/a.test.ts', `test('[${'SHELL'}-999] x', () => {})`)],
    says: /SHELL-999 is no requirement/,
  },
  'titles of decisions are sentences': {
    tree: [
      code('docs/decisions/0001-queue.md', '# Queue\n'),
      code('docs/decisions/0002-x.md', '# PostgreSQL is the queue\n'),
      code('docs/decisions/0003-a-decision-is-short-enough.md', `# A decision is short enough\n${'line\n'.repeat(40)}`),
    ],
    says: /as a sentence.*does not say.*at most 40/s,
  },
  'decisions are numbered without holes': {
    tree: [code('docs/decisions/0001-a.md', ''), code('docs/decisions/0003-c.md', '')],
    says: /^docs\/decisions\/0003-c\.md/,
  },
  'documents name commands that exist': {
    tree: [code('package.json', '{"scripts":{"dev":"x"}}'), code('README.md', ['npm run dev', 'npm run fly'].join('\n'))],
    says: /^README\.md:2 there is no command npm run fly$/,
  },
  'links in documents lead somewhere': {
    tree: [code('docs/a.md', '[b](b.md) [c](../docs/c.md) [d](https://example.org)'), code('docs/b.md', '')],
    says: /^docs\/a\.md:1 there is no docs\/c\.md$/,
  },
  'files named in documents exist': {
    tree: [code('docs/a.md', 'see `tools/dev.ts` and\n`apps/web/gone.ts`'), code('tools/dev.ts', '')],
    says: /^docs\/a\.md:2 there is no apps\/web\/gone\.ts$/,
  },
  'the page on style is short': {
    tree: [code('docs/style.md', 'line\n'.repeat(121))],
    says: /at most 120/,
  },
}

function code(path: string, text: string): SourceFile {
  return { path, text }
}
