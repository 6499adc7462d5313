import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeScratchTree, type ScratchTree } from '@rosette/repo-rules/scratch-tree.ts'
import { readReports } from '../spec-coverage/read-reports.ts'
import { type PlantedBug, plant, runnerOf } from './planted-bug.ts'

const copied = [
  ...['apps', 'packages', 'tools', 'data', 'docs', 'e2e', 'package.json', 'vitest.config.ts', 'tsconfig.base.json', 'openapi.json'],
  ...['contract', 'server', 'web', 'test'].map((layer) => `tsconfig.${layer}.json`),
]

/** Plants one bug after the other in a copy of this checkout and runs its test; answers those that no test noticed. */
export async function runPlantedBugs(bugs: readonly PlantedBug[], say: (line: string) => void): Promise<PlantedBug[]> {
  const survivors: PlantedBug[] = []
  const tree = await makeScratchTree(copied)
  try {
    for (const bug of bugs) {
      const began = performance.now()
      const isCaught = await isBugCaught(tree, bug)
      if (!isCaught) survivors.push(bug)
      say(`${isCaught ? 'caught  ' : 'SURVIVED'} ${bug.rule} ${bug.bug} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
    }
  } finally {
    await tree.remove()
  }
  return survivors
}

async function isBugCaught(tree: ScratchTree, bug: PlantedBug): Promise<boolean> {
  const text = readFileSync(join(tree.root, bug.file), 'utf8')
  await tree.write({ [bug.file]: plant(bug, text) })
  const report = await runTest(tree, bug)
  await tree.write({ [bug.file]: text })
  const outcomes = readReports(join(tree.root, '.reports')).get(report) ?? []
  const carrying = outcomes.filter(({ title, state }) => title.includes(`[${bug.rule}]`) && state !== 'skipped')
  // A run without its tests says nothing about the bug.
  if (carrying.length === 0) throw new Error(`${bug.rule}: ${bug.caughtBy} ran no test that carries it`)
  return carrying.some(({ state }) => state === 'failed')
}

/** Answers the name of the report that the runner wrote. */
async function runTest(tree: ScratchTree, bug: PlantedBug): Promise<string> {
  const runner = runnerOf(bug)
  if (runner === 'browser') {
    await tree.runScript('tools/run-e2e.ts', bug.caughtBy, '--grep', bug.rule)
    return 'playwright'
  }
  await tree.runScript('node_modules/vitest/vitest.mjs', 'run', bug.caughtBy, '--project', runner, '--testNamePattern', bug.rule)
  return `vitest-${runner}`
}
