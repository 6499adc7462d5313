import type { Page, Response } from '@playwright/test'

/** Who opens a page. Accounts do not exist yet, so everyone is anonymous. */
export type Role = 'anonymous'

export type Visitor = {
  /** Opens an address as this visitor and waits until the page shows its heading; answers the document's response. */
  open(page: Page, path: string): Promise<Response | null>
}

/** Every browser test opens its pages through this, so that a role is one word in the test. */
export function as(role: Role): Visitor {
  return visitors[role]
}

const visitors: Record<Role, Visitor> = {
  anonymous: {
    async open(page, path) {
      const response = await page.goto(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      return response
    },
  },
}
