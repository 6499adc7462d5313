import { expect, type Page } from '@playwright/test'
import { checkPage } from '../kit/check-page.ts'
import { newVisit } from '../kit/forget-visitor.ts'
import { makeList } from '../kit/make-list.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const tableOf = (page: Page) => page.getByRole('table', { name: 'Insertion lines by gene, best first' })

test('[MUTANT-013] [MUTANT-014] mutants of an example and of a list, and the basket', async ({ page }) => {
  await newVisit(page, '[MUTANT-013] an example, filters and pages are in the address; back and reload keep what is shown', async () => {
    await as('anonymous').open(page, '/tools/mutants')
    await expect(page.getByRole('listitem').getByRole('link', { name: /: [A-Z\d]+(, [A-Z\d]+)+$/ })).toHaveCount(3)
    await page.getByRole('link', { name: /^Floral organs/ }).click()
    await expect(page).toHaveURL(/\/tools\/mutants\?items=AG/)
    const table = tableOf(page)
    await expect(table.getByRole('rowheader', { name: /AT4G18960 AG/ })).toBeVisible()
    await checkPage(page)
    await page.goBack()
    await page.getByRole('textbox', { name: 'Genes, in any spelling' }).fill('at1g01010.1\nAT1G90030')
    await page.getByRole('button', { name: 'Find mutants' }).click()
    await page.getByText('Two alleles per gene').click()
    await expect(page).toHaveURL(/items=at1g01010\.1%2CAT1G90030&alleles=all/)
    await page.getByRole('checkbox', { name: /^homozygous/ }).check()
    await expect(page).toHaveURL(/is\.zygosity=homozygous/)
    await expect(table.getByText('SALK_128571')).toHaveCount(0)
    const shown = (await table.textContent()) ?? ''
    await page.reload()
    await expect(page.getByRole('checkbox', { name: /^homozygous/ })).toBeChecked()
    await expect(table).toHaveText(shown)
    await page.goBack()
    await expect(table.getByText('SALK_128571')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /^homozygous/ })).not.toBeChecked()
  })
  await newVisit(page, "[MUTANT-013] a list of one's own is chosen, and its mutants name it", async () => {
    await makeList(page, 'AT1G01010 AT4G18960', 'Two of mine')
    await as('anonymous').open(page, '/tools/mutants')
    await page.getByRole('button', { name: 'From my lists' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Two of mine (2)' }).click()
    await expect(page).toHaveURL(/\/tools\/mutants\?list=[\w-]{22}$/)
    await expect(tableOf(page).getByRole('rowheader')).toHaveText([/^AT1G01010/, /^AT4G18960/])
    await expect(page.getByText(/^Insertion lines in 2 genes of /)).toContainText('Two of mine')
  })
  await newVisit(page, '[MUTANT-014] chosen lines stay in the basket of this browser', async () => {
    await as('anonymous').open(page, '/tools/mutants?items=AT1G01010&alleles=all')
    await page.getByRole('checkbox', { name: 'Put SALK_074723 in the basket' }).check()
    await page.reload()
    await expect(page.getByRole('region', { name: 'Basket' }).getByText('SALK_074723')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Put SALK_074723 in the basket' })).toBeChecked()
  })
})
