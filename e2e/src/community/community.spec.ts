import { expect } from '@playwright/test'
import { findMemberKey } from '../kit/api-calls.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const { open } = as('anonymous')

test('[DPERS-002] people and organizations', async ({ page, request }) => {
  await test.step('[DPERS-002] the fixed titles are Person and Organization, and each page leads to the other', async () => {
    const key = await findMemberKey(request, 'Example, Flora')
    await open(page, `/person?key=${key}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Person')
    await page.getByRole('link', { name: 'Example Meristem Lab' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Organization')
    await page.getByRole('link', { name: 'Flora Example' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Person')
    expect(new URL(page.url()).searchParams.get('key')).toBe(String(key))
  })
  await test.step('people and labs stand in one list of results, each with a link to its own page', async () => {
    // Accounts of other tests are called Example too.
    await open(page, `/results?${new URLSearchParams({ mainType: 'general', searchText: 'example meristem', category: 'community' })}`)
    await expect(page.getByRole('link', { name: 'Example, Flora' })).toHaveAttribute('href', /^\/person\?key=\d+$/)
    await expect(page.getByRole('link', { name: 'Example Meristem Lab' })).toHaveAttribute('href', /^\/organization\?key=\d+$/)
  })
})
