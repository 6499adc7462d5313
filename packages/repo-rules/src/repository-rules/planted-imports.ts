import type { SourceFile } from './source-tree.ts'

/** A small tree that breaks a rule, and a word of what the rule must say. */
export type PlantedViolation = { tree: readonly SourceFile[]; says: RegExp }

/** Violations of the rules on what may import and declare what. */
export const plantedImports = {
  'no file imports itself by way of others': {
    tree: [
      code('tools/hen.ts', "import type { Egg } from './egg.ts'"),
      code('tools/egg.ts', "export { Shell } from './shell.ts'"),
      code('tools/shell.ts', "export const shell = () => import('./hen.ts')"),
    ],
    says: /tools\/egg\.ts → tools\/shell\.ts → tools\/hen\.ts → tools\/egg\.ts$/,
  },
  'no two packages or features need each other': {
    tree: [
      ...exporting('identity', 'send.ts'),
      ...exporting('settings', 'read.ts'),
      code('packages/identity/src/a.ts', "import '@rosette/settings/read.ts'"),
      code('packages/settings/src/b.ts', "import '@rosette/identity/send.ts'"),
      code('packages/features/browse/web/a.ts', "import '../../site/web/a.ts'"),
      code('packages/features/site/contract/b.ts', "import '../../browse/contract/b.ts'"),
    ],
    says: /features\/browse → packages\/features\/site → .*packages\/identity → packages\/settings → packages\/identity/s,
  },
  'a feature imports only features below it': {
    tree: [
      code('packages/features/members/web/edit.ts', "export { login } from '../../account/web/login.ts'"),
      code('packages/features/account/web/login.ts', "export { edit } from '../../members/web/edit.ts'"),
      code(
        'packages/features/access/server/guard.ts',
        "import type { Session } from '../../sessions/server/session.ts'\nexport type A = Session",
      ),
      code('packages/features/site/contract/pages.test.ts', "export { card } from '@rosette/features/results/contract/card.ts'"),
      code('packages/features/search/web/list/late.ts', "export const late = () => import('../../../profile/web/card.ts')"),
      code('packages/features/gossip/web/gossip.ts', 'export const gossip = 1'),
      code('packages/features/site/contract/analyses.ts', "export { a } from '../../mutants/contract/a-analysis.ts'"),
      code('packages/features/mutants/contract/a-analysis.ts', "export { a } from './mutants-call.ts'"),
    ],
    says: new RegExp(
      [
        /^packages\/features\/account\/web\/login\.ts:1 account is below members and must not import it/,
        /access is below sessions.*site is below results.*search is below profile.*gossip is not in the order of features/,
        /mutants\/contract\/a-analysis\.ts:1 the card of an analysis is below mutants and must not import it$/,
      ]
        .map(({ source }) => source)
        .join('.*'),
      's',
    ),
  },
  'apps only assemble what features declare': {
    tree: [
      code('apps/api/src/records/record-routes.ts', "app.get('/api/detail', { schema: { operationId: 'loadRecord' } })"),
      code('apps/api/src/pages/sitemap.ts', "export const day = () => db.community.selectFrom('release').select('builtAt')"),
      code('apps/worker/src/task.ts', "import { sql } from 'kysely'\nexport const one = sql<number>`select 1`"),
      code('apps/api/src/app.ts', "import { searchRoutes } from '@rosette/features/results/server/search-routes.ts'"),
      code('apps/api/src/plugins/hook.ts', "import { registerRuns } from '@rosette/features/runs/server/run-routes.ts'"),
      code('apps/api/src/answer.ts', "export const Answer = z.object({}).meta({ id: 'Answer' })"),
    ],
    says: new RegExp(
      [
        'records/record-routes\\.ts is in a folder[^]*record-routes\\.ts:1 declares a call',
        'sitemap\\.ts:1 queries[^]*task\\.ts:2 queries[^]*task\\.ts:1 imports kysely',
        'app\\.ts:1 imports @rosette/features/results/server/search-routes\\.ts',
        'answer\\.ts:1 declares a call or a contract; [^\\n]*$',
      ].join('[^]*'),
    ),
  },
  'no import points up': {
    tree: [
      ...exporting('test-kit', 'fixed-clock.ts'),
      code('packages/identity/src/a.ts', "import '../../kinds/locus/contract/locus-kind.ts'"),
      code('packages/kinds/locus/web/b.ts', "import type { A } from '../../../features/site/contract/site-pages.ts'"),
      code('packages/features/site/server/c.ts', "import '../../../../apps/api/src/build-app.ts'"),
      code('apps/api/src/d.ts', "import('../../../tools/checkout.ts')"),
      code('apps/cli/src/e.ts', "import '../../api/src/build-app.ts'"),
      code('apps/cli/src/f.ts', "import '../../api/src/serve-site.ts'"),
      code(
        'apps/cli/src/commands/process-commands.ts',
        "import '../../../worker/src/work.ts'\nimport '../../../worker/src/start-worker.ts'",
      ),
      code('tools/f.ts', "import '@rosette/test-kit/fixed-clock.ts'"),
      code('tools/f.test.ts', "import '@rosette/test-kit/fixed-clock.ts'"),
    ],
    says: new RegExp(
      [
        'a kit imports a kind',
        'a kind imports a feature',
        'a feature imports an app',
        'an app imports a tool',
        'an app imports another app: apps/api/src/build-app.ts',
        'an app imports another app: apps/api/src/serve-site.ts\\n[^\\n]*process-commands.ts:2 an app imports another app',
        'a tool imports the test kit: \\S+$',
      ].join('.*'),
      's',
    ),
  },
  'other packages are imported by name and through their exports': {
    tree: [
      code(
        'packages/kinds/package.json',
        '{"name":"@rosette/kinds","exports":{"./registry/*.ts":"./registry/*.ts","./registry/pages.ts":null}}',
      ),
      code('tools/a.ts', "import '@rosette/kinds/registry/contract.ts'\nimport '@rosette/kinds/locus/server/load-locus.ts'"),
      code('tools/b.ts', "import '@rosette/kinds/registry/pages.ts'\nimport '../packages/kinds/registry/contract.ts'"),
    ],
    says: /^tools\/a\.ts:2 .*not among the exports.*tools\/b\.ts:1 .*not among.*tools\/b\.ts:2 .*belongs to @rosette\/kinds/s,
  },
  'what a package exports is of use to others': {
    tree: [
      ...exporting('identity', 'send.ts'),
      code('packages/kinds/package.json', '{"name":"@rosette/kinds","exports":{"./*":"./*"}}'),
      code('apps/api/package.json', '{"name":"@rosette/api","exports":{"./gone.ts":"./src/gone.ts"}}'),
    ],
    says: /send\.ts is exported, but no other.*exports every layer.*gone\.ts leads to no file/s,
  },
} satisfies Record<string, PlantedViolation>

export function code(path: string, text: string): SourceFile {
  return { path, text }
}

/** A package with one file that it exports. */
function exporting(name: string, file: string): readonly SourceFile[] {
  const manifest = { name: `@rosette/${name}`, exports: { [`./${file}`]: `./src/${file}` } }
  return [code(`packages/${name}/package.json`, JSON.stringify(manifest)), code(`packages/${name}/src/${file}`, '')]
}
