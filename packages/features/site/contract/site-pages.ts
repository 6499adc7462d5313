import { type FormCategory, searchForms } from '@rosette/kinds/registry/search-entries.ts'
import { type AnalysisName, type AnalysisPath, listAnalyses } from './list-analyses.ts'

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
  /** Open to those who may see records. */
  isGuarded?: true
}

type ListedPage<Path extends string> = PageFacts<Path> & { robots: 'index' | 'noindex' }

const listed = <const Path extends string>(facts: PageFacts<Path>): ListedPage<Path> => ({ ...facts, robots: 'index' })
// Of use to a visitor who is already here, not to one who comes from a web search.
const unlisted = <const Path extends string>(facts: PageFacts<Path>): ListedPage<Path> => ({ ...facts, robots: 'noindex' })

/** Every page of the site but records, search forms and analyses of lists, in the order of the specification. */
const writtenPages = [
  listed({ path: '/', title: 'Home' }),
  listed({ path: '/help', title: 'Help' }),
  listed({ path: '/help/$topic', title: 'Help Topic' }),
  listed({ path: '/contact', title: 'Contact' }),
  listed({ path: '/about/overview', title: 'About Us' }),
  listed({ path: '/about/release-notes', title: 'Release Notes', area: 'about' }),
  listed({ path: '/about/releases/$', title: 'Releases', area: 'about' }),

  listed({ path: '/search/overview', title: 'Search Overview', area: 'search' }),
  unlisted({ path: '/search/history', title: 'Search history', area: 'search' }),
  listed({ path: '/search/questions', title: 'Questions', area: 'search' }),

  listed({ path: '/browse/overview', title: 'Browse Overview', area: 'browse' }),
  listed({ path: '/browse/gene_symbols', title: 'Gene Class Symbols', area: 'browse' }),
  listed({ path: '/browse/recent_literature', title: 'Recently Added Literature', area: 'browse' }),
  listed({ path: '/browse/transposon_families', title: 'Transposon Families', area: 'browse' }),
  listed({ path: '/browse/microarray_experiments', title: 'Microarray Experiments', area: 'browse' }),
  listed({ path: '/browse/microarray_experiments/$name', title: 'Microarray Experiment', area: 'browse' }),
  listed({ path: '/browse/gene_family', title: 'Gene Families', area: 'browse' }),
  listed({ path: '/browse/gene_family/$code', title: 'Gene Family', area: 'browse' }),

  listed({ path: '/tools/overview', title: 'Tools Overview', area: 'tools' }),
  unlisted({ path: '/tools/jbrowse2', title: 'Genome Browser', area: 'tools', isGuarded: true }),
  listed({ path: '/type_sequences/$', title: 'Bulk Data Retrieval', area: 'tools' }),
  unlisted({ path: '/sequences', title: 'Sequences' }),
  listed({ path: '/tools/blast', title: 'BLAST', area: 'tools' }),
  listed({ path: '/tools/patmatch', title: 'Pattern Search', area: 'tools' }),
  unlisted({ path: '/runs', title: 'My Runs', area: 'tools' }),
  unlisted({ path: '/runs/$token', title: 'Run', area: 'tools' }),
  unlisted({ path: '/no-units', title: 'No Units Left' }),

  unlisted({ path: '/lists', title: 'My lists' }),
  unlisted({ path: '/lists/new', title: 'New list' }),
  unlisted({ path: '/lists/compare', title: 'Compare lists' }),
  unlisted({ path: '/lists/c/$contentId', title: 'List without a name' }),
  unlisted({ path: '/lists/$listId', title: 'List' }),

  listed({ path: '/portals/overview', title: 'Portals Overview', area: 'portals' }),

  listed({ path: '/download/overview', title: 'Download Overview', area: 'download' }),
  listed({ path: '/download/list', title: 'Download Files', area: 'download' }),
  unlisted({ path: '/download/file', title: 'Download File', area: 'download' }),

  listed({ path: '/submit/overview', title: 'Submit Overview', area: 'submit' }),
  listed({ path: '/submit/gene_class_symbol_registration', title: 'Gene Class Symbol Registration', area: 'submit' }),
  unlisted({ path: '/submit/gene_class_symbol_registration/form', title: 'Register a Gene Class Symbol', area: 'submit' }),
  unlisted({ path: '/submit/gene_class_symbol_detail_registration/form', title: 'Gene Class Symbol Details', area: 'submit' }),
  listed({ path: '/submit/paper', title: 'Annotate a Paper', area: 'submit' }),
  unlisted({ path: '/submit/paper/$pubmed', title: 'What the Paper Shows', area: 'submit' }),
  unlisted({ path: '/submit/paper/sent/$id', title: 'Your Lines on a Paper', area: 'submit' }),
  unlisted({ path: '/curation/papers', title: 'Annotations of Papers' }),
  unlisted({ path: '/curation/papers/$id', title: 'Decide about Lines' }),
  unlisted({ path: '/curator/gene_class_symbols', title: 'Review Gene Class Symbols' }),
  unlisted({ path: '/curation', title: 'Curation queue' }),
  unlisted({ path: '/corrections/$number', title: 'Correction' }),

  listed({ path: '/news/overview', title: 'News Overview', area: 'news' }),
  listed({ path: '/news/breaking-news', title: 'Breaking News', area: 'news' }),
  listed({ path: '/news/old-news', title: 'News Archive', area: 'news' }),
  listed({ path: '/news/events', title: 'Conferences and Events', area: 'news' }),
  listed({ path: '/news/jobs', title: 'Job Postings', area: 'news' }),
  unlisted({ path: '/news/jobs/view', title: 'Job Posting', area: 'news' }),
  listed({ path: '/news/$id', title: 'News Item', area: 'news' }),
  unlisted({ path: '/curator/news', title: 'Edit News' }),

  unlisted({ path: '/login', title: 'Login' }),
  listed({ path: '/register', title: 'Register' }),
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

/** The address of a search form. */
export type FormPath = `/search/${FormCategory}`

/** A page of the map, search forms and analyses left out: those that need a description and a component of their own. */
export type WrittenPath = (typeof writtenPages)[number]['path']

/** Every path of the map: the router has a component for each. One that is not in it does not compile, in menus, links and routes alike. */
export type SitePath = WrittenPath | FormPath | AnalysisPath

/** Where a link to a page of the site may lead: to a path without placeholders, with a query if it has one. */
export type SiteAddress = LinkedPath | `${LinkedPath}/` | `${LinkedPath}?${string}`
type LinkedPath = Exclude<WithoutRest<SitePath>, `${string}$${string}`>
/** A closing `$` may stand for nothing. */
type WithoutRest<Path extends string> = Path extends `${infer Start}/$` ? Start : Path

/** A page that is not a record: the server answers its document and the router opens it, both from this list. */
export type SitePage = ListedPage<SitePath>

/** Every page of the site that is not a record page. */
export const sitePages: readonly SitePage[] = [
  ...writtenPages,
  // Object.keys loses the key type: the names of the analyses.
  ...(Object.keys(listAnalyses) as AnalysisName[]).map((name) =>
    listed<AnalysisPath>({ path: `/tools/${name}`, title: listAnalyses[name].title, area: 'tools' }),
  ),
  ...searchForms.map(({ category, title }) => listed({ path: `/search/${category}`, title, area: 'search' })),
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
