import { posix } from 'node:path'
import { featureOrder } from '../../import-rules/feature-order.ts'
import { isAnalysisCard, isCode, isTest } from '../file-roles.ts'
import { importsOf } from '../parse-source.ts'
import { eachFile, lineAt, type Rule } from '../rule.ts'
import type { SourceFile } from '../source-tree.ts'
import { importGraph } from './import-graph.ts'

/** From the bottom to the top: a file imports from its own level or from below. */
const levels = [
  { name: 'a kit', holds: /^(data|packages\/(?!kinds\/|features\/|repo-rules\/|test-kit\/)[^/]+)\// },
  { name: 'a kind', holds: /^packages\/kinds\// },
  { name: 'a feature', holds: /^packages\/features\// },
  { name: 'an app', holds: /^(apps|clients)\// },
  { name: 'a tool', holds: /^(tools|packages\/repo-rules)\// },
  { name: 'the test kit', holds: /^packages\/test-kit\// },
  { name: 'a browser test', holds: /^e2e\// },
] as const

/** No import points up. Tests and the configuration of tools may see everything, wherever they are. */
export const noUpwardImports: Rule = (tree) =>
  importGraph(tree).flatMap(({ from, to, line }) => {
    const [low, high] = [levelOf(from), levelOf(to)]
    if (low < 0 || isTest(from) || from.endsWith('.config.ts')) return []
    if (high > low) return [{ path: from, line, reason: `${levels[low]?.name} imports ${levels[high]?.name}: ${to}` }]
    const apps = [from, to].map((path) => /^apps\/[^/]+\//.exec(path)?.[0])
    const isApart = apps[0] && apps[1] && apps[0] !== apps[1] && !(from === starter && starts.includes(to))
    return isApart ? [{ path: from, line, reason: `an app imports another app: ${to}` }] : []
  })

/** The command line starts the processes of a site, and takes nothing else of them. */
const starter = 'apps/cli/src/commands/process-commands.ts'
const starts = ['apps/api/src/serve-site.ts', 'apps/worker/src/work.ts']

function levelOf(path: string): number {
  return levels.findIndex(({ holds }) => holds.test(path))
}

/** Cards of analyses on lists lie below all features: the lowest one lists them. */
const analysisCards = 'the card of an analysis'

/**
 * No feature imports itself through another: every import between features points down the order, those of types, tests and late
 * imports included.
 */
export const orderedFeatures: Rule = eachFile(
  (path) => isCode(path) && featureOf(path) !== null,
  (file) => {
    const own = featureOf(file.path)
    if (own !== analysisCards && !isListed(own)) return [{ reason: `${own} is not in the order of features` }]
    return importsOf(file).flatMap(({ name, start }) => {
      const other = featureOf(targetOf(file, name))
      if (other === null || other === own || other === analysisCards) return []
      const isBelow = own !== analysisCards && isListed(other) && featureOrder.indexOf(other) < featureOrder.indexOf(own)
      return isBelow ? [] : [{ line: lineAt(file.text, start), reason: `${own} is below ${other} and must not import it` }]
    })
  },
)

function featureOf(path: string): string | null {
  if (isAnalysisCard(path)) return analysisCards
  return /^packages\/features\/(?<feature>[^/]+)\//.exec(path)?.groups?.feature ?? null
}

function targetOf({ path }: SourceFile, name: string): string {
  return name.startsWith('.') ? posix.join(posix.dirname(path), name) : name.replace(/^@rosette\/features\//, 'packages/features/')
}

function isListed(name: string | null): name is string {
  return name !== null && featureOrder.includes(name)
}
