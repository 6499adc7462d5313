import { expect } from '@playwright/test'
import { countActions } from '../kit/count-actions.ts'
import { test } from '../kit/test.ts'

const fields =
  '<button>Press</button><textarea aria-label="Text"></textarea><input type="checkbox" aria-label="Tick">' +
  '<select aria-label="Choice"><option>one</option><option>two</option></select><iframe srcdoc="<button>Inside</button>"></iframe>'

test('[TASK-001] a press, a text of several lines, a choice, a tick and a key are one action each, in frames and tabs too', async ({
  page,
}) => {
  const actions = await countActions(page)
  await page.context().route('**/fields', (route) => route.fulfill({ contentType: 'text/html', body: fields }))
  await page.goto('/fields')
  const steps = [
    () => page.getByRole('button', { name: 'Press' }).click(),
    () => page.getByLabel('Text').fill('AG\nFLC\nFT'),
    () => page.getByLabel('Choice').selectOption('two'),
    () => page.getByLabel('Tick').check(),
    () => page.getByLabel('Text').press('Escape'),
    () => page.frameLocator('iframe').getByRole('button').click(),
  ]
  for (const [index, step] of steps.entries()) {
    await step()
    await expect.poll(actions).toBe(index + 1)
  }
  const tab = await page.context().newPage()
  await tab.goto('/fields')
  await tab.getByLabel('Text').pressSequentially('AG')
  // Letters one by one are keys, and what they change is a text: no way of typing is cheaper than a text put in at once.
  await expect.poll(actions).toBeGreaterThan(steps.length + 1)
})
