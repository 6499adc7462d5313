import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const checkout = fileURLToPath(new URL('../../../', import.meta.url))

/** The checkout's own services, asked and started with the command a person uses. */
async function services(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('node', ['tools/services/services.ts', ...args], { cwd: checkout })
  return stdout
}

type Engine = { url: string; nodes: { pid: number }[] }

async function findEngine(): Promise<Engine> {
  const { openSearch } = JSON.parse(await services('status', '--json'))
  return openSearch
}

async function startedAt(page: Page): Promise<string> {
  const { since } = await (await page.request.get('/healthz')).json()
  return since
}

const searchPath = '/results?mainType=general&category=genes&searchText=AG'

test('OpenSearch killed with -9: record pages go on, search says so plainly, and works again by itself', { tag: '@long' }, async ({
  page,
  expectErrors,
}) => {
  test.setTimeout(240_000)
  const engine = await findEngine()
  expect(engine.url, 'the site under test must use the OpenSearch of this checkout').toBe(process.env.OPENSEARCH_URL)
  const visitor = as('anonymous')
  await visitor.open(page, searchPath)
  await expect(page.getByRole('link', { name: 'AT4G18960', exact: true })).toBeVisible()
  const started = await startedAt(page)

  expectErrors(/Search is not available right now/)
  for (const { pid } of engine.nodes) process.kill(pid, 'SIGKILL')
  try {
    // Records do not need the engine, neither as a document nor from inside the app.
    await page.getByRole('link', { name: 'AT4G18960', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Locus: AT4G18960 \(AG\)/)
    expect((await visitor.open(page, '/locus?name=AT5G10140'))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/FLC/)

    const box = page.getByRole('banner').getByRole('combobox', { name: 'Search text' })
    await box.fill('AG')
    await box.press('Enter')
    await expect(page.getByRole('alert')).toContainText('Search is not available right now.')
    const ready = await page.request.get('/readyz')
    expect(ready.status()).toBe(200)
    expect(await ready.text()).toContain('degraded')
  } finally {
    await services('start')
  }

  const hit = page.getByRole('link', { name: 'AT4G18960', exact: true })
  await expect(async () => {
    // Once the engine answers there is nothing to retry, however long the answer takes.
    if (!(await hit.isVisible())) await page.getByRole('button', { name: 'Retry' }).click({ timeout: 1000 })
    await expect(hit).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 60_000 })
  expect(await startedAt(page)).toBe(started)
})
