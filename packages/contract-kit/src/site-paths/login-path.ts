import { withQuery } from './with-query.ts'

/** The login page, which leads back to a page of the site. */
export function loginPath(redirect: string): string {
  return withQuery('/login', { redirect })
}
