import { startApi } from '@rosette/test-kit/api-process.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'

const database = demoDatabase()

test('[OPER-052] refused requests are counted by the limit that they reached', async () => {
  const limited = await testApp(database, { env: { RATE_LIMIT_PER_MINUTE: '1' } })
  await limited.as('anonymous').get('/api/testJava')
  expect(await limited.app.metrics.metrics()).not.toContain('rosette_refusals_total{')
  for (let count = 0; count < 2; count++) await limited.as('anonymous').get('/api/testJava')
  expect(await limited.app.metrics.metrics()).toContain('rosette_refusals_total{reason="rate_limit"} 2')

  const costly = await testApp(database, {
    env: { COST_PER_MINUTE: '1' },
    addRoutes: (app) => app.get('/costly', { config: { cost: 1000 } }, async () => 'done'),
  })
  for (let count = 0; count < 3; count++) await costly.as('anonymous').get('/costly')
  expect(await costly.app.metrics.metrics()).toContain('rosette_refusals_total{reason="cost_budget"} 2')
})

test('[OPER-053] metrics report the served release and its parts as they are', async () => {
  const { app } = await testApp(database)
  const text = await app.metrics.metrics()
  expect(Number(/^rosette_release_published_timestamp_seconds (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(1.7e9)
  for (const part of ['database', 'migrations', 'release', 'search', 'sequences'])
    expect(text).toMatch(new RegExp(`^rosette_part_up\\{part="${part}"\\} [01]$`, 'm'))
  expect(text).toContain('rosette_part_up{part="database"} 1')
})

test('[OPER-050] [OPER-054] a started process tells its calls and its build', async () => {
  const main = startApi(database, { METRICS_PORT: '0', BUILD_COMMIT: '0123abc' })
  const address = await main.address()
  await fetch(`${address}/api/detail/locus?name=AT4G18960`)
  await fetch(`${address}/api/search/general`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ searchText: 'AG', category: 'genes' }),
  })
  const port = /"port":(\d+),"msg":"metrics are served"/.exec(main.output())?.[1]
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(text).toMatch(/^rosette_database_calls_total\{operation="select",outcome="answered"\} \d+$/m)
  expect(text).toMatch(/^rosette_engine_calls_total\{operation="search(_many)?",outcome="answered"\} \d+$/m)
  expect(text).toMatch(/^rosette_build_info\{version="\d+\.\d+\.\d+",commit="0123abc",node="24[\d.]+"\} 1$/m)
})

test('[OPER-050] [OPER-053] an engine that is away is counted, and its part is down', async () => {
  const { app } = await testApp(database, { env: { OPENSEARCH_URL: 'http://127.0.0.1:1' } })
  expect(await app.metrics.metrics()).toContain('rosette_part_up{part="search"} 0')
  expect(await app.metrics.metrics()).toMatch(/^rosette_engine_calls_total\{operation="ping",outcome="failed"\} \d+$/m)
})
