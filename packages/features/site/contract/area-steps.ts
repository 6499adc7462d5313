import { type SiteArea, siteAreas } from './site-pages.ts'

/** The breadcrumb down to an area of the menus. */
export function stepsTo(area: SiteArea): { label: string; href: string }[] {
  const { label, overview } = siteAreas[area]
  return [
    { label: 'Home', href: '/' },
    { label, href: overview },
  ]
}
