import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { checkout } from '../checkout.ts'
import { type MutatedPart, measureScore, mutatedCode } from '../mutants/measure-score.ts'
import { runnerOf, sampleOf } from '../mutants/planted-bug.ts'
import { plantedBugs, runPlantedBugs } from '../mutants/run-planted-bugs.ts'
import { ensureServices } from '../services/start-services.ts'

// Do the tests notice bugs? Without options every planted bug is tried, one after the other; --rule tries those of one requirement;
// --sample two in a hundred of those that need no browser, chosen by the commit. --score lets Stryker change the code without a database and
// reports how many changes were noticed, for all parts or those named.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'boolean' }, score: { type: 'boolean' }, rule: { type: 'string' } },
})
const say = (line: string) => process.stdout.write(`check:mutants: ${line}\n`)

async function checkPlantedBugs(): Promise<number> {
  Object.assign(process.env, await ensureServices(say))
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: checkout, encoding: 'utf8' }).trim()
  const named = plantedBugs.filter(({ rule }) => values.rule === undefined || rule === values.rule)
  const bugs = values.sample
    ? sampleOf(
        named.filter((bug) => runnerOf(bug) !== 'browser'),
        0.02,
        commit,
      )
    : named
  const survivors = await runPlantedBugs(bugs, say)
  say(`${bugs.length - survivors.length} of ${bugs.length} planted bugs were caught`)
  return survivors.length === 0 && bugs.length > 0 ? 0 : 1
}

async function reportScores(): Promise<number> {
  const isPart = (name: string): name is MutatedPart => Object.hasOwn(mutatedCode, name)
  const unknown = positionals.filter((name) => !isPart(name))
  if (unknown.length > 0) {
    say(`unknown: ${unknown.join(', ')}; known: ${Object.keys(mutatedCode).join(', ')}`)
    return 2
  }
  const wanted = positionals.length > 0 ? positionals : Object.keys(mutatedCode)
  for (const part of wanted.filter(isPart)) {
    const { percent, caught, survived, uncovered, weakest } = await measureScore(part)
    say(`${part}: ${percent} % (${caught} noticed, ${survived} not noticed, ${uncovered} never run)`)
    for (const file of weakest) say(`  ${file.missed} missed in ${file.path} (${file.percent} %)`)
  }
  return 0
}

process.exitCode = await (values.score ? reportScores() : checkPlantedBugs())
