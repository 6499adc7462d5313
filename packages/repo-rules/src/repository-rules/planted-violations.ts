import { plantedFrameViolations } from './code/planted-frame-violations.ts'
import { plantedMigrations } from './code/planted-migrations.ts'
import { code, type PlantedViolation, plantedImports } from './planted-imports.ts'
import { plantedProjectViolations } from './planted-project-violations.ts'
import { plantedWebViolations } from './planted-web-violations.ts'
import type { RuleName } from './repository-rules.ts'

/** For each rule a small tree that breaks it, and a word of what the rule must say. A rule without one does not compile. */
export const plantedViolations: Readonly<Record<RuleName, PlantedViolation>> = {
  ...plantedWebViolations,
  ...plantedProjectViolations,
  ...plantedMigrations,
  'every kind has its files, a fixture and a line in each registry': {
    tree: [code('packages/kinds/clone/contract/clone-kind.ts', 'export const cloneKind = {}')],
    says: /web\/clone-page\.tsx every kind has this file.*fixtures.*registry\/server\.ts has no line for clone/s,
  },
  'a slice has no layers but its own': {
    tree: [code('packages/kinds/clone/shared/clone-parts.ts', 'export const cloneParts = {}')],
    says: /a slice has the layers contract, server, web, fixtures/,
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
  'a folder with more than 25 files has subfolders': {
    tree: times(26).map((n) => code(n < 13 ? `e2e/src/a-${n}.ts` : `e2e/src/a-${n}.spec.ts`, '')),
    says: /^e2e\/src 26 files/,
  },
  'the exports of a file belong together': {
    tree: [
      code('tools/t/parts.ts', 'export const egg = 1\nexport const shell = egg + 1\nexport const hen = 2'),
      code('tools/t/a.ts', "import { egg } from './parts.ts'"),
      code('tools/t/b.ts', "import { shell } from './parts.ts'"),
      code('tools/t/c.ts', "import { hen } from './parts.ts'"),
    ],
    says: /^tools\/t\/parts\.ts no importer needs more than one of egg, shell \| hen/,
  },
  ...plantedImports,
  'the language is plain English': {
    tree: [code('docs/a.md', 'The signs of a text')],
    says: /^docs\/a\.md:1 "signs": write character/,
  },
  'a cast says why': {
    tree: [code('tools/cast.ts', 'export const ok = [1] as const\n\nexport const cast = JSON.parse("1") as number')],
    says: /cast\.ts:3 cast to number/,
  },
  'an object or array literal is written where it belongs, not spread': {
    tree: [code('tools/a.ts', 'export const a = { b: 1, ...{ c: 2 } }'), code('tools/b.tsx', 'export const b = <Tab {...{ id: 1 }} />')],
    says: /^tools\/a\.ts:1 spreads a literal.*^tools\/b\.tsx:1 spreads a literal/ms,
  },
  'no two queries have the same key': {
    tree: ['a', 'b'].map((name) => code(`tools/${name}.ts`, `export const ${name} = { queryKey: ['run', ${name}], queryFn: ${name} }`)),
    says: /^tools\/b\.ts:1 fetches what tools\/a\.ts fetches under the key \['run', …\]/,
  },
  'what a kit does is not written a second time': {
    tree: [
      code('tools/a.ts', 'const a = (e: unknown) => (e instanceof Error ? e.message : String(e))\nconst b = { exposeHeadRoute: false }'),
      code('tools/b.ts', "const c = (reply) => reply.header('content-disposition', 'inline')\nconst d = (map) => map.keys().next()"),
      code('tools/c.ts', 'for (const old of map.keys()) {\n  if (map.size < 9) break\n  map.delete(old)\n}'),
      code('tools/d.ts', "const e = (count: number) => count.toLocaleString('en')"),
    ],
    says: /a\.ts:1 use messageOf.*a\.ts:2 use streamedFileRoute.*b\.ts:1 use nameFile.*b\.ts:2 evicts.*c\.ts:1 evicts.*d\.ts:1 use formatNumber/s,
  },
  'identifiers and file names use the words of engineers': {
    tree: [
      code(
        'tools/term-shelf.ts',
        'const masked = isAsked(needs)\nfor (const [place, x] of list.entries()) list.map((y, place) => x.fault)',
      ),
    ],
    says: /^tools\/term-shelf\.ts file name: say cache\n.*:1 isAsked: .*isSearchable\n.*:1 needs: .*\n.*:2 place: say index\n.*:2 fault: say error$/,
  },
  'nothing is left for later in the code': {
    tree: [code('tools/later.ts', `// ${'TO'}DO mend\nexport const later = 1`)],
    says: /later\.ts:1/,
  },
  'no test is silenced': {
    tree: [code('tools/a.test.ts', "test.only('a', () => {})"), code('tools/b.test.ts', "describe.skip('b', () => {})")],
    says: /\.only\(\).*\.skip\(\)/s,
  },
  'no browser test sleeps': {
    tree: [
      code('e2e/src/a.spec.ts', 'test.setTimeout(240_000)\nawait page.waitForTimeout(300)'),
      code('e2e/src/b.ts', 'await new Promise((resolve) => setTimeout(resolve, 700))'),
    ],
    says: /a\.spec\.ts:2 a browser test sleeps.*b\.ts:1 a browser test sleeps/s,
  },
  'a browser test fails if the site reports an error': {
    tree: [
      code('e2e/src/a.spec.ts', "import { expect, type Page, test } from '@playwright/test'"),
      code('e2e/src/kit/test.ts', "import { test as base } from '@playwright/test'"),
    ],
    says: /^e2e\/src\/a\.spec\.ts:1 [^\n]*import test from e2e\/src\/kit\/test\.ts$/,
  },
  'a random test has a seed': {
    tree: [code('tools/a.test.ts', 'fc.assert(given, { seed: 1 })\nfc.assert(given, { numRuns: 5 })\nfc.sample(given)')],
    says: /^tools\/a\.test\.ts:2 [^\n]*\ntools\/a\.test\.ts:3 [^\n]*$/,
  },
  'nobody builds a record address by hand': {
    tree: [
      code('tools/a.ts', `export const a = (key: number) => \`${'/locus'}?key=\${key}\``),
      code('tools/b.ts', `export const b = '${'/germplasm'}?name=CS1'`),
    ],
    says: /a\.ts:1.*b\.ts:1/s,
  },
  'addresses of a page are made in one file': {
    tree: [
      code('apps/web/src/a.ts', `export const a = (to: string) => \`${'/login'}?redirect=\${to}\``),
      code('apps/web/src/b.ts', "export const b = withQuery('/lists/new', { kind: 'locus' })"),
      code('apps/web/src/c.ts', "// `/lists/new?kind=locus`\nexport const c = withQuery('/lists/new', {})\nfetch('/api/lists?kind=locus')"),
    ],
    says: /^apps\/web\/src\/a\.ts:1 [^\n]*\napps\/web\/src\/c\.ts:2 [^\n]*src\/b\.ts too$/,
  },
  ...plantedFrameViolations,
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
  '[SECURE-031] every fetched entry of the lock file has a checksum': {
    tree: [
      code(
        'package-lock.json',
        JSON.stringify({
          packages: {
            'apps/api': { version: '1.0.0' },
            'node_modules/@rosette/api': { link: true },
            'node_modules/a': { version: '1.0.0', integrity: 'sha512-A' },
            'node_modules/a/node_modules/b': { version: '1.0.0' },
            'node_modules/@biomejs/cli-darwin-x64': { version: '2.6.7' },
            'node_modules/@biomejs/cli-win32-x64': { version: '2.6.6', integrity: 'sha512-W' },
          },
        }),
      ),
    ],
    says: new RegExp(
      [
        /^package-lock\.json node_modules\/a\/node_modules\/b has no checksum/,
        /package-lock\.json node_modules\/@biomejs\/cli-darwin-x64 has no checksum/,
        /package-lock\.json node_modules\/@biomejs\/cli-win32-x64 has a checksum and need not be listed as awaited$/,
      ]
        .map(({ source }) => source)
        .join('\\n'),
    ),
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
  'requirement ids stand in titles of tests and exist': {
    tree: [
      code(
        'tools/a.test.ts',
        `test('[${'SHELL'}-999] x', () => {})\ndescribe('[${'SHELL'}-001] y', () => {})\ntest('z', () => test.step('[${'SHELL'}-002] z', () => {}))`,
      ),
    ],
    says: /SHELL-999 is not a requirement.*SHELL-001 is in the title of a group.*SHELL-002 is in the title of a step only/s,
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
  'decisions have a status and are listed by subject': {
    tree: [
      code('docs/decisions.md', '- [0001](decisions/0001-a.md) A\n- [0002](decisions/0002-b.md) B\n'),
      code('docs/decisions/0001-a.md', '# A\n\nStatus: accepted, November 2026.\n'),
      code('docs/decisions/0002-b.md', '# B\n\nDecided November 2026.\n'),
      code('docs/decisions/0003-c.md', '# C\n\nStatus: accepted, November 2026.\n'),
    ],
    says: /^docs\/decisions\/0002-b\.md:3 a decision has a status line.*\ndocs\/decisions\/0003-c\.md docs\/decisions\.md does not list this decision$/,
  },
  'documents name commands that exist, and all of them': {
    tree: [code('package.json', '{"scripts":{"dev":"x","land":"x"}}'), code('README.md', ['npm run dev', 'npm run fly'].join('\n'))],
    says: /^docs\/commands\.md npm run land is not described\nREADME\.md:2 there is no command npm run fly$/,
  },
  'links in documents lead somewhere': {
    tree: [code('docs/a.md', '[b](b.md) [c](../docs/c.md) [d](https://example.org)'), code('docs/b.md', '')],
    says: /^docs\/a\.md:1 there is no docs\/c\.md$/,
  },
  'files and identifiers named in documents exist': {
    tree: [
      code('docs/a.md', 'see `tools/dev.ts`, `dev.ts`, `startDev()` and `<RecordLink to={ref} />`\n`apps/web/gone.ts`, `kindPages`'),
      code('docs/b.md', '```\ntools/   dev.ts ──► startDev\nattic/   old.ts ──► stopDev   https://example.org/far.ts\n```'),
      code('tools/dev.ts', 'export function startDev() { return RecordLink }'),
    ],
    says: /^docs\/a\.md:2 there is no apps\/web\/gone\.ts\ndocs\/a\.md:2 there is no kindPages\n(docs\/b\.md:3 there is no (attic\/|old\.ts|stopDev)\n?){3}$/,
  },
  'the walk of a search omits no file': {
    tree: [
      code(
        'docs/walk-of-a-search.md',
        '1. **Form**: `tools/form.ts` asks.\n2. **URL**: `tools/url.ts` is written.\n3. `tools/gone.ts` reads.',
      ),
      code('tools/form.ts', "import type { Url } from './url.ts'\nimport { write } from './write.ts'"),
      code('tools/write.ts', "import { url } from './url.ts'"),
      code('tools/url.ts', 'export const url = 1'),
    ],
    says: /the stages are Form, .*it has Form, URL\n.*:2 a file is missing between tools\/form\.ts and tools\/url\.ts\n.*:3 there is no tools\/gone\.ts$/s,
  },
  'the walk of a request omits no file': {
    tree: [
      code(
        'docs/walk-of-a-request.md',
        [
          '1. **Hooks**: `apps/a.ts` begins.',
          '2. `apps/b.ts` (called by step 1) is named in the wrong direction.',
          '3. `apps/c.ts` (through the contract `packages/x/contract/c.ts`, from step 1) has another contract.',
          '4. `apps/a.ts` comes again.',
          ...times(15).map((index) => `${index + 5}. \`apps/b.ts\``),
        ].join('\n'),
      ),
      code('apps/a.ts', "import type { C } from '../packages/x/contract/c.ts'"),
      code('apps/b.ts', "import { a } from './a.ts'"),
      code('apps/c.ts', "import { d } from '../packages/x/contract/d.ts'"),
      code('packages/x/contract/c.ts', ''),
      code('packages/x/contract/d.ts', ''),
    ],
    says: /19 steps; this walk has at most 18\n.*:2 a file is missing between apps\/a\.ts and apps\/b\.ts\n.*:3 a file is missing between apps\/a\.ts and apps\/c\.ts\n.*:4 apps\/a\.ts is listed twice/s,
  },
  'the walk of a run omits no file': {
    tree: [
      code(
        'docs/walk-of-a-run.md',
        '1. **Row**: `tools/start.ts`\n2. `tools/take.ts` (through the queue\n   `tools/task.ts`)\n3. `tools/idle.ts` (through the queue `tools/task.ts`, from step 1)',
      ),
      code('tools/start.ts', "import { addJob } from '../packages/job-queue/src/add-job.ts'\nimport { task } from './task.ts'"),
      code('tools/take.ts', "import { implementTask } from '../packages/job-queue/src/define-task.ts'\nimport { task } from './task.ts'"),
      code('tools/idle.ts', "import { task } from './task.ts'"),
      code('tools/task.ts', "import { defineTask } from '../packages/job-queue/src/define-task.ts'"),
      code('packages/job-queue/src/add-job.ts', ''),
      code('packages/job-queue/src/define-task.ts', ''),
    ],
    says: /it has Row\ndocs\/walk-of-a-run\.md:4 a file is missing between tools\/start\.ts and tools\/idle\.ts$/,
  },
  'the walk of a list omits no file': {
    tree: [
      code(
        'docs/walk-of-a-list.md',
        '1. **Form**: `tools/page.ts`\n2. **Report**: `tools/list-routes.ts` (over HTTP)\n3. `tools/page.ts` (calls step 9)',
      ),
      code('tools/page.ts', ''),
      code('tools/list-routes.ts', ''),
    ],
    says: /it has Form, Report\n.*:2 a file is missing between tools\/page\.ts and tools\/list-routes\.ts\n.*:3 tools\/page\.ts is listed twice$/s,
  },
  'the page on style is short': {
    tree: [code('docs/style.md', 'line\n'.repeat(121))],
    says: /at most 120/,
  },
}

function times(count: number): readonly number[] {
  return [...Array(count).keys()]
}
