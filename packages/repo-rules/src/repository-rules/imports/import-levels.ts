import { isTest } from '../file-roles.ts'
import type { Rule } from '../rule.ts'
import { importGraph } from './import-graph.ts'

/** From the bottom to the top: a file imports from its own level or from below. */
const levels = [
  { name: 'a kit', holds: /^(data|packages\/(?!kinds\/|features\/|repo-rules\/|test-kit\/)[^/]+)\// },
  { name: 'a kind', holds: /^packages\/kinds\// },
  { name: 'a feature', holds: /^packages\/features\// },
  { name: 'an app', holds: /^apps\// },
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
    return apps[0] && apps[1] && apps[0] !== apps[1] ? [{ path: from, line, reason: `an app imports another app: ${to}` }] : []
  })

function levelOf(path: string): number {
  return levels.findIndex(({ holds }) => holds.test(path))
}
