import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { withoutQueries } from './browser-error-routes.ts'

const database = demoDatabase()
// A refused call is noted in the audit.
const writable = await testDatabase('empty')
const report = { message: 'x is undefined', stack: 'at https://rosette.example/results?searchText=secret:1:2', path: '/results' }

test('[OPER-058] a report is counted and logged as a warning, without address or search of the visitor', async () => {
  const { app, as, log } = await testApp(database)
  expect(await as('member').post('/api/browser-errors', report)).toMatchObject({ status: 200, body: { success: true } })
  expect(await app.metrics.metrics()).toContain('rosette_browser_errors_total 1')
  const lines = log.filter(({ msg }) => msg === 'a script failed in a browser')
  expect(lines).toMatchObject([
    { level: 40, browserError: { message: 'x is undefined', stack: 'at https://rosette.example/results:1:2', path: '/results' } },
  ])
  expect(Object.keys(lines[0] ?? {})).not.toEqual(expect.arrayContaining(['account']))
  expect(JSON.stringify(lines)).not.toMatch(/secret|127\.0\.0\.1|network/)
})

test('[OPER-058] reports of other sites, and those that are too large or have more in them, are refused', async () => {
  const { app, as } = await testApp(writable)
  const post = (body: object, headers = {}) => as('anonymous').post('/api/browser-errors', body, headers)
  expect(await post(report, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 })
  for (const body of [
    { ...report, cookie: 'x' },
    { ...report, message: 'x'.repeat(301) },
    { ...report, stack: 'x'.repeat(5000) },
  ])
    expect(await post(body)).toMatchObject({ status: 400 })
  expect(await app.metrics.metrics()).toContain('rosette_browser_errors_total 0')
})

test('[OPER-058] one network reports a twentieth of what it may request', async () => {
  const { as } = await testApp(database, { env: { RATE_LIMIT_PER_MINUTE: '40' } })
  const statuses: number[] = []
  for (let count = 0; count < 4; count++) statuses.push((await as('anonymous').post('/api/browser-errors', report)).status)
  expect(statuses).toEqual([200, 200, 429, 429])
})

test('[OPER-058] addresses lose what follows ? and #, and e-mail addresses go', () => {
  expect(withoutQueries('at f (https://a.example/b.js?v=1#x:3:4) of ada@example.org')).toBe('at f (https://a.example/b.js:3:4) of ***')
  expect(withoutQueries('Cannot read /lists?items=AT1G01010')).toBe('Cannot read /lists')
})
