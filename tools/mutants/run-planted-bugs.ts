import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { makeScratchTree, type ScratchTree } from '@rosette/repo-rules/scratch-tree.ts'
import { checkout } from '../checkout.ts'
import { readReports } from '../spec-coverage/test-outcome.ts'
import { type PlantedBug, plant, runnerOf } from './planted-bug.ts'
import { accessBugs } from './planted-bugs/access-bugs.ts'
import { enrichmentBugs } from './planted-bugs/enrichment-bugs.ts'
import { expressionBugs } from './planted-bugs/expression-bugs.ts'
import { floodBugs } from './planted-bugs/flood-bugs.ts'
import { linkBugs } from './planted-bugs/link-bugs.ts'
import { listBugs } from './planted-bugs/list-bugs.ts'
import { loadingBugs } from './planted-bugs/loading-bugs.ts'
import { peopleBugs } from './planted-bugs/people-bugs.ts'
import { publishingBugs } from './planted-bugs/publishing-bugs.ts'
import { recordBugs } from './planted-bugs/record-bugs.ts'
import { resultsBugs } from './planted-bugs/results-bugs.ts'
import { searchBugs } from './planted-bugs/search-bugs.ts'
import { securityBugs } from './planted-bugs/security-bugs.ts'
import { sequenceBugs } from './planted-bugs/sequence-bugs.ts'
import { sharingBugs } from './planted-bugs/sharing-bugs.ts'
import { tracingBugs } from './planted-bugs/tracing-bugs.ts'
import { uniprotBugs } from './planted-bugs/uniprot-bugs.ts'

/** Every bug that the tests are known to catch. */
export const plantedBugs: readonly PlantedBug[] = [
  ...accessBugs,
  ...peopleBugs,
  ...searchBugs,
  ...resultsBugs,
  ...recordBugs,
  ...loadingBugs,
  ...securityBugs,
  ...floodBugs,
  ...tracingBugs,
  ...uniprotBugs,
  ...linkBugs,
  ...listBugs,
  ...sharingBugs,
  ...enrichmentBugs,
  ...expressionBugs,
  ...sequenceBugs,
  ...publishingBugs,
]

const copied = [
  'apps',
  'packages',
  'tools',
  'data',
  'docs',
  'texts',
  'e2e',
  'package.json',
  'vitest.config.ts',
  'tsconfig.base.json',
  'openapi.json',
  ...['contract', 'server', 'web', 'test'].map((layer) => `tsconfig.${layer}.json`),
]

/**
 * Plants the bugs one by one, each in a copy of this checkout, and runs its test; answers those that no test noticed. Two copies are at work at
 * a time, as a test begins with long work of one processor; browser tests start sites of their own and come last, one after the other.
 */
export async function runPlantedBugs(bugs: readonly PlantedBug[], say: (line: string) => void): Promise<PlantedBug[]> {
  const isOfBrowser = (bug: PlantedBug) => runnerOf(bug) === 'browser'
  const survivors = new Set<PlantedBug>()
  const shared: { run?: Promise<SharedLiveRun> } = {}

  async function runLane(queue: Iterable<PlantedBug>): Promise<void> {
    const tree = await makeScratchTree(copied)
    try {
      for (const bug of queue) {
        const began = performance.now()
        if (sharesRelease(bug)) {
          shared.run ??= startSharedLiveRun()
          tree.env.ROSETTE_LIVE_RUN = (await shared.run).liveRun
        } else delete tree.env.ROSETTE_LIVE_RUN
        const { outcome, output } = await tryBug(tree, bug)
        if (outcome !== 'caught') survivors.add(bug)
        say(`${outcome.padEnd(8)} ${bug.rule} ${bug.bug} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
        if (outcome === 'NOT RUN') say(output.slice(-4000))
      }
    } finally {
      await tree.remove()
    }
  }

  try {
    const quick = bugs.filter((bug) => !isOfBrowser(bug)).values()
    if (bugs.some((bug) => !isOfBrowser(bug))) await Promise.all([runLane(quick), runLane(quick)])
    if (bugs.some(isOfBrowser)) await runLane(bugs.filter(isOfBrowser))
  } finally {
    await (await shared.run)?.clearUp()
  }
  return bugs.filter((bug) => survivors.has(bug))
}

/** Most bugs leave alone what a build stores, so their tests share a demo release that was built without any. */
function sharesRelease(bug: PlantedBug): boolean {
  return ['live', 'long'].includes(runnerOf(bug)) && !bug.rebuilds
}

/** A run without its tests says nothing about the bug: it counts as not caught. */
type Tried = { outcome: 'caught' | 'SURVIVED' | 'NOT RUN'; output: string }

async function tryBug(tree: ScratchTree, bug: PlantedBug): Promise<Tried> {
  const text = readFileSync(join(tree.root, bug.file), 'utf8')
  // The report of an earlier bug says nothing about this one.
  await rm(join(tree.root, '.reports'), { recursive: true, force: true })
  await tree.write({ [bug.file]: plant(bug, text) })
  const { report, output } = await runTest(tree, bug)
  await tree.write({ [bug.file]: text })
  const outcomes = readReports(join(tree.root, '.reports')).get(report) ?? []
  const carrying = outcomes.filter(({ title, state }) => title.includes(`[${bug.rule}]`) && state !== 'skipped')
  if (carrying.length === 0) return { outcome: 'NOT RUN', output }
  return { outcome: carrying.some(({ state }) => state === 'failed') ? 'caught' : 'SURVIVED', output }
}

/** Runs the tests that carry the rule; answers the name of the report that the runner wrote, and what it printed. */
async function runTest(tree: ScratchTree, bug: PlantedBug): Promise<{ report: string; output: string }> {
  const runner = runnerOf(bug)
  if (runner === 'browser') {
    const { output } = await tree.runScript('tools/run-e2e.ts', bug.caughtBy, '--grep', bug.rule)
    return { report: 'playwright', output }
  }
  const vitest = ['run', bug.caughtBy, '--project', runner, '--testNamePattern', bug.rule]
  const { output } = await tree.runScript('node_modules/vitest/vitest.mjs', ...vitest)
  return { report: `vitest-${runner}`, output }
}

/** What live tests share, as the environment passes it on. */
type SharedLiveRun = { liveRun: string; clearUp(): Promise<void> }

/** Builds the demo release once, from the code of this checkout, for all bugs that do not change what a build stores. */
async function startSharedLiveRun(): Promise<SharedLiveRun> {
  const script = 'packages/test-kit/src/live/live-setup.ts'
  const child = spawn(process.execPath, [script], { cwd: checkout, stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const failed = ended.then((): never => {
    throw new Error('The demo release could not be built')
  })
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), failed])
  return {
    liveRun: String(line),
    async clearUp() {
      child.stdin.end()
      await ended
    },
  }
}
