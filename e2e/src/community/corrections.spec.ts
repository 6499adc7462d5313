import { type APIRequestContext, expect } from '@playwright/test'
import { demoPassword } from '@rosette/features/demo-people/contract/demo-people.ts'
import { z } from 'zod'
import { peopleUrl } from '../kit/people.ts'
import { showScenes } from '../kit/show-scenes.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

test.use({ baseURL: peopleUrl })

const locus = '/locus?name=AT4G18960'
const markup = '<img src=x onerror="document.title=1">'

test('[CURATE-060] [CURATE-063] [CURATE-064] [CURATE-070] [CURATE-073] [CURATE-083] a correction from a section to a decision by keys', async ({
  page,
  browser,
}) => {
  const text = `FLC is a symbol of another locus. ${markup} ${Date.now()}`
  let path = ''
  await test.step('[CURATE-060] [CURATE-063] a section is prefilled, and known names are told', async () => {
    await as('subscriber').open(page, locus)
    await page.getByRole('button', { name: 'Suggest a correction: Publications' }).click()
    const dialog = page.getByRole('dialog', { name: 'Suggest a correction' })
    await expect(dialog).toContainText('AT4G18960')
    await expect(dialog.getByLabel('Section')).toHaveValue('publications')
    await dialog.getByRole('button', { name: 'Send correction' }).click()
    await expect(dialog).toContainText('Please choose one.')
    await dialog.getByRole('radio', { name: 'A name or symbol' }).check()
    await dialog.getByLabel('Tell us in a sentence or two').fill(text)
    await expect(dialog).toContainText('FLC is also a name of AT5G10140')
    await dialog.getByRole('button', { name: 'Send correction' }).click()
    await expect(dialog).toContainText('Your correction has been sent.')
    path = (await dialog.getByRole('link', { name: 'its page' }).getAttribute('href')) ?? ''
    expect(path).toMatch(/^\/corrections\/\d+$/)
  })
  await test.step('[CURATE-073] the profile has it', async () => {
    await page.goto('/profile')
    await expect(
      page.getByRole('region', { name: 'My corrections' }).getByRole('link', { name: path.replace(/\D+/, 'Correction ') }),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Public profile' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Person')
    await expect(page.getByRole('button', { name: /^Suggest a correction/ }), 'people change their own records').toHaveCount(0)
  })
  await test.step('[CURATE-064] [CURATE-070] everybody reads it, as text', async () => {
    const visitor = await browser.newPage()
    await visitor.goto(`${peopleUrl}${path}`)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Publications of AT4G18960')
    await expect(visitor.getByRole('main')).toContainText(markup)
    await expect(visitor.getByRole('main').locator('img')).toHaveCount(0)
    await expect(visitor.getByRole('main')).toContainText('The sender')
    await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await visitor.close()
  })
  await test.step('[CURATE-083] a curator takes it from the queue and declines it by keys', async () => {
    await as('curator').open(page, '/curation?source=correction')
    const number = path.replace(/\D+/, '')
    await page
      .getByRole('button', { name: /AT4G18960 · Publications/ })
      .last()
      .click()
    await expect(page.getByRole('region', { name: 'What was sent' })).toContainText(text)
    await expect(page.getByRole('region', { name: 'On the record today' })).toBeVisible()
    const note = page.getByLabel('Answer to the sender')
    await note.fill('add')
    await expect(page.getByRole('radio', { name: 'Accept' }), 'nothing happens while somebody types').toBeChecked()
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('d')
    await expect(page.getByRole('radio', { name: 'Decline' })).toBeChecked()
    await page.getByLabel('Reason').selectOption('already_there')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('region', { name: 'What was sent' })).toHaveCount(0)
    await page.goto(`/corrections/${number}`)
    await expect(page).toHaveTitle(`Correction ${number}`)
    await expect(page.getByRole('list', { name: 'State' })).toContainText('Declined')
    await expect(page.getByRole('main')).toContainText('Declined: already there.')
  })
})

test.describe('where records are open to everybody', () => {
  test.use({ baseURL: process.env.E2E_DEMO_URL })

  test('[CURATE-065] a visitor is led to the login and back to what they had entered', async ({ page }) => {
    await as('anonymous').open(page, locus)
    await page.getByRole('button', { name: 'Suggest a correction: Summary' }).click()
    const dialog = page.getByRole('dialog', { name: 'Suggest a correction' })
    await dialog.getByRole('radio', { name: 'Something is missing' }).check()
    await dialog.getByLabel('Tell us in a sentence or two').fill('The description leaves out the carpels.')
    await dialog.getByRole('link', { name: 'Log in to send' }).click()
    await expect(page).toHaveURL(/\/login\?redirect=/)
    const back = new URL(page.url()).searchParams.get('redirect') ?? ''
    expect(back).toContain('suggest=summary')
    await page.goto(back)
    await expect(dialog.getByLabel('Tell us in a sentence or two')).toHaveValue('The description leaves out the carpels.')
    await expect(dialog.getByRole('radio', { name: 'Something is missing' })).toBeChecked()
  })
})

/** One that nobody else reads. */
async function madeCorrection(request: APIRequestContext): Promise<string> {
  const summary = await request.get(`${peopleUrl}/api/summary/locus/AT4G18960`)
  const { key } = z.object({ key: z.int() }).parse(await summary.json())
  await request.post(`${peopleUrl}/api/auth/login`, { data: { username: 'demo-orcid', password: demoPassword } })
  const text = `A correction that is looked at, ${Date.now()}.`
  const sent = await request.post(`${peopleUrl}/api/corrections`, {
    data: { kind: 'locus', key, section: 'summary', concern: 'wrong', text, isCredited: true, shownText: 'AGAMOUS' },
  })
  return `/corrections/${z.object({ number: z.int() }).parse(await sent.json()).number}`
}

showScenes([
  { name: 'correction', path: madeCorrection, seen: 'Summary of AT4G18960', role: 'subscriber' },
  { name: 'curation-queue', path: '/curation', seen: 'Curation queue', role: 'curator' },
])
