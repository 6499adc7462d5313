import type { LinkTarget } from '@rosette/features/site/contract/menus.ts'

export type TopLink = { label: string; target: LinkTarget }

/** The links of the top bar in the order of document 1, section 2.1. */
export const topLinks: readonly TopLink[] = [
  { label: 'Home', target: { page: '/' } },
  { label: 'Help', target: { page: '/help' } },
  { label: 'Contact', target: { page: '/contact' } },
  { label: 'About Us', target: { page: '/about/overview' } },
  { label: 'Subscribe', target: { external: 'subscribe' } },
]

/** What a visitor without a session sees after them. */
export const loggedOutLinks: readonly TopLink[] = [
  { label: 'Login', target: { page: '/login' } },
  { label: 'Register', target: { page: '/register' } },
]
