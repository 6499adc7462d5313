import { expect } from '@playwright/test'
import { checkPage, listenForErrors } from '../kit/check-page.ts'
import { farthestLooks, inEachLook } from '../kit/in-each-look.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const { open } = as('anonymous')

test('[UNIPROT-005] Protein Data begins with the texts of UniProt, on a desk and a phone, in both themes', async ({ page }) => {
  const errors = listenForErrors(page)
  await open(page, '/locus?name=AT4G18960#protein')
  const section = page.getByRole('region', { name: 'Protein Data' })
  const entry = section.getByRole('region', { name: 'UniProt entry P17839' })
  await expect(entry.getByText('entry version 209 of 2026-01-28')).toBeVisible()
  await expect(section.getByRole('heading', { level: 3 }).first()).toHaveText(/^What UniProt says/)
  await entry.getByText(/^Features \d/).click()
  await section.getByText(/^Other UniProt entries of this locus/).click()
  await expect(section.getByRole('region', { name: 'UniProt entry F4JSC8' })).toBeVisible()
  await inEachLook(page, farthestLooks, () => checkPage(page))
  expect(errors).toEqual([])
})

test('[UNIPROT-006] an article of the release opens from the evidence of a text', async ({ page }) => {
  await open(page, '/locus?name=AT4G18960#protein')
  const table = page.getByRole('table', { name: 'What UniProt says in P17839' })
  await table
    .getByRole('row', { name: /^Disruption phenotype/ })
    .getByRole('link', { name: 'Yanofsky et al. 1990, Nature' })
    .click()
  await expect(page).toHaveURL(/\/publication\/PMID:1973265$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('agamous')
})
