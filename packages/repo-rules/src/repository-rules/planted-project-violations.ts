import { code } from './planted-imports.ts'

const workflow = (steps: string, permissions = 'read', job = '    timeout-minutes: 9\n') =>
  `name: CI\non:\n  push:\n  pull_request:\npermissions:\n  contents: ${permissions}\njobs:\n  test:\n${job}    steps:\n${steps}`

/** Violations of what belongs to the project as a whole: its name and licence, its hosting, its record of security and its index. */
export const plantedProjectViolations = {
  '[OPER-035] a package depends on what a server loads, and on nothing else': {
    tree: [
      code('apps/api/package.json', '{"name":"@rosette/api","dependencies":{"@rosette/kinds":"1.0.0","vite":"1.0.0"}}'),
      code('apps/api/src/main.ts', "import { a } from '@rosette/kinds/a.ts'\nimport type { B } from 'fastify'\nexport const c: B = a"),
      code(
        'packages/kinds/package.json',
        '{"name":"@rosette/kinds","exports":{"./*":"./*"},"devDependencies":{"pg":"8.0.0","react":"19.0.0"}}',
      ),
      code('packages/kinds/a.ts', "export const a = await import('pg')"),
      code('packages/kinds/locus/web/locus-page.tsx', "import { use } from 'react'\nexport const page = use"),
      code('apps/web/package.json', '{"dependencies":{"oidc-provider":"9.0.0","@fonts/a":"1.0.0"}}'),
      code('apps/web/src/fonts.css', '@font-face { src: url("@fonts/a/a.woff2") }'),
      code('packages/test-kit/package.json', '{"dependencies":{"vitest":"5.0.0"}}'),
    ],
    says: /^apps\/api\/package\.json no server loads vite: .*\n\S+kinds\S+ a server loads pg: .*\n\S+kinds\S+ pages load react: .*\n\S+web\S+ no page loads oidc-provider: .*\n\S+test-kit\S+ no page loads vitest: it belongs to devDependencies$/,
  },
  '[OPER-092] title, version and licence are the same everywhere': {
    tree: [
      code('package.json', '{"version":"1.2.0","license":"Apache-2.0"}'),
      code('CITATION.cff', 'title: Rosetta\nversion: 1.2.0\nlicense: Apache-2.0\n'),
      code('codemeta.json', '{"name":"Rosette","version":"1.1.0","license":"https://spdx.org/licenses/Apache-2.0"}'),
      code('openapi.json', '{"info":{"version":"1.2.0","license":{"identifier":"MIT"}}}'),
      code('packages/a/package.json', '{"version":"1.2.1","license":"Apache-2.0"}'),
    ],
    says: /^CITATION\.cff its title is Rosetta, .*Rosette\ncodemeta\.json its version is 1\.1\.0, .*\nopenapi\.json its license is MIT, .*\npackages\/a\/package\.json its version is 1\.2\.1, that of the product 1\.2\.0$/,
  },
  '[OPER-092] every file has a licence whose text is here': {
    tree: [code('REUSE.toml', '[[annotations]]\npath = "docs/**"\nSPDX-License-Identifier = "MIT"\n')],
    says: /^REUSE\.toml no entry covers all files.*\nREUSE\.toml LICENSES has no text of MIT$/,
  },
  '[OPER-093] workflows read only, end and have fixed actions': {
    tree: [
      code('.github/workflows/ci.yml', workflow('      - run: npm test\n')),
      code('.github/workflows/a.yml', workflow('      - uses: actions/checkout@main\n', 'write', '')),
      code('.github/workflows/b.yml', 'jobs: [\n'),
    ],
    says: /^\S+ci\.yml every push and pull request runs bash \.ci\/run\n\S+a\.yml rights to write belong.*\n\S+a\.yml test has no timeout-minutes\n\S+a\.yml actions\/checkout@main has no fixed version\n\S+b\.yml it is not a workflow/,
  },
  '[OPER-093] forms for issues are whole': {
    tree: [
      code(
        '.github/ISSUE_TEMPLATE/a.yml',
        'name: A\ndescription: B\nbody:\n  - type: input\n    id: x\n    attributes:\n      description: C\n',
      ),
      code('.github/ISSUE_TEMPLATE/b.yml', 'name: A\n'),
    ],
    says: /^\S+a\.yml every field has a label.*: x\n\S+b\.yml it is not a form/,
  },
  '[OPER-093] updates are pinned and major ones wait for a person': {
    tree: [
      code(
        'renovate.json',
        '{"rangeStrategy":"pin","lockFileMaintenance":{"enabled":true},"automerge":false,"packageRules":[{"matchUpdateTypes":["major"],"automerge":true}]}',
      ),
    ],
    says: /^renovate\.json a rule merges major updates by itself$/,
  },
  '[OPER-090] requirements named in documents exist': {
    tree: [code('docs/a.md', 'SHELL-001 and SHA-256\nbut SHELL-999')],
    says: /^docs\/a\.md:2 SHELL-999 is not a requirement$/,
  },
  '[OPER-090] the comparison with OWASP ASVS is complete': {
    tree: [
      code('docs/security-asvs.md', '| 1.1.1 to 1.1.3 | a | met | `a.ts` |\n| 1.1.2 | a | perhaps | `a.ts` |\n| 1.2.1 | a | met |  |'),
    ],
    says: /nothing is said about 1\.2\.2\n.*md:1 1\.1\.3 is answered twice, or.*md:2 1\.1\.2 is answered twice.*md:2 1\.1\.2: its state.*md:3 1\.2\.1: its state/s,
  },
  '[OPER-094] every document is in the index': {
    tree: [code('README.md', ''), code('docs/README.md', '[a](a.md)'), code('docs/a.md', ''), code('docs/operate/b.md', '')],
    says: /^docs\/operate\/b\.md docs\/README\.md does not list it\nREADME\.md it does not link to docs\/README\.md$/,
  },
}
