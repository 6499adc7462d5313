import { expect, type Page } from '@playwright/test'
import { idsField, makeList, newListPath } from '../kit/make-list.ts'
import { type Scene, showScenes } from '../kit/show-scenes.ts'
import { as } from '../kit/visitor.ts'

const flowering = 'AG FT FLC CO SOC1 GI AP1 AP3 CCA1 LHY ATCG90010 AT1G90010 AT1G99910'

const makeFlowering = (page: Page) => makeList(page, flowering, 'Flowering time and the identity of floral organs')

/** A list with one of its tabs open. */
const openTab = (tab: string) => async (page: Page) => {
  await makeFlowering(page)
  await page.getByRole('navigation', { name: 'Parts of this list' }).getByRole('link', { name: tab }).click()
}

async function showFunctions(page: Page): Promise<void> {
  await openTab('Functions')(page)
  const bars = page.getByRole('figure').getByRole('button', { name: /; genome/ })
  await bars.first().press('Enter')
  await expect(
    page
      .getByRole('region', { name: /^Genes of/ })
      .locator('tbody tr')
      .first(),
  ).toBeVisible()
}

async function showMap(page: Page): Promise<void> {
  await openTab('Map')(page)
  await page.getByRole('switch', { name: 'Names' }).click()
  await page.getByRole('button', { name: /^Chr4: 10\.25/ }).press('Enter')
  await expect(page.getByRole('table', { name: /^Genes of Chr4/ })).toBeVisible()
}

async function showReport(page: Page): Promise<void> {
  await idsField(page).fill('at4g18960\nFLC\nAT4G18960.1\nAT1G99910\nAT1G99920\nAT1G99940\nAT4G18960\nnobody')
  await page.getByRole('button', { name: 'Show obsolete' }).click()
  await page.getByRole('button', { name: 'Show unknown' }).click()
}

async function compare(page: Page): Promise<void> {
  await makeFlowering(page)
  await makeList(page, 'AG AP1 AP3 FLC SOC1', 'MADS box')
  await makeList(page, 'CCA1 LHY GI AG', 'Clock')
  await as('anonymous').open(page, '/lists')
  for (const box of await page.getByRole('checkbox', { name: /^Tick / }).all()) await box.check()
  await page.getByRole('button', { name: 'Compare' }).click()
  await page.getByRole('figure', { name: 'Parts of the lists' }).getByRole('button').last().press('Enter')
  await expect(page.getByRole('region', { name: 'Ticked parts' })).toBeVisible()
}

/** Lists of a visitor: each is made in their browser, so the scenes begin where one is made. */
const scenes: readonly Scene[] = [
  { name: 'lists-empty', path: '/lists', seen: 'My lists' },
  { name: 'list-report', path: newListPath, seen: 'New list', act: showReport },
  { name: 'list-items', path: newListPath, seen: 'New list', act: makeFlowering },
  { name: 'list-functions', path: newListPath, seen: 'New list', act: showFunctions },
  { name: 'list-map', path: newListPath, seen: 'New list', act: showMap },
  { name: 'list-compare', path: newListPath, seen: 'New list', act: compare },
]

showScenes(scenes)
