// Coming back to these would go round in circles, log out, or show no page.
const noPages = /^\/(api|auth|login|linktoorcid)(\/|$)/

/**
 * The path of an address that is a page of this site; null for everything else. The browser's own reading of the address decides,
 * since it is what would be followed: `//example.org`, `/\example.org` and their like are other sites.
 */
export function ownPagePath(address: string): string | null {
  if (!URL.canParse(address, location.origin)) return null
  const { origin, pathname, search, hash } = new URL(address, location.origin)
  if (origin !== location.origin || pathname.startsWith('//') || noPages.test(pathname)) return null
  return `${pathname}${search}${hash}`
}
