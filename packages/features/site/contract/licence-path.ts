import type { SiteAddress } from './site-pages.ts'

/** The page that names the sources of the release with their licences (FAIR-009). */
export const licencePath = '/about/release-notes' satisfies SiteAddress
