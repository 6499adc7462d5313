import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeScratchTree } from '@rosette/repo-rules/scratch-tree.ts'

/** Compares the contracts with the committed OpenAPI document, limits and all. */
const openApiTest = 'apps/api/src/describe-api.test.ts'

/** Tells `vitest.config.ts` beside this file which tests to run. */
const testsVariable = 'MUTANT_TESTS'

export type MutatedPart = keyof typeof mutatedCode
type Counted = ReturnType<typeof countMutants>

/** Of a part, and of the files in it whose changes were noticed least. */
type Score = Counted & { part: MutatedPart; weakest: readonly (Counted & { path: string })[] }

// What Stryker writes; only what is read here.
type StrykerReport = { files: Record<string, { mutants: Mutant[] }> }
type Mutant = { status: string }

/** Lets Stryker change every expression of a part in a copy of this checkout, and counts which changes a test noticed. */
export async function measureScore(part: MutatedPart): Promise<Score> {
  const tree = await makeScratchTree([
    'apps',
    'packages',
    'tools',
    'data',
    'docs',
    'texts',
    'package.json',
    'tsconfig.base.json',
    'openapi.json',
  ])
  try {
    await mkdir(join(tree.root, '.reports'))
    await writeFile(join(tree.root, '.reports/stryker.json'), JSON.stringify(strykerSettings(part)))
    process.env[testsVariable] = mutatedCode[part].tests.join(' ')
    const { status, output } = await tree.runScript('node_modules/@stryker-mutator/core/bin/stryker.js', 'run', '.reports/stryker.json')
    if (status !== 0) throw new Error(`Stryker ended with ${status} on ${part}:\n${output.slice(-4000)}`)
    return toScore(part, JSON.parse(readFileSync(join(tree.root, '.reports/mutation.json'), 'utf8')))
  } finally {
    await tree.remove()
  }
}

function strykerSettings(part: MutatedPart) {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    mutator: { excludedMutations: partsWithoutTexts.includes(part) ? ['StringLiteral'] : [] },
    mutate: [...mutatedCode[part].code, ...excludedCode.map(({ pattern }) => `!${pattern}`)],
    // The copy is thrown away afterwards, and workspace packages are found in it only.
    inPlace: true,
    // Nobody compiles the copy.
    disableTypeChecks: false,
    coverageAnalysis: 'perTest',
    concurrency: 2,
    reporters: ['json'],
    jsonReporter: { fileName: '.reports/mutation.json' },
    tempDirName: '.reports/stryker',
    vitest: { configFile: 'tools/mutants/vitest.config.ts', related: true },
  }
}

function toScore(part: MutatedPart, report: StrykerReport): Score {
  const files = Object.entries(report.files)
  const weakest = files
    .map(([path, { mutants }]) => ({ path, ...countMutants(mutants) }))
    .filter(({ missed }) => missed > 0)
    .toSorted((one, other) => other.missed - one.missed)
  return { part, ...countMutants(files.flatMap(([, { mutants }]) => mutants)), weakest: weakest.slice(0, 5) }
}

/** Mutants that do not run (errors of types or syntax) are not counted. */
function countMutants(mutants: readonly Mutant[]) {
  const count = (...wanted: string[]) => mutants.filter(({ status }) => wanted.includes(status)).length
  const caught = count('Killed', 'Timeout')
  const survived = count('Survived')
  const uncovered = count('NoCoverage')
  const missed = survived + uncovered
  return { caught, survived, uncovered, missed, percent: Math.round((1000 * caught) / (caught + missed)) / 10 }
}

type Part = {
  code: readonly string[]
  /** Where the tests are that show what the code does. With all that reach it, each mutant of a constant would cost minutes. */
  tests: readonly string[]
}

/** What Stryker mutates, by the name under which the score is reported. */
export const mutatedCode = {
  'contract-kit': kit('contract-kit', openApiTest),
  'search-engine': kit('search-engine'),
  'file-formats': kit('file-formats'),
  'sequence-store': kit('sequence-store'),
  'features, contracts': {
    code: ['packages/features/*/contract/**/*.ts'],
    tests: ['packages/features/*/contract/**/*.test.ts', openApiTest],
  },
  'kinds, ingest': { code: ['packages/kinds/*/server/**/ingest-*.ts'], tests: ['packages/kinds/*/server/**/*.test.ts'] },
} as const satisfies Record<string, Part>

function kit(name: string, ...further: readonly string[]): Part {
  return { code: [`packages/${name}/src/**/*.ts`], tests: [`packages/${name}/src/**/*.test.ts`, ...further] }
}

/**
 * Where changed texts are not counted. In contracts of features they are paths and what visitors read: the API description, live tests
 * and browser tests compare them. In the ingest of kinds they are titles, licences, citations and columns, which tests that load a release compare.
 */
const partsWithoutTexts: readonly MutatedPart[] = ['features, contracts', 'kinds, ingest']

/** Code that is not counted, each with the reason. What only the engine or the database can show, tests with services show. */
const excludedCode: readonly { pattern: string; because: string }[] = [
  { pattern: '**/*.test.ts', because: 'tests' },
  { pattern: '**/fixtures/**', because: 'data of tests' },
  { pattern: 'packages/search-engine/src/engine/open-engine.ts', because: 'sends requests to the engine' },
  { pattern: 'packages/search-engine/src/engine/scan-index.ts', because: 'reads from the engine batch by batch' },
  { pattern: 'packages/search-engine/src/index/create-index.ts', because: 'makes and drops indices of the engine' },
  { pattern: 'packages/search-engine/src/index/bulk-index.ts', because: 'fills indices of the engine' },
  { pattern: 'packages/search-engine/src/index/write-documents.ts', because: 'changes documents of the engine' },
  { pattern: 'packages/search-engine/src/index/index-analysis.ts', because: 'settings without logic, which only the engine reads' },
  { pattern: 'packages/sequence-store/src/build-sequences.ts', because: 'joins database, genome and files into a build' },
  { pattern: 'packages/sequence-store/src/read-gene-models.ts', because: 'reads from the database' },
  { pattern: 'packages/sequence-store/src/add-published-sequences.ts', because: 'reads from the database' },
  { pattern: 'packages/sequence-store/src/sequence-folder.ts', because: 'asks the database which folders are needed' },
]
