import { expect } from '@playwright/test'
import { checkAllLooks } from '../kit/check-all-looks.ts'
import { listenForErrors } from '../kit/check-page.ts'
import { newMember } from '../kit/new-accounts.ts'
import { asPerson, peopleUrl, signIn } from '../kit/people.ts'
import { test } from '../kit/test.ts'
import { as, openMenu } from '../kit/visitor.ts'

test.use({ baseURL: peopleUrl })

test('[CURATE-001] [CURATE-002] [CURATE-009] [CURATE-012] [CURATE-013] [CURATE-014] [CURATE-030] an author annotates a paper, a curator decides, and the author sees it', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const errors = listenForErrors(page)
  await test.step('a visitor is told to log in first', async () => {
    await as('anonymous').open(page, '/')
    const menu = await openMenu(page, 'Submit')
    await menu.getByRole('link', { name: 'Annotate a Paper' }).click()
    await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toBeVisible()
  })
  const author = await newMember(page)
  await test.step('[CURATE-001] the paper is found by its DOI', async () => {
    await page.goto('/submit/paper')
    const paper = page.getByLabel(/^PubMed ID or DOI/)
    await paper.fill('agamous')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('This is neither a PubMed ID nor a DOI.').first()).toBeVisible()
    await paper.fill('https://doi.org/10.1038/346035a0')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/submit/paper/1973265')
  })
  await test.step('[CURATE-002] its genes are ticked, and what names the paper can be objected to', async () => {
    await expect(page.getByRole('checkbox', { name: /AG.*AT4G18960/ })).toBeChecked()
    await page.getByRole('button', { name: /^Wrong: carpel, AG/ }).click()
    await page.getByLabel('What is wrong with carpel?').fill('It was another organ.')
  })
  await test.step('a line of the author’s own: a synonym finds the term, and evidence follows it', async () => {
    await page.getByRole('button', { name: 'Gene and term' }).click()
    const line = page.getByRole('group', { name: 'Line 1' })
    await line.getByRole('combobox', { name: 'Term' }).fill('drought tolerance')
    await page.getByRole('option', { name: /response to water deprivation.*also called “drought tolerance”/ }).click()
    await line.getByLabel('How it was shown').selectOption('IMP')
    await expect(page.getByText(/^Draft saved \d\d:\d\d UTC/)).toBeVisible()
    await checkAllLooks(page)
  })
  await test.step('[CURATE-009] the draft is there after a reload', async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: /^Wrong: carpel, AG/ })).toHaveAttribute('aria-pressed', 'true')
  })
  await test.step('[CURATE-012] what will stand on the records is shown once more, with the name', async () => {
    await page.getByRole('button', { name: 'Check and send' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send 2 lines?' })
    await expect(dialog).toContainText('response to water deprivation')
    await expect(dialog).toContainText('annotated by')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(page).toHaveURL(/\/submit\/paper\/sent\/\d+$/)
    await expect(page.getByText('Waiting for a curator').first()).toBeVisible()
    await checkAllLooks(page)
  })
  const sent = new URL(page.url()).pathname
  await test.step('[CURATE-014] a curator finds it among those that wait, and decides each line', async () => {
    await asPerson(page, 'curator')
    await page.goto('/curation/papers')
    const waiting = page.getByRole('region', { name: /^Waiting for a curator/ })
    await expect(waiting).toBeVisible()
    await checkAllLooks(page)
    await page.goto(sent.replace('/submit/paper/sent/', '/curation/papers/'))
    await page.getByRole('button', { name: 'Accept line 1' }).click()
    await page.getByRole('button', { name: 'Decline line 2' }).click()
    await expect(page.getByRole('status').filter({ hasText: '1 line of 2 ready' })).toBeVisible()
    await page.getByLabel('Why is line 2 declined?').selectOption('not_shown')
    await checkAllLooks(page)
    await page.getByRole('button', { name: 'Send decision' }).click()
    await expect(page.getByText('not shown in this paper')).toBeVisible()
  })
  await test.step('[CURATE-013] the author sees what happened to it', async () => {
    await signIn(page, author)
    await page.goto(sent)
    await expect(page.getByText('Accepted', { exact: true })).toBeVisible()
    await expect(page.getByText('Reason: not shown in this paper')).toBeVisible()
    await page.goto('/submit/paper')
    await expect(page.getByText('PubMed 1973265, 2 lines, 1 accepted')).toBeVisible()
    await checkAllLooks(page)
  })
  expect(errors).toEqual([])
})
