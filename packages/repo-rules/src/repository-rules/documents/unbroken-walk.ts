import { importGraph } from '../imports/import-graph.ts'
import { lineAt, type Rule, type Violation } from '../rule.ts'
import type { SourceTree } from '../source-tree.ts'

export type Walk = {
  page: string
  mostSteps: number
  /** What the way goes through, in this order; each stage is named by the step at which it begins. */
  stages: readonly string[]
}

export const walks = {
  search: {
    page: 'docs/walk-of-a-search.md',
    mostSteps: 15,
    stages: ['Form', 'Submission', 'URL', 'Request', 'Route', 'Criteria', 'Clauses', 'Engine query', 'Table'],
  },
  request: {
    page: 'docs/walk-of-a-request.md',
    mostSteps: 18,
    stages: ['Hooks', 'Release', 'Route', 'Resolve', 'Guard', 'Row', 'Facts', 'First view', 'Page', 'Sections', 'Document', 'Browser'],
  },
  run: {
    page: 'docs/walk-of-a-run.md',
    mostSteps: 20,
    stages: ['Form', 'Fields', 'Submission', 'Row', 'Worker', 'Tool', 'Program', 'End', 'Run page', 'Progress', 'Status', 'Result', 'Hits'],
  },
  list: {
    page: 'docs/walk-of-a-list.md',
    mostSteps: 20,
    stages: [
      'Form',
      'Report',
      'Identifiers',
      'Saving',
      'Content',
      'Loci',
      'List',
      'List page',
      'Action',
      'Analysis',
      'Comparison',
      'Tests',
      'Result',
    ],
  },
} satisfies Record<string, Walk>

const fetchJson = 'packages/api-client/src/fetch-json.ts'
const addJob = 'packages/job-queue/src/add-job.ts'
const defineTask = 'packages/job-queue/src/define-task.ts'

/** How a step is reached: by an import, or by the way that it names. */
type Way = 'import' | 'called by' | 'calls' | 'over HTTP' | 'through the registry' | 'through the queue' | 'through the contract'

type Step = {
  number: number
  stage: string | undefined
  path: string
  way: Way
  /** The registry, the task or the contract that the way leads through. */
  through: string
  /** Number of the step that it is reached from, if not the one before. */
  from: number | undefined
  line: number
}

/**
 * A walk lists every file on a way through the code. Two steps in a row are connected if one file imports a value from the other. A step that
 * is reached in another way or from an earlier step says so, and that is checked too.
 */
export function unbrokenWalk({ page, mostSteps, stages }: Walk): Rule {
  return (tree) => {
    const text = tree.find(({ path }) => path === page)?.text
    if (text === undefined) return []
    const steps = stepsOf(text)
    const found = steps.flatMap(({ stage = [] }) => stage)
    return [
      ...(steps.length > mostSteps ? [{ path: page, reason: `${steps.length} steps; this walk has at most ${mostSteps}` }] : []),
      ...(found.join() === stages.join()
        ? []
        : [{ path: page, reason: `the stages are ${stages.join(', ')}; it has ${found.join(', ')}` }]),
      ...steps.flatMap((step, index) =>
        violationsOf(tree, steps, index).map((reason): Violation => ({ path: page, line: step.line, reason })),
      ),
    ]
  }
}

const via = '(?<way>over HTTP|through the (?:registry|queue|contract))(?: `(?<through>[^`]+)`)?(?:, from step (?<from>\\d+))?'
const beside = '(?<call>called by|calls) step (?<caller>\\d+)'
const step = `^(?<number>\\d+)\\. (?:\\*\\*(?<stage>[^*]+)\\*\\*: )?\`(?<path>[^\`]+)\`(?: \\((?:${via}|${beside})\\))?`
// A line of Markdown may end between any two words.
const stepPattern = new RegExp(step.replaceAll(' ', '\\s+'), 'gm')

function stepsOf(text: string): readonly Step[] {
  return Array.from(text.matchAll(stepPattern), ({ index, groups: { number, stage, path = '', through = '', ...named } = {} }) => {
    const from = named.from ?? named.caller
    // The pattern has no other ways.
    const way = ((named.way ?? named.call)?.replaceAll(/\s+/g, ' ') ?? 'import') as Way
    return {
      number: Number(number),
      stage,
      path,
      way,
      through,
      from: from === undefined ? undefined : Number(from),
      line: lineAt(text, index),
    }
  })
}

function violationsOf(tree: SourceTree, steps: readonly Step[], index: number): readonly string[] {
  const step = steps[index]
  if (!step) return []
  if (!tree.some(({ path }) => path === step.path)) return [`there is no ${step.path}`]
  const earlier = steps.slice(0, index)
  if (earlier.some(({ path }) => path === step.path)) return [`${step.path} is listed twice`]
  const before = step.from === undefined ? earlier.at(-1) : earlier.find(({ number }) => number === step.from)
  if (before === undefined) return index === 0 ? [] : [`no step ${step.from} comes before ${step.path}`]
  return isConnected(tree, before.path, step) ? [] : [`a file is missing between ${before.path} and ${step.path}`]
}

function isConnected(tree: SourceTree, before: string, { path, way, through }: Step): boolean {
  switch (way) {
    case 'import':
      return doesImport(tree, before, path) || doesImport(tree, path, before)
    case 'called by':
      return doesImport(tree, before, path)
    case 'calls':
      return doesImport(tree, path, before)
    case 'over HTTP':
      return doesImport(tree, before, fetchJson) && path.endsWith('-routes.ts')
    case 'through the registry':
      return areRegistered(tree, through, before, path)
    case 'through the queue':
      return isQueued(tree, through, before, path)
    case 'through the contract':
      return [before, path].every((file) => hasContract(tree, file, through))
  }
}

function doesImport(tree: SourceTree, from: string, to: string, name?: string): boolean {
  return importGraph(tree).some(
    (edge) => edge.from === from && edge.to === to && !edge.isTypeOnly && (name === undefined || (edge.names?.includes(name) ?? false)),
  )
}

/** One of the two asks the registry, and the registry leads to the other. */
function areRegistered(tree: SourceTree, registry: string, one: string, other: string): boolean {
  const reached = reachedFrom(tree, registry)
  return [
    [one, other],
    [other, one],
  ].some(([asking = '', listed = '']) => doesImport(tree, asking, registry) && reached.has(listed))
}

/** One adds a job of the task, and the other does what the task says. */
function isQueued(tree: SourceTree, task: string, adding: string, doing: string): boolean {
  return (
    doesImport(tree, task, defineTask, 'defineTask') &&
    [adding, doing].every((file) => doesImport(tree, file, task)) &&
    doesImport(tree, adding, addJob, 'addJob') &&
    doesImport(tree, doing, defineTask, 'implementTask')
  )
}

/** A file has a contract if it imports it, or another contract that leads to it. Types are enough: the two sides agree on nothing else. */
function hasContract(tree: SourceTree, file: string, contract: string): boolean {
  if (!contract.includes('/contract/')) return false
  const imported = importGraph(tree).filter(({ from }) => from === file)
  return imported.some(({ to }) => to.includes('/contract/') && reachedFrom(tree, to).has(contract))
}

function reachedFrom(tree: SourceTree, start: string): ReadonlySet<string> {
  const edges = Map.groupBy(importGraph(tree), ({ from }) => from)
  const reached = new Set([start])
  for (const file of reached) for (const { to } of edges.get(file) ?? []) reached.add(to)
  return reached
}
