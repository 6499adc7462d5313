import { expect, type Page } from '@playwright/test'
import { sitePages } from '@rosette/features/site/contract/site-pages.ts'
import { goInside } from '../kit/go-inside.ts'
import { test } from '../kit/test.ts'
import { as, menuEntries } from '../kit/visitor.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' })

test('[SHELL-031] [SHELL-032] [SHELL-033] [SHELL-034] [SHELL-035] [HOME-001] [HOME-008] help, overviews, searches and home', async ({
  page,
}) => {
  await test.step('[SHELL-031] Help, Contact and About Us are pages of the site; Contact shows the curator address', async () => {
    for (const [path, name] of [
      ['/help', 'Help'],
      ['/contact', 'Contact'],
      ['/about/overview', 'About Us'],
    ] as const) {
      const response = await as('anonymous').open(page, path)
      expect(response?.status()).toBe(200)
      await expect(heading(page)).toHaveText(name)
      await expect(crumbs(page)).toContainText(`Home${name}`)
    }
    await as('anonymous').open(page, '/contact')
    await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toHaveCount(1)
  })
  await test.step('[SHELL-032] the overviews of tools, portals and submit list the entries of their menu', async () => {
    for (const [title, path] of [
      ['Tools', '/tools/overview'],
      ['Portals', '/portals/overview'],
      ['Submit', '/submit/overview'],
    ] as const) {
      await as('anonymous').open(page, path)
      const listed = await page
        .getByRole('main')
        .getByRole('listitem')
        .evaluateAll((items) =>
          items.map((item) => `${item.querySelector('a')?.getAttribute('href')} ${Boolean(item.querySelector('p')?.textContent)}`),
        )
      const menu = (await menuEntries(page, title)).slice(1)
      expect(listed).toEqual(menu.map(({ href }) => `${href} true`))
    }
  })
  await test.step('[SHELL-033] [SHELL-034] the search overview offers eight searches, each with a description', async () => {
    await as('anonymous').open(page, '/search/overview')
    await expect(crumbs(page)).toHaveText('HomeSearch')
    const items = page.getByRole('main').getByRole('listitem')
    const options = await items.evaluateAll((all) =>
      all.map((item) => [
        item.querySelector('a')?.textContent,
        item.querySelector('a')?.getAttribute('href'),
        item.querySelector('p')?.textContent,
      ]),
    )
    expect(options.map(([label, href]) => `${label} ${href}`)).toEqual([
      'DNA/Clones /search/dna',
      'Genes /search/genes',
      'Proteins /search/protein',
      'Polymorphisms and Alleles /search/polyallele',
      'Publications /search/publication',
      'People/Labs /search/community',
      'Seeds/Germplasms /search/germplasm',
      'Keyword /search/keyword',
    ])
    expect(options.every(([, , description]) => (description ?? '').length > 10)).toBe(true)
    const further = page.getByText('Further forms:').getByRole('link')
    await expect(further).toHaveText(['Ecotypes', 'Markers', 'Protocols', 'Transposons'])
  })
  await test.step('[SHELL-035] every search address opens a screen', async () => {
    const names = 'overview ecotype genes germplasm markers polyallele keyword protein publication dna vector community protocol transposon'
    await as('anonymous').open(page, '/help')
    for (const name of names.split(' ')) {
      const document = await page.request.get(`/search/${name}`)
      expect(document.status(), name).toBe(200)
      await goInside(page, `/search/${name}`)
      await expect(page, name).toHaveTitle(titleOf(await document.text()))
      await expect(heading(page)).not.toHaveText('Page Not Found')
    }
  })
  await test.step('[HOME-001] [HOME-008] the home page has its title, heading and an About text with links on subscriptions', async () => {
    await as('anonymous').open(page, '/')
    await expect(page).toHaveTitle('Home')
    await expect(heading(page)).toHaveText('The knowledge portal for Arabidopsis biology')
    const about = page.getByRole('region', { name: 'About' })
    await expect(about.getByRole('link', { name: /subscription/ })).toHaveCount(2)
  })
})

test('[SESSION-034] [ERR-001] [ERR-002] [HOME-012] login without mail, refused and missing pages, and numbers on a phone', async ({
  page,
}) => {
  await test.step('[SESSION-034] where no mail is set up, the login page names whom to ask instead of promising a link', async () => {
    await as('anonymous').open(page, '/login')
    const form = page.getByRole('form', { name: 'Login' })
    await expect(form).toContainText('Forgotten password? Write to')
    await expect(form.locator('a[href^="mailto:"]')).toHaveCount(1)
    await expect(form.getByRole('link', { name: 'Forgotten password?' })).toHaveCount(0)
  })
  await test.step('[ERR-001] access-denied and permission-denied show Access Denied with a link home', async () => {
    for (const path of ['/access-denied', '/permission-denied']) {
      await as('anonymous').open(page, path)
      await expect(heading(page)).toHaveText('Access Denied')
      await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    }
  })
  await test.step('[ERR-002] page-not-found has a link home and the curator address', async () => {
    await as('anonymous').open(page, '/pagenotfound')
    await expect(heading(page)).toHaveText('Page Not Found')
    await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toHaveCount(1)
  })
  await test.step('an address without a page is answered with status 404 and the not-found view', async () => {
    const response = await as('anonymous').open(page, '/no/such/page')
    expect(response?.status()).toBe(404)
    await expect(heading(page)).toHaveText('Page Not Found')
  })
  await test.step('[HOME-012] the numbers of the release are all inside a screen of 390 px', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await as('anonymous').open(page, '/')
    const numbers = page.getByLabel('In this release').locator('dt, dd')
    await expect(numbers).toHaveCount(10)
    for (const text of await numbers.all()) {
      const { left, right, cut } = await text.evaluate((shown) => {
        const range = document.createRange()
        range.selectNodeContents(shown)
        const { left, right } = range.getBoundingClientRect()
        return { left, right, cut: shown.scrollWidth > shown.clientWidth }
      })
      expect([left >= 0, right <= 390, cut]).toEqual([true, true, false])
    }
  })
})

const titleOf = (document: string) => /<title>(.+)<\/title>/.exec(document)?.[1] ?? ''

/** Pages that exist only under some names. */
const examples: Readonly<Record<string, string>> = {
  '/help/$topic': '/help/searching',
  '/news/$id': '/news/1',
  '/about/releases/$': '/about/releases',
  // Nobody's, but it could be somebody's.
  '/lists/$listId': `/lists/${'x'.repeat(22)}`,
  '/browse/gene_family/$code': '/browse/gene_family/DEMO001',
  '/browse/microarray_experiments/$name': '/browse/microarray_experiments/Demonstration%20experiment%201',
}

/** The query that a page requires, or it leads back to where that is entered. */
const expected: Readonly<Record<string, string>> = {
  '/submit/gene_class_symbol_detail_registration/form': '?geneClassSymbol=XYZ&symbolType=Gene%20Product%20Symbol',
}

test('[SHELL-036] every route has a browser title of its own, the same with and without a document', async ({ page }) => {
  // Pages for members only lead elsewhere as soon as it is known who looks at them: here that stays open for as long as it takes.
  await page.route('**/api/auth/**', () => {})
  await page.addInitScript(() => Object.assign(AbortSignal, { timeout: () => new AbortController().signal }))
  await as('anonymous').open(page, '/help')
  const titles = new Set<string>()
  // Nobody has sent a correction yet; corrections.spec.ts opens one.
  const pages = sitePages.filter(({ path }) => path !== '/corrections/$number')
  for (const path of pages.map(({ path }) => examples[path] ?? path.replace(/\$\w*/g, 'x'))) {
    const title = titleOf(await (await page.request.get(path)).text())
    titles.add(title)
    await goInside(page, path + (expected[path] ?? ''))
    await expect(page, path).toHaveTitle(title)
  }
  expect(titles.size).toBe(pages.length)
  expect(titles).not.toContain('')
})
