import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { shortenRules } from './shorten-rules.ts'

test('[OPER-064] times of rules are divided, and nothing else is changed', async () => {
  const rules = await readFile(new URL('../../deploy/prometheus/rosette-rules.yml', import.meta.url), 'utf8')
  const shortened = shortenRules(rules, 20)
  const times = (text: string) =>
    [...text.matchAll(/(?:for: |\[)(\d+)([ms])/g)].map(([, count, unit]) => Number(count) * (unit === 'm' ? 60 : 1))
  expect(times(rules).length).toBeGreaterThan(25)
  expect(times(shortened)).toEqual(times(rules).map((seconds) => seconds / 20))
  const withoutTimes = (text: string) => text.replace(/(?<=for: |\[)\d+[ms]/g, '…')
  expect(withoutTimes(shortened)).toBe(withoutTimes(rules))
  expect(shortened).toContain('rosette_queue_oldest_job_seconds) > 600')
})

test('[OPER-064] no time becomes nothing, and texts stay as they are', () => {
  expect(shortenRules('        for: 10s\n  summary: "for: 5m or longer"\n  expr: rate(x[2h]) > 5', 60)).toBe(
    '        for: 1s\n  summary: "for: 5m or longer"\n  expr: rate(x[120s]) > 5',
  )
})
