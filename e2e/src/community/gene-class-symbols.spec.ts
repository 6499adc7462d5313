import { expect } from '@playwright/test'
import { newVisit } from '../kit/forget-visitor.ts'
import { peopleUrl } from '../kit/people.ts'
import { showScenes } from '../kit/show-scenes.ts'
import {
  alertOf,
  chooseType,
  continueButton,
  detailPath,
  fillDetails,
  formPath,
  freshSymbol,
  goOn,
  infoPath,
  notEnabled,
  openAsNew,
  submit,
  submitButton,
  success,
  symbolBox,
} from '../kit/symbol-forms.ts'
import { test } from '../kit/test.ts'
import { as, seeInSteps, stopClock } from '../kit/visitor.ts'

test.use({ baseURL: peopleUrl })

const invalid = 'Invalid symbol: Must be 2-5 uppercase letters and cannot start with "AT".'
const conflict =
  'This gene class symbol already exists in the database. If you wish to submit this symbol despite the conflict, contact a TAIR curator.'

test('[SYMBOL-001] [SYMBOL-003] [SYMBOL-004] [SYMBOL-008] [SYMBOL-005] [SYMBOL-006] [SYMBOL-007] [SYMBOL-011] [SYMBOL-010] from the info page to a symbol', async ({
  page,
}) => {
  await test.step('[SYMBOL-001] the info page leads to the form', async () => {
    await openAsNew(page, infoPath)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gene Class Symbol Registration')
    const link = page.getByRole('link', { name: 'Register a Gene Class Symbol' })
    await expect(link).toHaveAttribute('href', formPath)
    await link.click()
    await expect(page).toHaveURL(formPath)
  })
  await test.step('[SYMBOL-003] [SYMBOL-004] [SYMBOL-008] type and symbol are chosen, with guidance', async () => {
    await expect(page.getByRole('main').getByRole('radio')).toHaveCount(2)
    for (const type of ['Mutant Phenotype Symbol', 'Gene Product Symbol'])
      await expect(page.getByRole('radio', { name: type })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Three or four letters are ideal; no digits.')
  })
  await test.step('[SYMBOL-005] [SYMBOL-006] [SYMBOL-007] what is typed becomes upper case; rules are reported in the form', async () => {
    const symbol = symbolBox(page)
    await symbol.pressSequentially('abc')
    await expect(symbol).toHaveValue('ABC')
    await goOn(page)
    await expect(page.getByRole('main')).toContainText('Symbol type cannot be empty.')
    await chooseType(page, 'Gene Product Symbol')
    for (const wrong of ['A', 'ABCDEF', 'AB1', 'AT', 'ATX']) {
      await symbol.fill(wrong)
      await goOn(page)
      await expect(page.getByRole('main')).toContainText(invalid)
      await expect(page).toHaveURL(formPath)
    }
    for (const right of ['AB', 'ABCDE', 'BAT', 'TAT']) {
      await symbol.fill(right)
      await expect(page.getByText(invalid)).toHaveCount(0)
    }
  })
  await test.step('[SYMBOL-011] a free symbol leads to the details', async () => {
    const symbol = freshSymbol()
    await as('anonymous').open(page, formPath)
    await chooseType(page, 'Mutant Phenotype Symbol')
    await symbolBox(page).fill(symbol)
    await goOn(page)
    await expect(page).toHaveURL(detailPath(symbol, 'Mutant Phenotype Symbol'))
  })
  await test.step('[SYMBOL-010] a check that fails says so', async () => {
    await as('anonymous').open(page, formPath)
    await page.route('**/api/gene_class_symbol/search*', (route) => route.fulfill({ status: 500 }))
    await chooseType(page, 'Gene Product Symbol')
    await symbolBox(page).fill('ZZZ')
    await goOn(page)
    await expect(alertOf(page)).toHaveText('An error occurred while fetching Gene Class Symbols.')
  })
})

test('[SYMBOL-002] a visitor is told for five seconds that they must log in', async ({ page }) => {
  await page.clock.install()
  await as('anonymous').open(page, infoPath)
  await stopClock(page)
  await page.getByRole('link', { name: 'Register a Gene Class Symbol' }).click()
  await seeInSteps(page, alertOf(page))
  await expect(alertOf(page)).toHaveText('You must be logged in to register a Gene Class Symbol.')
  await page.clock.runFor(4500)
  await expect(alertOf(page)).toBeVisible()
  await page.clock.runFor(1000)
  await page.clock.resume()
  await expect(alertOf(page)).toHaveCount(0)
  await expect(page).toHaveURL(infoPath)
})

test('[SYMBOL-009] a symbol that exists is reported for five seconds and leads nowhere', async ({ page }) => {
  await page.clock.install()
  await openAsNew(page, formPath)
  await chooseType(page, 'Gene Product Symbol')
  await symbolBox(page).fill('AG')
  await stopClock(page)
  await goOn(page)
  await seeInSteps(page, alertOf(page))
  await expect(alertOf(page)).toHaveText(conflict)
  await page.clock.runFor(4500)
  await expect(alertOf(page)).toBeVisible()
  await page.clock.runFor(1000)
  await page.clock.resume()
  await expect(alertOf(page)).toHaveCount(0)
  await expect(page).toHaveURL(formPath)
})

test('[SYMBOL-022] [PROFILE-013] [SYMBOL-023] who may register and review', async ({ page }) => {
  await newVisit(page, '[SYMBOL-022] who is not logged in is led to the info page', async () => {
    for (const path of [formPath, detailPath('QQQQ')]) {
      await page.goto(path)
      await expect(page).toHaveURL(infoPath)
    }
  })
  await newVisit(page, '[PROFILE-013] the review is for curators only', async () => {
    await as('basic').open(page, '/curator/gene_class_symbols')
    await expect(page).toHaveURL('/permission-denied')
    await page.context().clearCookies()
    await as('curator').open(page, '/profile')
    await page.getByRole('link', { name: 'Review gene class symbols' }).click()
    await expect(page).toHaveURL('/curator/gene_class_symbols')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review Gene Class Symbols')
  })
  await newVisit(page, '[SYMBOL-023] who is not enabled is told so on both pages and can go no further', async () => {
    await openAsNew(page, infoPath, { okGeneSymbol: false })
    await expect(page.getByRole('main')).toContainText(notEnabled)
    await expect(page.getByRole('main').getByRole('link', { name: /@example\.org$/ })).toHaveAttribute('href', /^mailto:/)
    await page.getByRole('link', { name: 'Register a Gene Class Symbol' }).click()
    await expect(page).toHaveURL(formPath)
    await expect(page.getByRole('main')).toContainText(notEnabled)
    await expect(continueButton(page)).toHaveCount(0)
    await page.goto(detailPath(freshSymbol()))
    await expect(page.getByRole('main')).toContainText(notEnabled)
    await expect(submitButton(page)).toHaveCount(0)
  })
})

test('[SYMBOL-024] [SYMBOL-025] [SYMBOL-027] a curator accepts a symbol, and search finds it', async ({ page, browser }) => {
  const [symbol, declined] = [freshSymbol(), freshSymbol()]
  await openAsNew(page, detailPath(symbol, 'Mutant Phenotype Symbol'))
  for (const each of [symbol, declined]) {
    await page.goto(detailPath(each, 'Mutant Phenotype Symbol'))
    await fillDetails(page)
    await page.getByLabel('Phenotype class').fill('Embryo')
    await submit(page)
    await expect(page.getByRole('status').filter({ hasText: success })).toBeVisible()
  }
  const context = await browser.newContext({ baseURL: peopleUrl ?? '' })
  const review = await context.newPage()
  await as('curator').open(review, '/curator/gene_class_symbols')
  const waiting = review.getByRole('region', { name: symbol, exact: true })
  await expect(waiting).toContainText('Embryo')
  await review.getByRole('button', { name: `Accept ${symbol}` }).click()
  await expect(review.getByRole('region', { name: 'Decided' })).toContainText(`${symbol} EXAMPLE CLASS: accepted by`)
  await review.getByRole('button', { name: `Decline ${declined}` }).click()
  await expect(review.getByRole('main').getByRole('alert')).toHaveText('Please tell the submitter why.')
  await review.getByLabel(`Note to the submitter of ${declined}`).fill('Too close to another.')
  await review.getByRole('button', { name: `Decline ${declined}` }).click()
  await expect(review.getByRole('region', { name: 'Decided' })).toContainText(`${declined} EXAMPLE CLASS: declined by`)
  await context.close()

  await as('anonymous').open(page, '/profile')
  const mine = page.getByRole('region', { name: 'My gene class symbols' })
  await expect(mine.getByRole('listitem').filter({ hasText: symbol })).toContainText('Accepted')
  await expect(mine.getByRole('listitem').filter({ hasText: declined })).toContainText('The curator writes: Too close to another.')
  const list = async () => {
    const answer = await page.request.post('/api/search/genesymbol', { data: { searchTerms: [] } })
    const { docs }: { docs: { symbol: string }[] } = await answer.json()
    return docs.map((doc) => doc.symbol)
  }
  await expect.poll(list, { timeout: 30_000 }).toContain(symbol)
  expect(await list()).not.toContain(declined)
  await page.goto(`/browse/gene_symbols`)
  await expect(page.getByRole('row', { name: new RegExp(`^.*${symbol}\\b.*\\bP\\b`) })).toBeVisible()
})

showScenes([
  { name: 'symbol-info', path: infoPath, seen: 'Gene Class Symbol Registration', role: 'basic' },
  { name: 'symbol-form', path: formPath, seen: 'Register a Gene Class Symbol', role: 'subscriber' },
  {
    name: 'symbol-details',
    path: detailPath('QQQQ', 'Mutant Phenotype Symbol'),
    seen: 'Gene Class Symbol Details',
    role: 'subscriber',
    act: submit,
  },
  { name: 'symbol-review', path: '/curator/gene_class_symbols', seen: 'Review Gene Class Symbols', role: 'curator' },
])
