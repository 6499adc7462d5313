import { featureOrder } from './feature-order.ts'

/** Which way an import may point, for each layer. `npm run gen` turns this table into Biome's overrides. */
type ImportRule = {
  /** The files it applies to, without those after `!`. At most one rule applies to a file: the last override would replace the others. */
  files: readonly string[]
  message: string
} & (
  | { /** Nothing else may be imported. */ allows: readonly string[]; except?: readonly string[] }
  | { /** Everything else may be imported. */ forbids: readonly string[] }
)

const node = ['node:*', 'node:*/**']
const kysely = ['kysely', 'kysely/**']
const react = ['react', 'react/**', 'react-dom', 'react-dom/**', '@mantine/**', '@tanstack/**', '@tabler/**']
const webKits = ['@rosette/{contract-kit,api-client,ui-kit}/**']
const serverKits = [
  '@rosette/{contract-kit,database,file-formats,file-store,identity,job-queue,release-kit,search-engine,sequence-store,settings}/**',
]
const kindContracts = ['@rosette/kinds/registry/{contract,search-cards,search-entries}.ts', '@rosette/kinds/*/contract/**']
const contractDoors = [...kindContracts, '@rosette/features/*/contract/**']
/** Relative ways out of a kit; a kit's neighbours are reached by their package name only. */
const outOfKit = ['**/kinds/**', '**/features/**', '**/apps/**', '**/src/**']

const analysisCards = 'packages/features/*/contract/*-analysis.ts'
const analysisRegistry = 'packages/features/site/contract/list-analyses.ts'

export const importRules: readonly ImportRule[] = [
  {
    files: ['packages/contract-kit/src/**'],
    allows: ['zod', './**', '../*.ts', '../{cards,genome-view,kind,records,search,site-paths,vocabulary}/*.ts'],
    message: 'contract-kit is at the bottom: zod and its own files only.',
  },
  {
    files: ['packages/file-formats/src/**'],
    allows: ['@gmod/gff', 'sax', './**', '../*.ts'],
    message: 'file-formats knows nothing but text: no package except a parser of text, no file system, no database.',
  },

  // Contract layers: what both sides agree on.
  {
    files: ['packages/kinds/*/contract/**'],
    allows: ['zod', './**', '@rosette/contract-kit/**'],
    message: "A kind's contract knows zod, contract-kit and its own files. What two kinds need moves down into contract-kit.",
  },
  {
    files: ['packages/kinds/*/fixtures/**'],
    allows: ['./**', '../contract/**', '../../contract/**', './parts/**', '@rosette/contract-kit/**'],
    message: 'A fixture is a record written by hand: it knows its contract and nothing else.',
  },
  {
    files: ['packages/kinds/registry/{contract,kinds,search-cards,search-entries,searched-kinds}.ts'],
    allows: ['zod', './{contract,kinds,search-entries,searched-kinds}.ts', '../*/contract/**', '@rosette/contract-kit/**'],
    message: 'The registries of contracts list contracts and nothing else.',
  },

  // Server layers: how we know it.
  {
    files: ['packages/kinds/*/server/**'],
    allows: [...node, ...kysely, 'zod', './**', '../contract/**', '../../contract/**', '../{ingest,load,search}/**', ...serverKits],
    message: "A kind's server layer knows its own contract, the server kits, kysely, zod and Node. Kinds never import kinds.",
  },
  {
    files: ['packages/kinds/registry/server.ts'],
    allows: ['zod', './contract.ts', '../*/server/**', '@rosette/contract-kit/**', '@rosette/release-kit/**'],
    message: 'The server registry lists server layers and nothing else.',
  },
  {
    files: ['packages/{settings,database,file-store,identity,search-engine,job-queue,sequence-store,release-kit,demo-release}/src/**'],
    forbids: [...react, '@rosette/{ui-kit,api-client,kinds,features,api,cli,web,worker,test-kit}/**', ...outOfKit],
    message: 'A server kit knows the kits below it. Kinds, features and apps are handed in; the web is another layer.',
  },
  {
    files: ['apps/{api,worker,cli}/src/**', 'apps/web/build/**', 'tools/**'],
    forbids: [
      ...react,
      '@rosette/{ui-kit,api-client,web}/**',
      '@rosette/kinds/registry/{pages,results,forms}.ts',
      '**/web/**',
      '**/kinds/*/server/**',
    ],
    message: 'Server code does not know the web, and reaches kinds through their registry.',
  },

  {
    files: ['packages/repo-rules/src/**'],
    forbids: ['@rosette/**', ...outOfKit],
    message: 'The rules of the repository read files; they import nothing that they judge.',
  },

  // Web layers: how we show it.
  {
    files: ['packages/api-client/src/**'],
    allows: ['zod', '@tanstack/react-query', './**', '../*.ts', '@rosette/contract-kit/**'],
    message: 'api-client knows contract-kit, zod and TanStack Query.',
  },
  {
    files: ['clients/typescript/src/**'],
    allows: ['./**', '@rosette/api-client/{answer-problem,api-problem-error,api-request}.ts'],
    message: 'The package for others knows what api-client has without React, and the generated contract.',
  },
  {
    files: ['packages/ui-kit/src/**'],
    allows: [
      ...react,
      'zod',
      'd3-geo',
      'world-atlas/*.json',
      '3dmol',
      '3dmol/**',
      './**',
      '../**',
      '@rosette/{contract-kit,api-client}/**',
    ],
    except: [...outOfKit, '**/server/**'],
    message: "ui-kit knows api-client, contract-kit and the web's packages. Kinds and features are handed in.",
  },
  {
    files: ['packages/kinds/*/web/**'],
    allows: [...react, 'zod', './**', '../contract/**', '../../contract/**', '../*.{ts,tsx}', ...webKits],
    message: "A kind's web layer knows its own contract, the web kits and the web's packages. Kinds never import kinds.",
  },
  {
    files: ['packages/kinds/registry/{pages,results,forms}.ts'],
    allows: ['zod', './{contract,search-cards,search-entries}.ts', '../*/{contract,web}/**', ...webKits],
    message: 'The web registries list web layers and nothing else.',
  },
  {
    files: ['apps/web/src/**'],
    allows: [
      ...react,
      '@fontsource/**',
      '@fontsource-variable/**',
      'zod',
      './**',
      '../**',
      ...webKits,
      ...contractDoors,
      '@rosette/kinds/registry/{pages,results,forms}.ts',
      '@rosette/features/*/web/**',
    ],
    except: ['**/server/**', '**/packages/**', '**/tools/**'],
    message: "The web app knows the web layers, their registries and the web's packages. The server is another layer.",
  },

  // Features: each imports only the features below it.
  ...featureOrder.flatMap((name, rank) => featureRules(name, featureOrder.slice(rank + 1))),

  // The cards of analyses lie below all features, and the lowest one lists them.
  {
    files: [analysisCards],
    allows: ['@rosette/contract-kit/**'],
    message: 'The card of an analysis knows contract-kit and nothing of its feature, so that features below it can list it.',
  },
  {
    files: [analysisRegistry],
    allows: ['@rosette/contract-kit/**', '../../*/contract/*-analysis.ts'],
    message: 'The registry of analyses lists their cards and nothing else.',
  },
]

/** One rule for each layer of a feature. Features reach each other by relative paths, however deep the importing folder is. */
function featureRules(name: string, above: readonly string[]): readonly ImportRule[] {
  const upwards = above.map((other) => `**/${other}/{contract,server,web}/**`)
  const outside = ['../**/{apps,kinds,src,tools}/**']
  return [
    {
      files: [`packages/features/${name}/contract/**`, `!${analysisCards}`, `!${analysisRegistry}`],
      allows: ['zod', './**', '../**', '@rosette/contract-kit/**', ...kindContracts],
      except: [...upwards, ...outside, '**/{server,web}/**'],
      message: `The contract of ${name} imports zod, contract-kit, and contracts of kinds and of features below it.`,
    },
    {
      files: [`packages/features/${name}/server/**`],
      allows: [
        ...node,
        ...kysely,
        'fastify',
        'fastify-*',
        '@fastify/**',
        'hyparquet',
        'hyparquet-writer',
        '@modelcontextprotocol/{node,server}',
        'lru-cache',
        'marked',
        'sanitize-html',
        'zod',
        './**',
        '../**',
        ...serverKits,
        ...kindContracts,
        '@rosette/kinds/registry/server.ts',
      ],
      except: [...upwards, ...outside, '**/web/**'],
      message: `The server layer of ${name} imports contracts, the server registry, server kits, Fastify and features below it; never the web.`,
    },
    {
      files: [`packages/features/${name}/web/**`],
      allows: [
        ...react,
        'zod',
        'cytoscape',
        'uqr',
        '@jbrowse/**',
        '@gmod/*',
        'generic-filehandle2',
        './**',
        '../**',
        ...webKits,
        ...kindContracts,
        '@rosette/kinds/registry/{pages,results,forms}.ts',
      ],
      except: [...upwards, ...outside, '**/server/**'],
      message: `The web layer of ${name} imports contracts, the web registries, web kits and features below it; never the server.`,
    },
  ]
}

/** The part of Biome's configuration that `biome.jsonc` extends: one override for each import rule. */
export function biomeImportRules(): string {
  return `${JSON.stringify({ overrides: importRules.map(toOverride) }, null, 2)}\n`
}

function toOverride(rule: ImportRule) {
  // The last matching pattern decides: forbid all, allow what is listed, forbid the exceptions.
  const group = 'forbids' in rule ? rule.forbids : ['**', ...rule.allows.map((pattern) => `!${pattern}`), ...(rule.except ?? [])]
  const options = { patterns: [{ group, message: rule.message }] }
  return {
    // Tests may see every layer.
    includes: [...rule.files, '!**/*.test.ts', '!**/*.test.tsx'],
    linter: { rules: { style: { noRestrictedImports: { level: 'error', options } } } },
  }
}
