import { type FormCategory, searchForms } from '@rosette/kinds/registry/search-entries.ts'

/** The areas that a breadcrumb names between Home and the page. */
export const siteAreas = {
  search: { label: 'Search', overview: '/search/overview' },
  browse: { label: 'Browse', overview: '/browse/overview' },
  tools: { label: 'Tools', overview: '/tools/overview' },
  portals: { label: 'Portals', overview: '/portals/overview' },
  download: { label: 'Download', overview: '/download/overview' },
  submit: { label: 'Submit', overview: '/submit/overview' },
  news: { label: 'News', overview: '/news/overview' },
  about: { label: 'About Us', overview: '/about/overview' },
} as const

export type SiteArea = keyof typeof siteAreas

type PageFacts<Path extends string> = {
  /** `$name` stands for one segment, a closing `$` for any number of further ones, none included. */
  path: Path
  /** Browser title, and the heading where the page has no other. */
  title: string
  area?: SiteArea
}

type BuiltPage<Path extends string> = PageFacts<Path> & { robots: 'index' | 'noindex'; toCome?: undefined }

/** A page that is not built yet: what it will hold is said in `toComeSentences`. */
type ToComePage<Path extends string> = PageFacts<Path> & { robots: 'noindex'; toCome: true }

const built = <const Path extends string>(facts: PageFacts<Path>): BuiltPage<Path> => ({ ...facts, robots: 'index' })
// Of use to a visitor who is already here, not to one who comes from a web search.
const unlisted = <const Path extends string>(facts: PageFacts<Path>): BuiltPage<Path> => ({ ...facts, robots: 'noindex' })
const toCome = <const Path extends string>(path: Path, title: string, area?: SiteArea): ToComePage<Path> => ({
  path,
  title,
  robots: 'noindex',
  toCome: true,
  ...(area && { area }),
})

/** Every page of the site but records and search forms, in the order of the specification. */
const writtenPages = [
  built({ path: '/', title: 'Home' }),
  built({ path: '/help', title: 'Help' }),
  built({ path: '/contact', title: 'Contact' }),
  built({ path: '/about/overview', title: 'About Us' }),
  built({ path: '/about/release-notes', title: 'Release Notes', area: 'about' }),

  built({ path: '/search/overview', title: 'Search Overview', area: 'search' }),

  built({ path: '/browse/overview', title: 'Browse Overview', area: 'browse' }),
  built({ path: '/browse/gene_symbols', title: 'Gene Class Symbols', area: 'browse' }),
  toCome('/browse/recent_literature', 'Recently Added Literature', 'browse'),
  toCome('/browse/transposon_families', 'Transposon Families', 'browse'),
  toCome('/browse/microarray_experiments', 'Microarray Experiments', 'browse'),
  toCome('/browse/microarray_experiments/$name', 'Microarray Experiment', 'browse'),
  toCome('/browse/gene_family', 'Gene Families', 'browse'),
  toCome('/browse/gene_family/$code', 'Gene Family', 'browse'),

  built({ path: '/tools/overview', title: 'Tools Overview', area: 'tools' }),
  toCome('/tools/blast', 'BLAST', 'tools'),
  toCome('/type_sequences/$', 'Bulk Data Retrieval', 'tools'),
  toCome('/sequences', 'Sequences'),

  built({ path: '/portals/overview', title: 'Portals Overview', area: 'portals' }),

  built({ path: '/download/overview', title: 'Download Overview', area: 'download' }),
  toCome('/download/list', 'Download Files', 'download'),
  toCome('/download/file', 'Download File', 'download'),

  built({ path: '/submit/overview', title: 'Submit Overview', area: 'submit' }),
  built({ path: '/submit/gene_class_symbol_registration', title: 'Gene Class Symbol Registration', area: 'submit' }),
  unlisted({ path: '/submit/gene_class_symbol_registration/form', title: 'Register a Gene Class Symbol', area: 'submit' }),
  unlisted({ path: '/submit/gene_class_symbol_detail_registration/form', title: 'Gene Class Symbol Details', area: 'submit' }),
  unlisted({ path: '/curator/gene_class_symbols', title: 'Review Gene Class Symbols' }),

  built({ path: '/news/overview', title: 'News Overview', area: 'news' }),
  toCome('/news/breaking-news', 'Breaking News', 'news'),
  toCome('/news/old-news', 'What Was News', 'news'),
  toCome('/news/events', 'Conferences and Events', 'news'),
  toCome('/news/jobs', 'Job Postings', 'news'),
  toCome('/news/jobs/view', 'Job Posting', 'news'),

  unlisted({ path: '/login', title: 'Login' }),
  built({ path: '/register', title: 'Register' }),
  unlisted({ path: '/profile', title: 'My Profile' }),
  unlisted({ path: '/auth/login', title: 'Login Return' }),
  unlisted({ path: '/auth/logout', title: 'Logout' }),
  unlisted({ path: '/forgotten-password', title: 'Forgotten Password' }),
  unlisted({ path: '/reset-password', title: 'New Password' }),
  unlisted({ path: '/confirm-email', title: 'Confirm E-mail' }),
  unlisted({ path: '/confirm-address', title: 'Confirm New Address' }),
  unlisted({ path: '/undo-address', title: 'Undo Change of Address' }),
  unlisted({ path: '/linktoorcid', title: 'Link to ORCID' }),
  unlisted({ path: '/edit/person', title: 'Edit Person' }),
  unlisted({ path: '/edit/organization', title: 'Edit Organization' }),

  unlisted({ path: '/results', title: 'Search Results' }),
  unlisted({ path: '/access-denied', title: 'Access Denied' }),
  unlisted({ path: '/permission-denied', title: 'Permission Denied' }),
  unlisted({ path: '/pagenotfound', title: 'Page Not Found' }),
]

type WrittenPage = (typeof writtenPages)[number]

/** The address of a search form. */
export type FormPath = `/search/${FormCategory}`

/** A built page of which the map tells, search forms left out: those that need a description and a component of their own. */
export type WrittenPath = Extract<WrittenPage, BuiltPage<string>>['path']

/** Every built page: the router has a component for each. */
export type BuiltPath = WrittenPath | FormPath

export type ToComePath = Extract<WrittenPage, ToComePage<string>>['path']

/** Every path of the map. A path that is not in it does not compile, in menus, links and routes alike. */
export type SitePath = BuiltPath | ToComePath

/** Where a link to a page of the site may lead: to a path without placeholders, with a query if it has one. */
export type SiteAddress = LinkedPath | `${LinkedPath}/` | `${LinkedPath}?${string}`
type LinkedPath = Exclude<SitePath, `${string}$${string}`>

export type UnbuiltPage = ToComePage<ToComePath>

/** A page that is not a record: the server answers its document and the router opens it, both from this list. */
export type SitePage = BuiltPage<BuiltPath> | UnbuiltPage

/** Every page of the site that is not a record page. */
export const sitePages: readonly SitePage[] = [
  ...writtenPages,
  ...searchForms.map(({ category, title }) => built({ path: `/search/${category}`, title, area: 'search' })),
]

/** The page at a path, or null when the site has none; a closing slash makes no difference. */
export function findSitePage(path: string): SitePage | null {
  const segments = segmentsOf(path)
  return sitePages.find((page) => matches(segmentsOf(page.path), segments)) ?? null
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

function matches(pattern: string[], segments: string[]): boolean {
  const isOpen = pattern.at(-1) === '$'
  const fixed = isOpen ? pattern.slice(0, -1) : pattern
  if (isOpen ? segments.length < fixed.length : segments.length !== fixed.length) return false
  return fixed.every((part, at) => part.startsWith('$') || part === segments[at])
}
