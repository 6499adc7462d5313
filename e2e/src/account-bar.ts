import type { Page, Request } from '@playwright/test'

/** The links of the top bar that depend on who is logged in. */
export function accountBar(page: Page) {
  const link = (name: string) => page.getByRole('navigation', { name: 'Account and help' }).getByRole('link', { name, exact: true })
  return { login: link('Login'), register: link('Register'), logout: link('Logout'), profile: link('Profile') }
}

/** Collects the requests to a call from now on. */
export function callsTo(page: Page, call: string): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api/${call}`) requests.push(request)
  })
  return requests
}
