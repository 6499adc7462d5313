import { expect } from '@playwright/test'
import { peopleUrl } from '../kit/people.ts'
import { alertOf, detailPath, fillDetails, freshSymbol, infoPath, openAsNew, submit, success } from '../kit/symbol-forms.ts'
import { test } from '../kit/test.ts'
import { as, seeInSteps, stopClock } from '../kit/visitor.ts'

test.use({ baseURL: peopleUrl })

test('[SYMBOL-012] [SYMBOL-016] [SYMBOL-017] [SYMBOL-018] [SYMBOL-019] [SYMBOL-021] what is needed, sent and refused', async ({ page }) => {
  await test.step('[SYMBOL-012] full name, number of loci and, for mutants, the class of phenotypes are needed', async () => {
    await openAsNew(page, detailPath(freshSymbol(), 'Mutant Phenotype Symbol'))
    await submit(page)
    for (const needed of ['Full name is required.', 'Number of loci is required.', 'Phenotype class is required.'])
      await expect(alertOf(page)).toContainText(needed)
    await page.goto(detailPath(freshSymbol()))
    await submit(page)
    await expect(alertOf(page)).toContainText('Full name is required.')
    await expect(page.getByLabel('Phenotype class')).toHaveCount(0)
  })
  await test.step('[SYMBOL-016] [SYMBOL-017] [SYMBOL-018] [SYMBOL-019] a submission carries all of it', async () => {
    const [product, mutant] = [freshSymbol(), freshSymbol()]
    await as('anonymous').open(page, detailPath(product))
    await fillDetails(page)
    await page.getByLabel('Additional details').fill('Petals only')
    await page.getByLabel('Comments').fill('Please hurry.')
    await page.getByRole('combobox', { name: 'Research lab' }).fill('Example')
    await page.getByRole('option', { name: 'Example Meristem Lab' }).click()
    await page.getByRole('combobox', { name: 'Associated loci' }).fill('AT4G1896')
    await page.getByRole('option', { name: 'AT4G18960 (AT4G18960.1)' }).click()
    const sent = page.waitForRequest('**/api/gene_class_symbol/updateGeneSymbolClass')
    await submit(page)
    const body = (await sent).postDataJSON()
    expect(body).toEqual({
      geneClassSymbol: product,
      fullName: 'EXAMPLE CLASS',
      additionalDetails: 'Petals only',
      numberOfAssociatedLoci: 2,
      comments: expect.stringMatching(/^Please hurry\.\nResearch lab: Example Meristem Lab\nAssociated locus: AT4G18960 \(\d+\)$/),
      submitterInfo: expect.stringMatching(/^Erika Example /),
      communityId: expect.any(Number),
    })
    await expect(page.getByRole('status').filter({ hasText: success })).toBeVisible()
    for (const [choice, number] of [
      ['One gene', 1],
      ['Unknown', 3],
    ] as const) {
      const symbol = number === 1 ? mutant : freshSymbol()
      await page.goto(detailPath(symbol, 'Mutant Phenotype Symbol'))
      await page.getByLabel('Full name').fill('MUTANT CLASS')
      await page.getByLabel('Phenotype class').fill('Embryo')
      await page.getByRole('radio', { name: choice, exact: true }).check()
      const next = page.waitForRequest('**/api/gene_class_symbol/updateGeneSymbolClass')
      await submit(page)
      expect((await next).postDataJSON()).toMatchObject({ phenotypeClass: 'Embryo', numberOfAssociatedLoci: number })
      await expect(page.getByRole('status').filter({ hasText: success })).toBeVisible()
    }
  })
  await test.step('[SYMBOL-021] a submission that fails says so', async () => {
    await as('anonymous').open(page, detailPath(freshSymbol()))
    await page.route('**/api/gene_class_symbol/updateGeneSymbolClass', (route) => route.fulfill({ status: 500 }))
    await fillDetails(page)
    await submit(page)
    await expect(alertOf(page)).toHaveText('Error submitting form. Please try again.')
  })
})

test('[SYMBOL-013] [SYMBOL-014] [SYMBOL-015] labs and genes are suggested from the second character; a lab must be chosen', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (/labs\/search|gene-search/.test(request.url())) requests.push(new URL(request.url()).search)
  })
  await page.clock.install()
  await openAsNew(page, detailPath(freshSymbol()))
  const lab = page.getByRole('combobox', { name: 'Research lab' })
  await lab.pressSequentially('E')
  await page.clock.runFor(400)
  expect(requests).toEqual([])
  await lab.pressSequentially('x')
  const option = page.getByRole('option', { name: 'Example Meristem Lab' })
  await expect(option).toBeVisible()
  expect(requests).toEqual(['?labName=Ex'])
  await stopClock(page)
  await page.getByLabel('Full name').focus()
  await page.clock.runFor(280)
  await expect(option).toBeVisible()
  await page.clock.runFor(40)
  await expect(option).toHaveCount(0)
  await page.clock.resume()
  await expect(lab).toHaveValue('')
  await lab.pressSequentially('Ex')
  await option.click()
  await page.getByLabel('Full name').focus()
  await page.clock.runFor(500)
  await expect(lab).toHaveValue('Example Meristem Lab')
  const gene = page.getByRole('combobox', { name: 'Associated loci' })
  await gene.pressSequentially('A')
  await page.clock.runFor(400)
  expect(requests.filter((query) => query.includes('searchTerm'))).toEqual([])
  await gene.pressSequentially('T4G1896')
  await expect(page.getByRole('option', { name: 'AT4G18960 (AT4G18960.1)' })).toBeVisible()
  expect(requests.filter((query) => query.includes('searchTerm'))).not.toContain('?searchTerm=A')
})

test('[SYMBOL-020] five seconds after success the info page is shown', async ({ page }) => {
  await openAsNew(page, detailPath(freshSymbol()))
  await page.clock.install()
  await fillDetails(page)
  await stopClock(page)
  await submit(page)
  await seeInSteps(page, page.getByRole('status').filter({ hasText: success }))
  await page.clock.runFor(4500)
  await expect(page.getByRole('status').filter({ hasText: success })).toBeVisible()
  await page.clock.runFor(1000)
  await page.clock.resume()
  await expect(page).toHaveURL(infoPath)
})
