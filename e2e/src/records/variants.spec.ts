import { expect } from '@playwright/test'
import { checkAllLooks } from '../kit/check-all-looks.ts'
import { listenForErrors } from '../kit/check-page.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

test('[VARIANT-005] [VARIANT-007] variants of a locus: a consequence is chosen, and who carries an allele stands on the map', async ({
  page,
}) => {
  const errors = listenForErrors(page)
  await as('anonymous').open(page, '/locus?name=AT4G18960#germplasm-and-clones')
  await page.getByRole('heading', { name: 'Variants of accessions' }).scrollIntoViewIfNeeded()
  const table = page.getByRole('table', { name: 'Variants of accessions' })
  await expect(table).toBeVisible()
  const choice = page.getByRole('combobox', { name: 'Consequence' })
  const missense = await choice.locator('option', { hasText: /^missense \(\d+\)$/ }).getAttribute('value')
  await choice.selectOption(missense)
  await expect(table.getByRole('row').nth(1)).toContainText('missense')
  await table
    .getByRole('button', { name: /^\d+ of \d+$/ })
    .first()
    .click()
  await expect(page.getByRole('region', { name: /^Accessions with / })).toContainText(/with a recorded origin/)
  await checkAllLooks(page)
  expect(errors).toEqual([])
})
