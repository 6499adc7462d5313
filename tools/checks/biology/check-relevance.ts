import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { GeneralSearchAnswer } from '@rosette/features/results/contract/search-calls.ts'
import { checkout } from '../../checkout.ts'
import { loadOfficialFiles, openTrialSite } from '../../e2e/trial-site.ts'
import { type BiologistQuestion, biologistQuestions } from '../../relevance/biologist-questions.ts'
import { type AnsweredQuestion, heading, lineOf, measureRecall, missedOf } from '../../relevance/measure-recall.ts'
import { ownQuestions } from '../../relevance/own-questions.ts'
import { ensureServices } from '../../services/start-services.ts'

// Does the site find the genes that biologists ask for? Recall at 20 of the judged questions, beside a plain search over the same files
// (tools/relevance, Python). `--url URL` asks a site that is already served; otherwise one is served here, on the release that
// ROSETTE_REAL_SITE names or on a new one. Exits with 1 if the questions that may choose nothing miss the goal.
const say = (line: string) => process.stderr.write(`check:relevance: ${line}\n`)
const goal = { recall: 0.8, aboveBaseline: 0.1 } as const
const hits = 20
const dir = process.env.ROSETTE_RELEASE_DIR
const url = process.argv[process.argv.indexOf('--url') + 1]
const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interruption.abort())

if (!dir) {
  say('needs ROSETTE_RELEASE_DIR, the folder of the official files')
  process.exitCode = 2
} else process.exitCode = process.argv.includes('--url') && url ? await measure(dir, url) : await serveAndMeasure(dir)

async function serveAndMeasure(files: string): Promise<number> {
  const site = await openTrialSite({
    name: 'relevance',
    load: loadOfficialFiles(files),
    services: await ensureServices(say),
    settings: { ACCESS_MODE: 'open' },
    prepared: process.env.ROSETTE_REAL_SITE,
    signal: interruption.signal,
  })
  try {
    return await measure(files, site.url)
  } finally {
    await site.close()
  }
}

async function measure(files: string, site: string): Promise<number> {
  const questions: readonly BiologistQuestion[] = [...biologistQuestions, ...ownQuestions]
  const plain = askBaseline(files, questions)
  const answered: AnsweredQuestion[] = []
  for (const [at, question] of questions.entries()) {
    answered.push({
      ...question,
      site: await askSite(site, question.text),
      baseline: plain[at]?.hits ?? [],
      unsaid: plain[at]?.unsaid ?? [],
    })
  }
  const [dev, own] = [answered.slice(0, biologistQuestions.length), answered.slice(biologistQuestions.length)]
  const [tuning, reported] = [own.filter(({ number }) => number % 2 === 1), own.filter(({ number }) => number % 2 === 0)]
  const recall = measureRecall(reported)
  const lines = [
    heading,
    lineOf('dev', measureRecall(dev)),
    lineOf('own, chooses weights', measureRecall(tuning)),
    lineOf('own, only reported', recall),
    '',
    'Missed in dev and in the half that chooses weights; unsaid: no file connects the gene with all words of the question.',
    ...[...dev, ...tuning].flatMap(missedOf),
    '',
    `Unsaid in the half that is only reported: ${unsaidOf(reported).join(', ')}`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  const { site: reached, baseline } = recall.said
  const isReached = reached >= goal.recall && reached >= baseline + goal.aboveBaseline
  if (!isReached) say(`the goal is ${goal.recall} of the genes that can be known, and ${goal.aboveBaseline} above the baseline`)
  return isReached ? 0 : 1
}

/** Symbols, without the question: what is known of single questions of this half would choose weights. */
function unsaidOf(questions: readonly AnsweredQuestion[]): string[] {
  const symbols = questions.flatMap(({ genes, unsaid }) =>
    Object.entries(genes).flatMap(([symbol, locus]) => (unsaid.includes(locus) ? symbol : [])),
  )
  return symbols.toSorted()
}

async function askSite(site: string, searchText: string): Promise<string[]> {
  const answer = await fetch(`${site}/api/search/general`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ searchText, category: 'genes', page: 1, pageSize: hits }),
    signal: interruption.signal,
  })
  if (!answer.ok) throw new Error(`The search for ${searchText} was answered with ${answer.status}`)
  const { docs } = GeneralSearchAnswer.parse(await answer.json())
  return docs.map((doc) => String(doc.gene_name))
}

function askBaseline(files: string, questions: readonly BiologistQuestion[]): { hits: string[]; unsaid: string[] }[] {
  const input = JSON.stringify(questions.map(({ text, genes }) => ({ text, loci: Object.values(genes) })))
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1', PYTHONPATH: join(checkout, 'tools/truth') }
  const run = spawnSync('python3', [join(checkout, 'tools/relevance/baseline.py'), files], { env, input, encoding: 'utf8', maxBuffer: 1e8 })
  if (run.error || run.status !== 0) throw new Error(`check:relevance needs Python 3: ${run.stderr}`, { cause: run.error })
  return JSON.parse(run.stdout)
}
