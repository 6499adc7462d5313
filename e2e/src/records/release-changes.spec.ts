import { expect, type Page } from '@playwright/test'
import { openDatabase } from '@rosette/database/open-database.ts'
import { compareReleasesTask } from '@rosette/features/release-changes/server/release-change-tasks.ts'
import { addJob } from '@rosette/job-queue/add-job.ts'
import { makeRelease } from '@rosette/test-kit/live/second-release.ts'
import { z } from 'zod'
import { checkPage } from '../kit/check-page.ts'
import { farthestLooks, inEachLook } from '../kit/in-each-look.ts'
import { asPerson, peopleUrl } from '../kit/people.ts'
import { test } from '../kit/test.ts'

test.use({ baseURL: peopleUrl })

/** A locus that no other test looks at. */
const locus = 'AT5G90110'

test('[DIFF-011] [DIFF-012] [DIFF-013] a visitor reads what a release changed, in a record and in all of them', async ({ page }) => {
  const releaseId = await publishAfterAnother()

  await test.step('the record says which sections changed, and leads to both states', async () => {
    await asPerson(page, 'subscriber')
    await page.goto(`/locus/${locus}`)
    const bar = page.getByRole('complementary', { name: 'Changes in this release' })
    await expect(bar.getByRole('link', { name: /^Symbols/ })).toHaveText(/\+1 −1/)
    await expect(bar.getByRole('link', { name: /^Description/ })).toBeVisible()
    await expect(page.getByText(`Last changed with release ${releaseId}`)).toBeVisible()
    await inEachLook(page, farthestLooks, () => checkPage(page))
    await bar.getByRole('link', { name: 'Both states' }).click()
  })

  await test.step('both states stand side by side; keys lead from change to change', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Changes of locus ${locus}`)
    await expect(page).toHaveURL(new RegExp(`/locus/${locus}/changes$`))
    const symbols = page.getByRole('table', { name: 'Symbols in both releases' })
    await expect(symbols.locator('del')).toHaveText('BDS2 · BUNDLE SHEATH DEFECTIVE 2')
    await page.keyboard.press('j')
    await expect(page.locator(':focus')).toHaveAttribute('data-change', /removed|added|rewritten/)
    await expect(page.getByRole('region', { name: 'The same in both releases' })).toBeVisible()
    await inEachLook(page, farthestLooks, () => checkPage(page))
    expect(await sidewaysScroll(page)).toBe(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Changes of locus ${locus}`)
  })

  await test.step('the release has counts by kind and section and both files', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('link', { name: releaseId }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Release ${releaseId}`)
    await expect(page.getByText('Compared with earlier, 1 locus changed.')).toBeVisible()
    await expect(page.getByRole('table', { name: /by kind and section/ }).getByRole('row')).toHaveCount(4)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Changes as JSON' }).click()
    expect((await download).suggestedFilename()).toContain(releaseId)
    await inEachLook(page, farthestLooks, () => checkPage(page))
    await page.getByRole('link', { name: 'All releases' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Releases')
    await expect(page.getByRole('listitem').filter({ hasText: '1 record changed' })).toBeVisible()
    await inEachLook(page, farthestLooks, () => checkPage(page))
  })

  await test.step('the changes of a record are as guarded as the record', async () => {
    await page.context().clearCookies()
    await page.goto(`/locus/${locus}/changes`)
    await expect(page).toHaveURL(/\/access-denied/)
    expect((await page.request.get('/locus/AT0G00000/changes')).status()).toBe(404)
  })
})

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** As if another release had been published before this one, in which the locus had another symbol and no description. */
async function publishAfterAnother(): Promise<string> {
  const db = openDatabase({ url: process.env.E2E_PEOPLE_DATABASE_URL ?? '', poolSize: 2 })
  try {
    const { rows } = await db.pool.query('select release_id as "releaseId" from community.published_release')
    const { releaseId } = z.object({ releaseId: z.string() }).parse(rows[0])
    await makeRelease(db, 'earlier', releaseId)
    const setSymbol = (id: string, symbols: object[], description: string | null) =>
      db.pool.query(
        `update release_${id}.record_document set json = (json::jsonb || $2::jsonb)::text, etag = md5(random()::text)
         where kind = 'locus' and json::jsonb ->> 'name' = $1`,
        [locus, JSON.stringify({ symbols, description })],
      )
    await setSymbol('earlier', [{ name: 'BDS2', fullName: 'BUNDLE SHEATH DEFECTIVE 2' }], null)
    await setSymbol(releaseId, [{ name: 'BSD2', fullName: 'BUNDLE SHEATH DEFECTIVE 2' }], 'A made-up description of a made-up locus.')
    await db.pool.query(`update community.published_release set previous_release_id = 'earlier'`)
    await db.community.insertInto('releaseComparison').values({ releaseId, againstId: 'earlier', publishedAt: new Date() }).execute()
    await db.community.transaction().execute((tx) => addJob(tx, compareReleasesTask, {}))
    await expect
      .poll(() => db.community.selectFrom('releaseComparison').select('state').where('againstId', '=', 'earlier').executeTakeFirst())
      .toEqual({ state: 'compared' })
    return releaseId
  } finally {
    await db.close()
  }
}
