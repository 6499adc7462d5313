import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const deploy = new URL('../../deploy/', import.meta.url)

export type AlertRule = { name: string; expression: string; severity: string; runbookUrl: string }

/** The alerts of our rules, which are written in one form: `promtool check rules` reads them as YAML, this reads what it needs. */
export async function readRules(): Promise<AlertRule[]> {
  const text = await readFile(new URL('prometheus/rosette-rules.yml', deploy), 'utf8')
  return text
    .split(/^ {6}- alert: /m)
    .slice(1)
    .map((block) => ({
      name: /^\w+/.exec(block)?.[0] ?? '',
      expression: /^ {8}expr: \|\n((?: {10}.*\n)+)/m.exec(block)?.[1]?.trim() ?? '',
      severity: /^ {10}severity: (\w+)$/m.exec(block)?.[1] ?? '',
      runbookUrl: /^ {10}runbook_url: (\S+)$/m.exec(block)?.[1] ?? '',
    }))
}

/** The cases of the tests of our rules: which alert is looked at, and whether it is expected to fire. */
export async function readRuleTests(): Promise<{ alert: string; fires: boolean }[]> {
  const text = await readFile(new URL('prometheus/rosette-rules.test.yml', deploy), 'utf8')
  return [...text.matchAll(/^ {8}alertname: (\w+)\n {8}exp_alerts:(.*)$/gm)].map(([, alert = '', expected]) => ({
    alert,
    fires: expected !== ' []',
  }))
}

const Panel = z.object({ type: z.string(), title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) })
const Dashboard = z.object({ uid: z.string(), panels: z.array(Panel) })

export async function readDashboard(): Promise<z.infer<typeof Dashboard>> {
  return Dashboard.parse(JSON.parse(await readFile(new URL('grafana/rosette.json', deploy), 'utf8')))
}
