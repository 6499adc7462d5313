import { expect } from '@playwright/test'
import { peopleUrl } from '../kit/people.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

test.use({ baseURL: peopleUrl })

test('[NEWS-001] every page of news opens, and an old item stays at its address', async ({ page }) => {
  for (const [path, title] of [
    ['/news/overview', 'News Overview'],
    ['/news/breaking-news', 'Breaking News'],
    ['/news/old-news', 'News Archive'],
    ['/news/events', 'Conferences and Events'],
    ['/news/jobs', 'Job Postings'],
    ['/news/jobs/view?file=demonstration-technician.txt', 'Demonstration technician'],
  ] as const) {
    const response = await as('anonymous').open(page, path)
    expect(response?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
  await expect(page.getByText('The Demonstration Stock Centre looks for a technician.')).toBeVisible()
  await as('anonymous').open(page, '/news/old-news')
  await page.getByRole('link', { name: 'Demonstration news 6' }).click()
  await expect(page).toHaveURL(/\/news\/\d+$/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demonstration news 6')
})

test('[FEED-011] [FEED-010] a curator sees what will be published, saves and deletes it; others are led away', async ({ page }) => {
  await as('basic').open(page, '/curator/news')
  await expect(page).toHaveURL(/permission-denied/)

  await as('curator').open(page, '/curator/news')
  await page.getByRole('link', { name: 'Add a news item' }).click()
  const title = `Written in a test ${Date.now()}`
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  await page
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill('<p>Bold <b>words</b></p><script>document.title = "broken"</script><img src=x onerror=alert(1)>')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.locator('b')).toHaveText('words')
  await expect(preview.locator('script, img')).toHaveCount(0)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()

  await page.getByRole('link', { name: 'Back to the list' }).click()
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText(title)).toHaveCount(0)
})
