import { findSitePage, type SitePath } from '../../site/contract/site-pages.ts'

/** The pages whose words are files of the folder of texts: whole pages, and overviews with an introduction. */
export const textPaths: readonly SitePath[] = [
  '/help',
  '/help/$topic',
  '/contact',
  '/about/overview',
  '/search/overview',
  '/browse/overview',
  '/tools/overview',
  '/portals/overview',
  '/download/overview',
  '/submit/overview',
]

/** The name of the text of a page, which is also that of its file: `/help/api` is `help-api`. Null if the page has none. */
export function textNameOf(path: string): string | null {
  const page = findSitePage(path)
  if (!page || !textPaths.includes(page.path)) return null
  return path
    .split('/')
    .filter((segment) => segment !== '')
    .join('-')
}
