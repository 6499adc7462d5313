import type { LinkTarget } from '@rosette/features/site/contract/menus.ts'

export type TopLink = { label: string; target: LinkTarget }

/** The links of the top bar, in the order of document 1, section 2.1. */
export const topLinks: readonly TopLink[] = [
  { label: 'Home', target: { page: '/' } },
  { label: 'Help', target: { page: '/help' } },
  { label: 'Contact', target: { page: '/contact' } },
  { label: 'About Us', target: { page: '/about/overview' } },
  { label: 'Subscribe', target: { external: 'subscribe' } },
]

/** The links after them (SHELL-003, SHELL-004); the last one stands out. */
export function accountLinks(isLoggedIn: boolean): readonly TopLink[] {
  return isLoggedIn ? loggedInLinks : loggedOutLinks
}

const loggedInLinks: readonly TopLink[] = [
  { label: 'Logout', target: { page: '/auth/logout' } },
  { label: 'Profile', target: { page: '/profile' } },
]

const loggedOutLinks: readonly TopLink[] = [
  { label: 'Login', target: { page: '/login' } },
  { label: 'Register', target: { page: '/register' } },
]
