import type { Page, Response } from '@playwright/test'
import { asPerson, type DemoRole } from './people.ts'

/** Who opens a page: nobody in particular, or one of the demo people, who must stay as they are. */
export type Role = 'anonymous' | DemoRole

export type Visitor = {
  /** Opens an address as this visitor and waits until the page shows its heading; answers the document's response. */
  open(page: Page, path: string): Promise<Response | null>
}

/** Every browser test opens its pages through this, so that a role is one word in the test. */
export function as(role: Role): Visitor {
  return {
    async open(page, path) {
      if (role !== 'anonymous') await asPerson(page, role)
      const response = await page.goto(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      return response
    },
  }
}
