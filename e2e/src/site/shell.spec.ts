import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { newVisit } from '../kit/forget-visitor.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-11-14T12:00:00Z')))

const topBar = 'Account and help'

test('[SHELL-001] [SHELL-002] [SHELL-003] [SHELL-027] top bar, footer and skip link', async ({ page }) => {
  await test.step('[SHELL-001] [SHELL-002] [SHELL-003] the top bar of a visitor without a session', async () => {
    await as('anonymous').open(page, '/help')
    const links = page.getByRole('navigation', { name: topBar }).getByRole('link')
    await expect(links).toHaveText([/^Home$/, /^Help$/, /^Contact$/, /^About Us$/, /^Subscribe/, /^Login$/, /^Register$/])
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(hrefs.filter((_, at) => at !== 4)).toEqual(['/', '/help', '/contact', '/about/overview', '/login', '/register'])
    const subscribe = links.nth(4)
    await expect(subscribe).toHaveAttribute('href', /^https:\/\//)
    await expect(subscribe).toHaveAttribute('target', '_blank')
    await expect(page.getByRole('link', { name: /Logout|Profile/ })).toHaveCount(0)
  })
  await test.step('[SHELL-027] the footer shows version and date of the running build', async () => {
    const { version } = JSON.parse(await readFile(new URL('../../../apps/api/package.json', import.meta.url), 'utf8'))
    await as('anonymous').open(page, '/help')
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText(`Version ${version} · `)
    const iso = (await footer.locator('time').getAttribute('datetime')) ?? ''
    const [year, month, day] = iso.split('-')
    await expect(footer.locator('time')).toHaveText(`${month}-${day}-${year}`)
    const { site } = JSON.parse((await page.locator('#page-data').textContent()) ?? '')
    expect(site).toMatchObject({ version, buildDate: iso })
  })
  await test.step('after navigation the focus is on the new heading, and the skip link leads past the menus', async () => {
    await as('anonymous').open(page, '/help')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.getByRole('navigation', { name: topBar }).getByRole('link', { name: 'Contact' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeFocused()
  })
})

test('[SHELL-005] [SHELL-007] [SHELL-026] [HOME-007] [SHELL-006] [SHELL-029] links inside the site, of the footer and to other sites', async ({
  page,
}) => {
  await test.step('[SHELL-005] the sequence viewer stands without header and footer', async () => {
    await as('anonymous').open(page, '/sequences?key=x')
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  })
  await test.step('[SHELL-007] links inside the site do not load the document again', async () => {
    await as('anonymous').open(page, '/')
    await page.evaluate(() => Object.assign(window, { marker: 'kept' }))
    await page.getByRole('button', { name: 'Browse', exact: true }).click()
    await page.getByRole('link', { name: 'Gene Symbols' }).click()
    await expect(page).toHaveURL('/browse/gene_symbols')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gene Class Symbols')
    expect(await page.evaluate(() => Reflect.get(window, 'marker'))).toBe('kept')
  })
  await test.step('[SHELL-026] [HOME-007] the footer holds the curator address, social links, release notes and the partner', async () => {
    await as('anonymous').open(page, '/')
    const footer = page.getByRole('contentinfo')
    const mail = footer.locator('a[href^="mailto:"]')
    await expect(mail).toHaveAttribute('href', `mailto:${await mail.textContent()}`)
    for (const name of ['X', 'Facebook']) {
      await expect(footer.getByRole('link', { name: new RegExp(`^${name}\\b`) })).toHaveAttribute('href', /^https:\/\//)
    }
    await expect(footer.getByRole('img', { name: 'Our partner' })).toBeVisible()
    await footer.getByRole('link', { name: 'Release notes' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Release Notes')
  })
  await test.step('[SHELL-006] [SHELL-029] every external link opens in a new tab and keeps its opener to itself', async () => {
    await as('anonymous').open(page, '/')
    const titles = ['Browse', 'Tools', 'Portals', 'Submit', 'News', 'Stocks']
    let seen = 0
    for (const title of titles) {
      await page.getByRole('button', { name: title, exact: true }).click()
      const outside = await page
        .locator('a[href^="http"]')
        .evaluateAll((links) => links.map((link) => `${link.getAttribute('target')} ${link.getAttribute('rel')}`))
      seen += outside.length
      expect(new Set(outside)).toEqual(new Set(['_blank noopener noreferrer']))
    }
    expect(seen).toBeGreaterThan(60)
  })
})

test('[SHELL-037] a tooltip is still shown 400 ms after the pointer has left and gone after 600 ms', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-14T12:00:00Z') })
  await as('anonymous').open(page, '/')
  await page.waitForLoadState('networkidle')
  const diamond = page.getByRole('main').getByRole('img', { name: 'Premium Page' }).first()
  const tooltip = page.getByRole('tooltip', { includeHidden: true })
  // Paused before the pointer comes, and by a short step: a jump of minutes would run into the time-outs of calls
  // still under way, and a page redrawn under the pointer sends it away.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000)
  await diamond.hover()
  await expect(tooltip).toHaveText('Premium Page')
  await page.mouse.move(5, 5)
  await page.clock.runFor(400)
  await expect(tooltip).toBeVisible()
  await page.clock.runFor(200)
  await expect(tooltip).toHaveCount(0)
})

test('the chosen theme, and the drawer on a phone', async ({ page }) => {
  await newVisit(page, 'the chosen theme is there before the first paint of the next visit', async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    await as('anonymous').open(page, '/help')
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await page.goto('/contact', { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(15, 21, 18)')
  })
  await newVisit(page, 'on a phone the menus are a drawer and the search takes the screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await as('anonymous').open(page, '/help')
    await page.getByRole('button', { name: 'Menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByText('Advanced Search', { exact: true }).click()
    await drawer.getByText('Browse', { exact: true }).click()
    await expect(drawer.getByRole('link', { name: 'Germplasms', exact: true })).toBeHidden()
    await drawer.getByRole('link', { name: 'Transposon Families' }).click()
    await expect(page).toHaveURL('/browse/transposon_families')
    await expect(drawer).toHaveCount(0)
    await page.getByRole('button', { name: 'Open search' }).click()
    await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox', { name: 'Search text' }).fill('AG')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/results\?mainType=general&searchText=AG&category=genes/)
  })
})
