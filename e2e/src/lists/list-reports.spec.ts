import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { checkPage } from '../kit/check-page.ts'
import { newVisit } from '../kit/forget-visitor.ts'
import { idsField, makeList, newListPath, saveListButton } from '../kit/make-list.ts'
import { newAccount, peopleUrl, signIn } from '../kit/people.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

test.use({ baseURL: peopleUrl })

const { open } = as('anonymous')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('[LIST-060] [LIST-061] [LIST-069] what is read of a text and of a table, and lists with tags', { tag: '@long' }, async ({ page }) => {
  await newVisit(
    page,
    '[LIST-060] lines are those of the text: blank ones count, words of a line may be ids, names with blanks are one',
    async () => {
      await open(page, newListPath)
      await idsField(page).fill('FLOWERING LOCUS C\n\nAG FT nobody\nAT4G18960\nno gene at all')
      await expect(page.getByText('= 6 ids in 4 lines')).toBeVisible()
      await expect(page.getByText('4 ids taken, 1 of them names one already there: 3 loci')).toBeVisible()
      await page.getByRole('button', { name: 'Show unknown' }).click()
      await expect(page.getByText('no gene at all', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Show by another name' }).click()
      const rows = page.getByRole('table', { name: 'Lines by another name' }).locator('tbody').getByRole('row')
      await expect(rows.nth(0)).toHaveText(/1.*FLOWERING LOCUS C.*AT5G10140/)
      await expect(rows.nth(1)).toHaveText(/3.*AG.*AT4G18960/)
      await checkPage(page)
    },
  )
  await newVisit(page, '[LIST-061] of a table the column with ids is read, and another can be chosen', async () => {
    await open(page, newListPath)
    const csv = 'fold,locus,"what, in words"\n2.5,AT4G18960,"a, b"\n-1,AT5G10140,"two\nlines"\n3,AT1G65480,c'
    const file = { name: 'fold.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
    await page.getByLabel('Identifiers, one per line or separated by commas: text file').setInputFiles(file)
    const column = page.getByRole('combobox', { name: 'Column with the identifiers' })
    await expect(column).toHaveValue('1')
    await expect(column.locator('option').nth(1)).toHaveText('locus (AT4G18960, AT5G10140, …)')
    await expect(saveListButton(page)).toHaveText('Save list of 3')
    await page.getByRole('button', { name: 'Show matched' }).click()
    // The third row begins in line 5, because a cell of the second has two lines.
    await expect(page.getByRole('table', { name: 'Lines matched' }).locator('tbody').getByRole('row').last()).toHaveText(/5.*AT1G65480/)
    await column.selectOption({ label: 'fold (2.5, -1, …)' })
    await expect(saveListButton(page)).toHaveText('Save list of 0')
    await checkPage(page)
  })
  await newVisit(page, '[LIST-069] own lists are filtered by a tag, and several are deleted after a dialog that names them', async () => {
    for (const [name, tag] of [
      ['First', 'cold'],
      ['Second', 'heat'],
      ['Third', 'cold'],
    ] as const) {
      await open(page, newListPath)
      await idsField(page).fill('AG\nFT')
      await page.getByRole('textbox', { name: 'Name' }).fill(name)
      await page.getByRole('textbox', { name: 'Tags (optional)' }).fill(tag)
      await saveListButton(page).click()
      await expect(heading(page)).toHaveText(name)
    }
    await page.getByRole('link', { name: 'cold', exact: true }).click()
    const rows = page.getByRole('table', { name: 'My lists' }).locator('tbody').getByRole('row')
    await expect(rows).toHaveCount(2)
    await checkPage(page)
    for (const name of ['First', 'Third']) await page.getByRole('checkbox', { name: `Tick ${name}` }).check()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete 2 lists?' })
    await expect(dialog.getByRole('listitem')).toHaveText(['First (2 loci)', 'Third (2 loci)'])
    await dialog.getByRole('button', { name: 'Delete 2 lists' }).click()
    await expect(rows).toHaveCount(1)
    await expect(rows).toHaveText(/Second/)
  })
})

test('[LIST-062] [LIST-063] [LIST-064] [LIST-069] [LIST-070] report, order, origin, tags and versions stay with a list', {
  tag: '@long',
}, async ({ page }) => {
  await newVisit(
    page,
    '[LIST-062] [LIST-063] [LIST-064] [LIST-069] what a line may mean has a name; report, order, origin and tags stay with the list',
    async () => {
      await signIn(page, await newAccount())
      await open(page, newListPath)
      await idsField(page).fill('SOC1\nAT1G99920\nAG\nnobody')
      await page.getByRole('button', { name: 'Show obsolete' }).click()
      await page.getByRole('group', { name: 'AT1G99920' }).getByRole('radio', { name: 'both' }).check()
      await expect(page.getByText('3 ids taken name 4 loci: 4 loci')).toBeVisible()
      await page.getByRole('textbox', { name: 'Name' }).fill('Kept')
      await page.getByRole('textbox', { name: 'Tags (optional)' }).fill('thesis, cold')
      await saveListButton(page).click()
      await expect(heading(page)).toHaveText('Kept')
      await expect(page.getByText(/from pasted identifiers/)).toBeVisible()
      await page.getByText('As given').click()
      const items = page.getByRole('table', { name: 'Items as given' }).locator('tbody').getByRole('row')
      await expect(items).toHaveCount(4)
      await expect(items.first()).toHaveText(/AT2G45660.*SOC1/)
      await expect(items.last()).toHaveText(/AT4G18960.*AG, AGAMOUS/)
      await checkPage(page)

      await page.getByRole('link', { name: /^Report/ }).click()
      await expect(page.getByRole('table', { name: 'What each line became' }).locator('tbody').getByRole('row')).toHaveCount(4)
      await page.reload()
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download report' }).click()])
      const rows = (await readFile(await download.path(), 'utf8')).split('\n')
      expect(rows[2]).toBe('2\tAT1G99920\tobsolete\tAT1G90010, AT1G90020\tsucceeded by AT1G90010, AT1G90020')
      expect(rows[4]).toBe('4\tnobody\tunknown\t\t')
      await checkPage(page)
    },
  )
  await newVisit(page, '[LIST-070] versions are compared by name, and an earlier one is restored', async () => {
    await signIn(page, await newAccount())
    await open(page, newListPath)
    await idsField(page).fill('AG\nFT\nnobody')
    await page.getByRole('textbox', { name: 'Name' }).fill('Changing')
    await saveListButton(page).click()
    await expect(heading(page)).toHaveText('Changing')
    await page.getByRole('link', { name: 'Add items' }).click()
    await idsField(page).fill('FLC')
    await page.getByRole('button', { name: 'Add 1 to the list' }).click()
    await page.getByRole('link', { name: /^Versions/ }).click()
    await expect(page.getByRole('region', { name: 'Added' })).toHaveText(/Added 1.*AT5G10140.*FLC, FLOWERING LOCUS C/i)
    await expect(page.getByRole('region', { name: 'Removed' })).toHaveText(/Removed 0/)
    await checkPage(page)
    await page.getByRole('button', { name: 'Restore version 1' }).click()
    await expect(page.getByText('Version 1 is back as version 3.')).toBeVisible()
    await expect(page.getByRole('table', { name: 'Versions' }).locator('tbody').getByRole('row').first()).toHaveText(
      /Version 3.*version 1 restored.*2/,
    )
    await page.getByRole('link', { name: /^Report/ }).click()
    await expect(page.getByRole('region', { name: 'Left over' }).getByRole('listitem')).toHaveText(['nobody'])
  })
})

test('[LIST-071] [RESULTS-090] [RESULTS-091] lists are compared, and narrow results', async ({ page }) => {
  await newVisit(page, '[LIST-071] parts have names and a file, and fit a phone', async () => {
    await makeList(page, 'FT\nFLC\nCO\nSOC1\nGI\nAG', 'Flowering time of many a long name')
    await makeList(page, 'AG\nAP1\nAP3\nFLC\nSOC1', 'MADS box')
    await open(page, '/lists')
    for (const name of ['Flowering time of many a long name', 'MADS box'])
      await page.getByRole('checkbox', { name: `Tick ${name}` }).check()
    await page.getByRole('button', { name: 'Compare' }).click()
    const rows = page.getByRole('table', { name: 'Parts of the lists' }).locator('tbody').getByRole('row')
    await expect(rows.filter({ hasText: 'and MADS box' })).toHaveText(/FLC, SOC1, AG/)
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download parts' }).click()])
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\n')
    expect(lines).toHaveLength(9)
    expect(lines[0]).toBe('item\tFlowering time of many a long name\tMADS box')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByText('Venn').click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await checkPage(page)
  })
  await newVisit(page, '[RESULTS-090] [RESULTS-091] results are narrowed to a list of mine, and the title says of which', async () => {
    await makeList(page, 'FT\nFLC\nAG', 'Three of mine')
    await open(page, `/results?${new URLSearchParams({ mainType: 'general', searchText: 'AG', category: 'genes' })}`)
    const filter = page.getByRole('checkbox', { name: 'Three of mine' })
    // It is ticked once the address names the list.
    await filter.click()
    await expect(heading(page)).toHaveText(/^\d+ genes? of Three of mine$/)
    await expect(page).toHaveURL(/is\.list=/)
    await expect(filter).toBeChecked()
    await checkPage(page)
    await filter.click()
    await expect(heading(page)).toHaveText(/^\d+ genes?$/)
  })
})
