import { importGraph } from '../imports/import-graph.ts'
import { lineAt, type Rule, type Violation } from '../rule.ts'
import type { SourceTree } from '../source-tree.ts'

/** What a search goes through, in this order; each stage is named by the step at which it begins. */
const stages = ['Form', 'Submission', 'URL', 'Request', 'Route', 'Criteria', 'Clauses', 'Engine query', 'Table']

const mostSteps = 15
const page = 'docs/walk-of-a-search.md'
const fetchJson = 'packages/api-client/src/fetch-json.ts'

type Step = {
  number: number
  stage: string | undefined
  path: string
  registry: string | undefined
  isOverHttp: boolean
  caller: number | undefined
  line: number
}

/**
 * The walk of a search lists every file on the way. Two steps in a row are connected if one file imports a value from the other.
 * A step that is reached in another way says so, and that is checked too: through a registry, over HTTP, or from an earlier step.
 */
export const unbrokenWalk: Rule = (tree) => {
  const text = tree.find(({ path }) => path === page)?.text
  if (text === undefined) return []
  const steps = stepsOf(text)
  const found = steps.flatMap(({ stage = [] }) => stage)
  return [
    ...(steps.length > mostSteps ? [{ path: page, reason: `${steps.length} steps; a walk has at most ${mostSteps}` }] : []),
    ...(found.join() === stages.join() ? [] : [{ path: page, reason: `the stages are ${stages.join(', ')}; it has ${found.join(', ')}` }]),
    ...steps.flatMap((step, index) => violationsOf(tree, steps, step, index)),
  ]
}

function stepsOf(text: string): readonly Step[] {
  const step = /^(\d+)\. (?:\*\*([^*]+)\*\*: )?`([^`]+)`(?: \((?:through the registry `([^`]+)`|(over HTTP)|called by step (\d+))\))?/gm
  return Array.from(text.matchAll(step), ({ index, 1: number, 2: stage, 3: path = '', 4: registry, 5: http, 6: caller }) => ({
    number: Number(number),
    stage,
    path,
    registry,
    isOverHttp: http !== undefined,
    caller: caller === undefined ? undefined : Number(caller),
    line: lineAt(text, index),
  }))
}

function violationsOf(tree: SourceTree, steps: readonly Step[], step: Step, index: number): readonly Violation[] {
  const violation = (reason: string) => [{ path: page, line: step.line, reason }]
  if (!tree.some(({ path }) => path === step.path)) return violation(`there is no ${step.path}`)
  const before = step.caller === undefined ? steps[index - 1] : steps.slice(0, index).find(({ number }) => number === step.caller)
  if (before === undefined) return index === 0 ? [] : violation(`no step ${step.caller} comes before ${step.path}`)
  const isConnected = step.registry
    ? areRegistered(tree, step.registry, before.path, step.path)
    : step.isOverHttp
      ? doesImport(tree, before.path, fetchJson) && step.path.endsWith('-routes.ts')
      : doesImport(tree, before.path, step.path) || doesImport(tree, step.path, before.path)
  return isConnected ? [] : violation(`a file is missing between ${before.path} and ${step.path}`)
}

function doesImport(tree: SourceTree, from: string, to: string): boolean {
  return importGraph(tree).some((edge) => edge.from === from && edge.to === to && !edge.isTypeOnly)
}

/** One of the two asks the registry, and the registry leads to the other. */
function areRegistered(tree: SourceTree, registry: string, one: string, other: string): boolean {
  const reached = reachedFrom(tree, registry)
  return [
    [one, other],
    [other, one],
  ].some(([asking = '', listed = '']) => doesImport(tree, asking, registry) && reached.has(listed))
}

function reachedFrom(tree: SourceTree, start: string): ReadonlySet<string> {
  const edges = Map.groupBy(importGraph(tree), ({ from }) => from)
  const reached = new Set([start])
  for (const file of reached) for (const { to } of edges.get(file) ?? []) reached.add(to)
  return reached
}
