import { expect, type Page } from '@playwright/test'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const { open } = as('anonymous')

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const summary = (page: Page) => page.getByRole('region', { name: 'Summary' })

test('[DARRAY-001] [DARRAY-003] [DPROTO-001] [DPROTO-002] array elements and protocols', async ({ page }) => {
  await test.step('[DARRAY-001] [DARRAY-003] an array element opens by key, by probe name as key, by id and by accession', async () => {
    for (const query of ['key=36863', 'key=254595_AT', 'id=36863', 'accession=ArrayElement:36863']) {
      await open(page, `/array_element?${query}`)
      await expect(heading(page), query).toHaveText('Array Element')
      await expect(summary(page).getByText('ArrayElement:36863'), query).toBeVisible()
    }
  })
  await test.step('[DPROTO-001] [DPROTO-002] a protocol opens by key and by id; an unknown id is not found', async () => {
    for (const query of ['key=900000201', 'id=900000201']) {
      await open(page, `/protocol?${query}`)
      await expect(summary(page).getByText('Demonstration protocol 1'), query).toBeVisible()
    }
    for (const query of ['id=4', 'id=dip']) {
      await open(page, `/protocol?${query}`)
      await expect(heading(page), query).toHaveText('Page Not Found')
    }
  })
})
