import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { checkPage } from '../kit/check-page.ts'
import { newVisit } from '../kit/forget-visitor.ts'
import { idsField as field, makeList, newListPath as newList, saveListButton as saveButton } from '../kit/make-list.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const { open } = as('anonymous')

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const group = (page: Page, name: string) => page.getByRole('region', { name })

const given = 'at4g18960\nFLC\nAT4G18960.1\nAT1G99910\nAT1G99920\nAT1G99940\nAT4G18960\nnobody'

test('[LIST-043] [LIST-044] lists are made of ids, decided on and deleted', async ({ page }) => {
  await newVisit(
    page,
    '[LIST-043] every line of pasted ids, of a file and of a dropped file is in one group, and the sum is printed',
    async () => {
      await open(page, newList)
      await field(page).fill(given)
      await expect(page.getByText('1 + 1 + 1 + 3 + 1 + 1 = 8 lines')).toBeVisible()
      for (const name of ['1 matched', '1 by another name', '1 gene models and others', '3 obsolete', '1 repeated', '1 unknown']) {
        await expect(group(page, name), name).toBeVisible()
      }
      // AT4G18960, FLC and the only successor of AT1G99910; AT1G99920 was split and waits.
      await expect(saveButton(page)).toHaveText('Save list of 3')
      await expect(page.getByText('1 id needs a decision.')).toBeVisible()

      const file = { name: 'genes.txt', mimeType: 'text/plain', buffer: Buffer.from('AG,FT') }
      await page.getByLabel('Identifiers, one per line or separated by commas: text file').setInputFiles(file)
      await expect(field(page)).toHaveValue('AG,FT')
      await expect(saveButton(page)).toHaveText('Save list of 2')

      const dropped = await page.evaluateHandle(() => {
        const transfer = new DataTransfer()
        transfer.items.add(new File(['FLC'], 'one.txt', { type: 'text/plain' }))
        return transfer
      })
      await field(page).dispatchEvent('drop', { dataTransfer: dropped })
      await expect(field(page)).toHaveValue('FLC')
      await expect(saveButton(page)).toHaveText('Save list of 1')
    },
  )
  await newVisit(page, '[LIST-044] split lines are decided, unknown ones stay with the list, and the report is a file', async () => {
    await open(page, newList)
    await field(page).fill(given)
    await page.getByRole('button', { name: 'Show obsolete' }).click()
    const split = page.getByRole('group', { name: 'AT1G99920' })
    await split.getByRole('radio', { name: 'AT1G90020' }).check()
    await expect(saveButton(page)).toHaveText('Save list of 4')
    await split.getByRole('radio', { name: 'both' }).check()
    await expect(saveButton(page)).toHaveText('Save list of 4')
    await group(page, '3 obsolete').getByRole('button', { name: 'leave out' }).click()
    await expect(saveButton(page)).toHaveText('Save list of 2')
    await group(page, '3 obsolete').getByRole('button', { name: 'all of them' }).click()
    await expect(saveButton(page)).toHaveText('Save list of 4')

    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download report' }).click()])
    const rows = (await readFile(await download.path(), 'utf8')).trimEnd().split('\n')
    expect(rows).toHaveLength(9)
    expect(rows[5]).toBe('5\tAT1G99920\tobsolete\tAT1G90010, AT1G90020\tsucceeded by AT1G90010, AT1G90020')

    await page.getByRole('textbox', { name: 'Name' }).fill('Decided')
    await saveButton(page).click()
    await expect(heading(page)).toHaveText('Decided')
    await page.getByRole('link', { name: 'Report' }).click()
    await expect(page.getByRole('region', { name: 'Left over' }).getByRole('listitem')).toHaveText(['AT1G99940', 'nobody'])
  })
  await newVisit(page, 'a list of the browser fills the gene form, and is gone when it is deleted', async () => {
    await makeList(page, 'FT FLC', 'Two genes')
    await expect(page.getByRole('region', { name: 'Results' }).locator('tbody tr')).toHaveCount(2)
    await open(page, '/search/genes')
    await page.getByRole('button', { name: 'From my lists' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Two genes (2)' }).click()
    await expect(page.getByRole('textbox', { name: 'Gene list' })).toHaveValue('AT1G65480\nAT5G10140')
    await open(page, '/lists')
    await expect(page.getByRole('link', { name: 'Lists (1)' })).toBeVisible()
    await page.getByRole('link', { name: 'Two genes' }).click()
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('heading', { name: 'You have no lists' })).toBeVisible()
  })
})

test('[LIST-047] [LIST-045] lists are compared, and made of results', async ({ page }) => {
  await newVisit(
    page,
    '[LIST-047] parts of three lists as picture and table, ticked as one list, with a sentence from the counts',
    async () => {
      await makeList(page, 'FT FLC CO SOC1 GI AG', 'Flowering')
      await makeList(page, 'AG AP1 AP3 FLC SOC1', 'MADS box')
      await makeList(page, 'CCA1 LHY GI AG', 'Clock')
      await open(page, '/lists')
      for (const name of ['Flowering', 'MADS box', 'Clock']) await page.getByRole('checkbox', { name: `Tick ${name}` }).check()
      await page.getByRole('button', { name: 'Compare' }).click()
      await expect(heading(page)).toHaveText('Compare 3 lists')
      await expect(page.getByText(/^The three lists hold 10 loci: 6 in one list only, 3 in two and 1 in all three\./)).toBeVisible()
      const rows = page.getByRole('table', { name: 'Parts of the lists' }).getByRole('row')
      await expect(rows).toHaveCount(7)
      const picture = page.getByRole('figure', { name: 'Parts of the lists' })
      await rows.getByRole('checkbox', { name: 'Tick Flowering and MADS box', exact: true }).check()
      const bar = picture.getByRole('button', { name: 'Flowering and MADS box: 2 loci', exact: true })
      await expect(bar).toHaveAttribute('aria-pressed', 'true')
      const all = picture.getByRole('button', { name: 'Flowering, MADS box and Clock: 1 locus' })
      await all.focus()
      await all.press('Enter')
      await expect(page.getByText('3 loci in 2 parts')).toBeVisible()
      await expect(page).toHaveURL(/part=/)
      await page.getByText('Venn').click()
      await expect(picture.getByRole('button', { name: 'Flowering and MADS box: 2 loci', exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await checkPage(page)
      await page.getByRole('button', { name: 'Save as list' }).click()
      const dialog = page.getByRole('dialog', { name: 'Save as list' })
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Shared')
      await dialog.getByRole('button', { name: 'Save list' }).click()
      await dialog.getByRole('link', { name: 'Open list' }).click()
      await expect(heading(page)).toHaveText('Shared')
      await expect(page.getByText(/^3 loci · kept in this browser/)).toBeVisible()
    },
  )
  await newVisit(page, '[LIST-045] all rows of results, or the ticked ones, become a list', async () => {
    await open(page, `/results?${new URLSearchParams({ mainType: 'general', searchText: 'AG', category: 'genes' })}`)
    const total = Number(/\d+/.exec((await heading(page).textContent()) ?? '')?.[0])
    const toolbar = page.getByRole('toolbar', { name: 'Actions' })
    expect((await toolbar.getByRole('button').allInnerTexts()).slice(-2)).toEqual(['Save as list', 'Run enrichment'])
    await toolbar.getByRole('button', { name: 'Save as list' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save as list' })
    await expect(dialog.getByText(new RegExp(`^${total} loc(us|i), in the order shown`))).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.locator('tbody').getByRole('checkbox').first().check()
    await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Save as list' }).click()
    await expect(dialog.getByText(/^1 locus, in the order shown/)).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Ticked')
    await dialog.getByRole('button', { name: 'Save list' }).click()
    await dialog.getByRole('link', { name: 'Open list' }).click()
    await expect(heading(page)).toHaveText('Ticked')
    await expect(page.getByRole('region', { name: 'Results' }).locator('tbody tr')).toHaveCount(1)
  })
})
