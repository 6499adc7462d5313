import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const { open } = as('anonymous')
const flower = '/keyword?key=11347'

const listed = (page: Page) => page.getByRole('table', { name: 'Genes annotated to flower development' })
const segment = (page: Page, name: string) => page.locator('label', { hasText: name })

/** The number that a text begins or ends with. */
async function numberIn(text: Promise<string | null>): Promise<number> {
  return Number(/\d[\d,]*/.exec((await text) ?? '')?.[0].replaceAll(',', ''))
}

async function totalOfResults(page: Page): Promise<number> {
  await page.waitForURL(/\/results\?/)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/^[\d,]+ /)
  return numberIn(heading.textContent())
}

test('[DKEY-012] [DKEY-013] [DKEY-010] [DKEY-011] annotations and tree of a term', async ({ page }) => {
  await test.step('[DKEY-012] [DKEY-013] evidence, child terms and page are in the address, and Back undoes each', async () => {
    await open(page, flower)
    await expect(listed(page).getByRole('rowheader')).toHaveCount(25)
    const all = await numberIn(page.getByText(/annotations of [\d,]+ genes/).textContent())
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expect(page).toHaveURL(`${flower}&page=2`)
    await segment(page, 'Experimental').click()
    await expect(page).toHaveURL(`${flower}&evidence=experimental`)
    const experimental = await numberIn(segment(page, 'Experimental').textContent())
    expect(experimental).toBeLessThan(all)
    await expect(page.getByText(/annotations of [\d,]+ genes/)).toHaveText(new RegExp(`^${experimental} annotations of`))
    await page.getByRole('switch', { name: 'Include child terms' }).click()
    await expect(page).toHaveURL(`${flower}&evidence=experimental&include_children=false`)
    await page.reload()
    await expect(page.getByRole('switch', { name: 'Include child terms' })).not.toBeChecked()
    await expect(listed(page).getByText('child term')).toHaveCount(0)
    await page.goBack()
    await expect(listed(page).getByText('child term').first()).toBeVisible()
    await expect(segment(page, 'Experimental').getByRole('radio')).toBeChecked()
  })
  await test.step('[DKEY-010] [DKEY-011] the tree opens child terms on demand and leads to them by keyboard', async () => {
    await open(page, flower)
    const tree = page.getByRole('tree', { name: 'Place in the ontology' })
    await tree.getByRole('treeitem', { name: /^flower development/ }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await expect(tree.getByRole('treeitem', { name: /^carpel development/ })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page.locator('hgroup')).toContainText(/(carpel|stamen|petal) development/)
    await expect(tree.locator('[aria-current]')).toContainText(/(carpel|stamen|petal) development/)
  })
})

test('[DKEY-007] [DKEY-014] results and files of a term', async ({ page }) => {
  await test.step('[DKEY-007] the counts of annotations and publications open as many results', async () => {
    for (const region of ['Direct', 'With child terms']) {
      for (const name of ['annotations', 'publications']) {
        await open(page, flower)
        const link = page.getByRole('region', { name: region }).locator('dt', { hasText: name }).locator('+ dd').getByRole('link')
        // The demo has no publication about the term itself.
        if ((await link.count()) === 0) continue
        const count = await numberIn(link.textContent())
        await link.click()
        expect([region, name, await totalOfResults(page)]).toEqual([region, name, count])
      }
    }
  })
  await test.step('[DKEY-014] the filtered annotations are downloaded', async () => {
    await open(page, `${flower}&evidence=author`)
    const count = await numberIn(page.getByText(/annotations? of [\d,]+ genes?/).textContent())
    await page.getByRole('main').getByRole('button', { name: 'Download', exact: true }).click()
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Exact values (.tsv)' }).click()])
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n')
    const rows = lines.filter((line) => /^AT\dG/.test(line))
    expect(rows).toHaveLength(count)
    expect(rows.filter((row) => !/\t(TAS|NAS)(\t|$)/.test(row))).toEqual([])
  })
})
