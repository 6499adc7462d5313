import { expect } from '@playwright/test'
import { countActions, type Hand } from '../kit/count-actions.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const { E2E_DEMO_URL: demo, E2E_REAL_URL: real } = process.env
const isComplete = process.env.E2E_TASKS === 'all'

export type Task = {
  /** What a biologist wants to know or to have, as they would say it. */
  wish: string
  /** Clicks, typed texts, choices and keys from the home page to the answer: more is too many (TASK-001). */
  most: number
  /** Tried on every run, on the demo release: it has the answer too. */
  always?: boolean
  /** From the home page to the answer, which is compared with what the official files say. */
  take(page: Hand): Promise<void>
}

/** One test for each task: those of every run, and with `npm run check:tasks` all of them on the official files. */
export function showTasks(row: string, tasks: readonly Task[]): void {
  for (const { wish, most, always, take } of tasks) {
    if (!isComplete && !always) continue
    const url = isComplete ? real : demo
    test.describe(isComplete ? 'official files' : 'demo release', () => {
      test.skip(!url, 'the official files are not at hand: ROSETTE_RELEASE_DIR is not set')
      test.use({ baseURL: url })
      test(`[TASK-001] [${row}] ${wish} in at most ${most} actions`, async ({ page }) => {
        const actions = await countActions(page)
        await as('anonymous').open(page, '/')
        await take(page)
        test.info().annotations.push({ type: 'actions', description: `${actions()} of ${most}` })
        expect(actions(), 'actions').toBeLessThanOrEqual(most)
        expect(actions(), 'a task without an action is none').toBeGreaterThan(0)
      })
    })
  }
}

/** The box of the header. */
export const searchBox = (page: Hand) => page.getByRole('combobox', { name: 'Search text' }).first()

/** Types a name and chooses the record that the box suggests: two actions. */
export async function goTo(page: Hand, name: string, suggestion: RegExp): Promise<void> {
  await searchBox(page).fill(name)
  await page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option', { name: suggestion }).first().click()
}

export const heading = (page: Hand) => page.getByRole('heading', { level: 1 })
