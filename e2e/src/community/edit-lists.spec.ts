import { expect, type Page } from '@playwright/test'
import { openDatabase } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { z } from 'zod'
import { checkPage } from '../kit/check-page.ts'
import { idsField, makeList } from '../kit/make-list.ts'
import { newAccount, peopleUrl, signIn } from '../kit/people.ts'
import { test } from '../kit/test.ts'

test.use({ baseURL: peopleUrl })

const rows = (page: Page) => page.getByRole('region', { name: 'Results' }).locator('tbody tr')

test('[LIST-065] [LIST-066] items are added to a list of the browser and taken out of it', async ({ page }) => {
  await makeList(page, 'FT FLC', 'Flowering')
  await expect(rows(page)).toHaveCount(2)
  await add(page, 'FLC AG nobody', 'Add 1 to the list')
  await expect(page.getByText(/^3 loci · kept in this browser/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Report 1 left over' })).toBeVisible()
  await takeOutFirst(page)
  await expect(page.getByText(/^2 loci · kept in this browser/)).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
})

test('[LIST-065] [LIST-066] adding to a list of the account and taking out make versions; earlier ones stay', async ({ page }) => {
  await signIn(page, await newAccount())
  await makeList(page, 'FT FLC', 'Flowering')
  await add(page, 'AG at5g10140 AT1G99920', 'Add 1 to the list')
  await expect(page.getByText(/^3 loci · private · version 2 of /)).toBeVisible()
  await takeOutFirst(page)
  await expect(page.getByText(/^2 loci · private · version 3 of /)).toBeVisible()
  await page.getByRole('link', { name: 'Versions 3' }).click()
  await page.getByRole('link', { name: 'Version 2', exact: true }).click()
  await expect(rows(page)).toHaveCount(3)
  // An earlier version is not changed.
  await expect(page.getByRole('link', { name: 'Add items' })).toHaveCount(0)
})

test('[LIST-037] the owner decides about changes by a release, one by one and as a group, and gets one version', async ({ page }) => {
  await signIn(page, await newAccount())
  await makeList(page, 'FT FLC AG CO', 'Flowering')
  await expect(rows(page)).toHaveCount(4)
  await changeByRelease(new URL(page.url()).pathname.split('/').at(-1) ?? '')
  await page.reload()
  await page.getByRole('link', { name: 'Look at 3 changes' }).click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Merged 1', 'Obsolete 2'])
  await checkPage(page)
  await page.getByRole('radio', { name: 'take AT2G45660' }).check()
  await page.getByRole('button', { name: 'Obsolete: leave out all' }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await checkPage(page)
  await page.getByRole('button', { name: 'Save as version 2' }).click()
  await expect(page.getByText('Every change by this release is decided.')).toBeVisible()
  await page.getByText('3 decided').click()
  await expect(page.getByRole('table', { name: 'Decided changes' }).getByRole('row')).toHaveCount(4)
  await checkPage(page)
  await page.getByRole('link', { name: 'Items 2' }).click()
  await expect(page.getByText(/^2 loci · private · version 2 of /)).toBeVisible()
})

async function add(page: Page, ids: string, button: string): Promise<void> {
  await page.getByRole('link', { name: 'Add items' }).click()
  await idsField(page).fill(ids)
  await expect(page.getByRole('button', { name: button })).toBeEnabled()
  await checkPage(page)
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flowering')
}

async function takeOutFirst(page: Page): Promise<void> {
  await expect(rows(page)).toHaveCount(3)
  await rows(page).first().getByRole('checkbox').check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Remove from list' }).click()
}

/** As if the current release had merged the first item into SOC1 and given two up. */
async function changeByRelease(listId: string): Promise<void> {
  const db = openDatabase({ url: process.env.E2E_PEOPLE_DATABASE_URL ?? '', poolSize: 1 })
  try {
    const { rows: found } = await db.pool.query(
      'select list.resolved_release_id as "releaseId", natural_keys as items from community.record_list as list ' +
        'join community.record_list_version as shown using (list_id, version) ' +
        'join community.list_content as content on content.id = shown.content_id where list_id = $1',
      [listId],
    )
    const { releaseId, items } = z.object({ releaseId: z.string(), items: z.array(z.string()) }).parse(found[0])
    const { rows: soc1 } = await db.pool.query(
      `select key from ${schemaOf(releaseId)}.identifier where name = 'AT2G45660' and kind = 'locus' and key is not null limit 1`,
    )
    const { key } = z.object({ key: z.coerce.number() }).parse(soc1[0])
    await db.community
      .insertInto('recordListChange')
      .values(
        items.slice(0, 3).map((naturalKey, at) => ({
          listId,
          releaseId,
          naturalKey,
          ...(at === 0 ? { change: 'merged', successors: [key] } : { change: 'obsolete', successors: [] }),
        })),
      )
      .execute()
  } finally {
    await db.close()
  }
}
