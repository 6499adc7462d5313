import { readFile } from 'node:fs/promises'
import { addMetrics } from '@rosette/api/plugins/metrics.ts'
import { openDatabase } from '@rosette/database/open-database.ts'
import { openProcessMetrics } from '@rosette/settings/process-metrics.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { countMails } from '@rosette/worker/count-mails.ts'
import { watchBackups } from '@rosette/worker/watch-backups.ts'
import { watchJobs } from '@rosette/worker/watch-jobs.ts'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { readDashboard, readRules, readRuleTests } from './read-rules.ts'
import { registeredName, seriesOf } from './series-of.ts'

const rules = await readRules()
const dashboard = await readDashboard()
const expressions = [
  ...rules.map(({ name, expression }) => ({ place: name, expression })),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ place: title, expression: expr }))),
]

/** The labels of each metric that API or worker register, without a database: nothing is collected. */
async function registeredMetrics(): Promise<Map<string, { labels: readonly string[]; isHistogram: boolean }>> {
  const { registry } = openProcessMetrics({ version: '0.0.0', commit: null, folders: {} })
  const db = openDatabase({ url: 'postgres://127.0.0.1:1/none' })
  const app = Fastify()
  onTestFinished(async () => {
    await app.close()
    await db.close()
  })
  const releases = { current: () => null, held: () => [], lease: () => null, onChange() {}, onUnused() {}, close: async () => {} }
  const engine = { load: () => ({ running: 0, waiting: 0 }), nodes: () => [], isRefusing: () => false }
  addMetrics(app, registry, { db, engine, releases, findErrors: async () => ({}) })
  watchJobs({ db, clock: fixedClock(), concurrency: 1, registry })
  countMails(registry)
  watchBackups(registry, { db, clock: fixedClock() })
  return new Map(
    registry.getMetricsAsArray().map((metric) => {
      // Every metric has its label names; the declared type of a metric in general has not.
      const { name, type, labelNames = [] } = metric as typeof metric & { labelNames?: string[] }
      return [name, { labels: labelNames, isHistogram: String(type) === 'histogram' || 'buckets' in metric }]
    }),
  )
}

test('[OPER-055] there are rules, and each has a severity, a paragraph of the runbook and a test of either kind', async () => {
  expect(rules.length).toBeGreaterThan(15)
  const runbook = await readFile(new URL('../../docs/operate/runbook.md', import.meta.url), 'utf8')
  const paragraphs = runbook.split(/^## /m).slice(1)
  expect(paragraphs.map((paragraph) => paragraph.split('\n')[0])).toEqual(rules.map(({ name }) => name))
  for (const paragraph of paragraphs) expect(paragraph.length, paragraph.split('\n')[0]).toBeGreaterThan(200)
  const tests = await readRuleTests()
  for (const { name, severity, runbookUrl, expression } of rules) {
    expect(expression, name).not.toBe('')
    expect(['critical', 'warning'], name).toContain(severity)
    expect(runbookUrl).toBe(`docs/operate/runbook.md#${name.toLowerCase()}`)
    expect(
      tests.filter(({ alert }) => alert === name).map(({ fires }) => fires),
      name,
    ).toEqual([true, false])
  }
})

test('[OPER-056] every metric and label of alerts and dashboard is registered by API or worker', async () => {
  const registered = await registeredMetrics()
  for (const { place, expression } of expressions) {
    const series = seriesOf(expression)
    expect(series, place).not.toEqual([])
    for (const { metric, labels } of series.filter((each) => each.metric !== 'up')) {
      const found = registered.get(registeredName(metric, (name) => registered.get(name)?.isHistogram ?? false))
      expect(found, `${place}: ${metric}`).toBeDefined()
      expect(found?.labels, `${place}: ${metric}`).toEqual(expect.arrayContaining(labels))
    }
  }
})

test('[OPER-057] the dashboard shows every metric of ours', async () => {
  const shown = new Set(expressions.flatMap(({ expression }) => seriesOf(expression).map(({ metric }) => metric)))
  const registered = await registeredMetrics()
  const isHistogram = (name: string) => registered.get(name)?.isHistogram ?? false
  const names = new Set([...shown].map((metric) => registeredName(metric, isHistogram)))
  const ours = [...registered.keys()].filter((name) => name.startsWith('rosette_'))
  expect(ours.filter((name) => !names.has(name))).toEqual([])
  expect(dashboard.panels.filter(({ type, targets }) => type !== 'row' && targets.length === 0)).toEqual([])
})

test('[OPER-056] the series of an expression are found with the labels by which it selects and groups', () => {
  expect(seriesOf('sum by (task) (rate(rosette_jobs_total{outcome="failed", job="rosette-worker"}[5m])) / up{job="x"} > 0')).toEqual([
    { metric: 'rosette_jobs_total', labels: ['task', 'outcome'] },
    { metric: 'up', labels: ['task'] },
  ])
})
