import { readFile, writeFile } from 'node:fs/promises'
import { describeApi } from '@rosette/api/describe-api.ts'
import { biomeImportRules } from '@rosette/repo-rules/import-rules/import-rules.ts'
import { formatSettings } from '@rosette/settings/format-settings.ts'
import { featureList } from './generate/feature-list.ts'
import type { Generator } from './generate/generator.ts'
import { kindGraph } from './generate/kind-graph.ts'
import { officialFiles } from './generate/official-files.ts'
import { pythonTypes } from './generate/python-types.ts'
import { rColumns } from './generate/r-columns.ts'
import { rowTypes } from './generate/row-types.ts'
import { typescriptContract } from './generate/typescript-contract.ts'

const importRules: Generator = { title: 'import rules', make: async () => ({ 'biome.import-rules.json': biomeImportRules() }) }

const settingsPage: Generator = { title: 'page of settings', make: async () => ({ 'docs/settings.md': formatSettings() }) }

const openapi: Generator = { title: 'OpenAPI document', make: async () => ({ 'openapi.json': await describeApi() }) }

/** All committed files that are generated from other files. `--check` only reports what is out of date. */
const generators: readonly Generator[] = [
  importRules,
  rowTypes,
  settingsPage,
  openapi,
  officialFiles,
  featureList,
  kindGraph,
  pythonTypes,
  rColumns,
  typescriptContract,
]

const isCheck = process.argv.includes('--check')
process.chdir(new URL('..', import.meta.url).pathname)

const stale: string[] = []
for (const generator of generators) {
  for (const [file, text] of Object.entries(await generator.make())) {
    const before = await readFile(file, 'utf8').catch(() => null)
    if (before === text) continue
    stale.push(file)
    if (!isCheck) await writeFile(file, text)
    console.log(`${isCheck ? 'out of date' : 'written'}: ${file} (${generator.title})`)
  }
}
if (stale.length === 0) console.log('All generated files are up to date.')
else if (isCheck) {
  console.log('Run: npm run gen')
  process.exitCode = 1
}
