import type { Page } from '@playwright/test'

/** The values that a choice of a form offers, in their order. */
export function optionsOf(page: Page, label: string): Promise<(string | null)[]> {
  const choice = page.getByRole('main').getByLabel(label, { exact: true }).first()
  return choice.locator('option, input[type=checkbox]').evaluateAll((options) => options.map((option) => option.getAttribute('value')))
}
