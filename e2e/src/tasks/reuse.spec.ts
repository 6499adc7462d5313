import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { test } from '../kit/test.ts'
import { goTo, searchBox, showTasks } from './show-tasks.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

showTasks('TASK-006', [
  {
    wish: 'the results of a search as a file, and how to cite them',
    most: 4,
    always: true,
    async take(page) {
      await searchBox(page).fill('AGAMOUS')
      await searchBox(page).press('Enter')
      await page.getByRole('button', { name: 'Download and cite' }).click()
      const dialog = page.getByRole('dialog', { name: 'Download and cite' })
      await expect(dialog.getByText(/^Rosette, release .*https?:\/\//)).toBeVisible()
      const saving = page.waitForEvent('download')
      await dialog.getByRole('button', { name: /^All genes: Exact values \(\.tsv\)$/ }).click()
      const text = await readFile(await (await saving).path(), 'utf8')
      expect(text).toMatch(/^Locus\tSymbol\t/m)
      expect(text).toMatch(/^AT4G18960\tAG\t/m)
    },
  },
  {
    wish: 'AG in Python, by the code that its page offers',
    most: 5,
    async take(page) {
      await goTo(page, 'AG', /AT4G18960/)
      await page.getByRole('button', { name: 'Download and cite' }).click()
      const dialog = page.getByRole('dialog', { name: 'Download and cite' })
      await dialog.getByText('Python', { exact: true }).click()
      const code = await dialog.locator('code, pre').filter({ hasText: 'import' }).first().textContent()
      const print = "\nprint(response.json()['name'])"
      const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', NO_PROXY: '*' }
      const { stdout } = await promisify(execFile)('python3', ['-c', `${code}${print}`], { env, timeout: 60_000 })
      expect(stdout.trim()).toBe('AT4G18960')
    },
  },
])
