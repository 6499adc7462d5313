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

/** A page that is not a record: the server answers its document and the router opens it, both from this list. */
export type SitePage = {
  /** `$name` stands for one segment, a closing `$` for any number of further ones, none included. */
  path: string
  /** Browser title, and the heading where the page has no other. */
  title: string
  description: string
  robots: 'index' | 'noindex'
  area?: SiteArea
  /** Present as long as the page is not built: what it will hold, in one honest sentence. */
  toCome?: string
}

type PageFacts = Pick<SitePage, 'path' | 'title' | 'description'> & { area?: SiteArea }

const built = (facts: PageFacts): SitePage => ({ ...facts, robots: 'index' })
// Of use to a visitor who is already here, not to one who comes from a web search.
const unlisted = (facts: PageFacts): SitePage => ({ ...facts, robots: 'noindex' })
const toCome = (path: string, title: string, sentence: string, area?: SiteArea): SitePage => ({
  path,
  title,
  description: sentence,
  robots: 'noindex',
  toCome: sentence,
  ...(area && { area }),
})

const searchForm = (name: string, title: string, finds: string) =>
  built({ path: `/search/${name}`, title: `${title} Search`, description: `Search form of Rosette for ${finds}`, area: 'search' })

/** Every page of the site that is not a record page, in the order of the specification. */
export const sitePages: readonly SitePage[] = [
  built({ path: '/', title: 'Home', description: 'Rosette, an open knowledge base of Arabidopsis thaliana: genes, germplasms and more.' }),
  built({ path: '/help', title: 'Help', description: 'How to search Rosette, read its record pages and get help.' }),
  built({ path: '/contact', title: 'Contact', description: 'How to reach the curators of Rosette.' }),
  built({ path: '/about/overview', title: 'About Us', description: 'What Rosette is, who it is for and how it is built.' }),
  built({
    path: '/about/release-notes',
    title: 'Release Notes',
    description: 'What the current data release of Rosette holds.',
    area: 'about',
  }),

  built({
    path: '/search/overview',
    title: 'Search Overview',
    description: 'All search forms of Rosette and what each one finds.',
    area: 'search',
  }),
  searchForm('dna', 'DNA/Clone', 'clones, vectors and other DNA by name, accession, feature or map position.'),
  searchForm('vector', 'Vector', 'vectors by name, accession, feature or stock; it shares its screen with the clones.'),
  searchForm('ecotype', 'Ecotype', 'natural accessions by name, stock number, habitat or country.'),
  searchForm('genes', 'Gene', 'loci and gene models by name, list, description, keyword, evidence or region.'),
  searchForm('germplasm', 'Germplasm', 'lines and stocks by name, phenotype, background, mutagen or locus.'),
  searchForm('keyword', 'Keyword', 'ontology terms and the genes, papers and annotations linked to them.'),
  searchForm('markers', 'Marker', 'genetic markers by name, type, feature or map position.'),
  searchForm('community', 'People/Labs', 'people and organizations by name, place or interest.'),
  searchForm('polyallele', 'Polymorphism/Allele', 'variants and alleles by name, type, gene, insertion or region.'),
  searchForm('protein', 'Protein', 'proteins by name, domain, weight, charge, length or structural class.'),
  searchForm('protocol', 'Protocol', 'protocols by title, author, method or keyword.'),
  searchForm('publication', 'Publication', 'papers by title, author, journal, year, identifier or gene.'),
  searchForm('transposon', 'Transposon', 'transposable elements by name, family, super family or region.'),

  built({ path: '/browse/overview', title: 'Browse Overview', description: 'The curated lists of Rosette on one page.', area: 'browse' }),
  toCome(
    '/browse/gene_symbols',
    'Gene Class Symbols',
    'The registered gene class symbols will be listed here, with a filter by first letter.',
    'browse',
  ),
  toCome(
    '/browse/recent_literature',
    'Recently Added Literature',
    'Papers added in the past days will be listed here with their loci and keywords.',
    'browse',
  ),
  toCome(
    '/browse/transposon_families',
    'Transposon Families',
    'The transposon families will be listed here with the number of their elements.',
    'browse',
  ),
  toCome('/browse/microarray_experiments', 'Microarray Experiments', 'The microarray experiments will be listed here by name.', 'browse'),
  toCome('/browse/microarray_experiments/$name', 'Microarray Experiment', 'One microarray experiment will be shown here.', 'browse'),
  toCome('/browse/gene_family', 'Gene Families', 'The historical list of gene families will stand here.', 'browse'),
  toCome('/browse/gene_family/$code', 'Gene Family', 'One gene family of the historical list will be shown here.', 'browse'),

  built({
    path: '/tools/overview',
    title: 'Tools Overview',
    description: 'Analysis and visualization tools for Arabidopsis.',
    area: 'tools',
  }),
  toCome('/tools/blast', 'BLAST', 'A BLAST search of Arabidopsis sequences will run here.', 'tools'),
  toCome('/type_sequences/$', 'Bulk Data Retrieval', 'Sequences of a list of loci will be fetched here.', 'tools'),
  toCome('/sequences', 'Sequences', 'Sequences chosen on a results page will be shown here in FASTA format.'),

  built({
    path: '/portals/overview',
    title: 'Portals Overview',
    description: 'Community resources for Arabidopsis research by subject.',
    area: 'portals',
  }),

  built({
    path: '/download/overview',
    title: 'Download Overview',
    description: 'The download sections of Rosette and what they hold.',
    area: 'download',
  }),
  toCome('/download/list', 'Download Files', 'The files and folders of this download section will be listed here.', 'download'),
  toCome('/download/file', 'Download File', 'A file of the download area will be shown or saved here.', 'download'),

  built({
    path: '/submit/overview',
    title: 'Submit Overview',
    description: 'What you can contribute to the community and where.',
    area: 'submit',
  }),
  toCome(
    '/submit/gene_class_symbol_registration',
    'Gene Class Symbol Registration',
    'Registration of new gene class symbols will be explained and started here.',
    'submit',
  ),
  toCome(
    '/submit/gene_class_symbol_registration/form',
    'Gene Class Symbol Registration: Symbol',
    'The symbol type and the symbol will be chosen here.',
    'submit',
  ),
  toCome(
    '/submit/gene_class_symbol_detail_registration/form',
    'Gene Class Symbol Registration: Details',
    'The details of a new gene class symbol will be entered here.',
    'submit',
  ),

  built({
    path: '/news/overview',
    title: 'News Overview',
    description: 'News, events and jobs of the Arabidopsis community.',
    area: 'news',
  }),
  toCome('/news/breaking-news', 'Breaking News', 'News of the past nine months will be shown here.', 'news'),
  toCome('/news/old-news', 'What Was News', 'Older news will be kept here.', 'news'),
  toCome('/news/events', 'Conferences and Events', 'Meetings, courses and workshops will be listed here.', 'news'),
  toCome('/news/jobs', 'Job Postings', 'Open positions will be listed here.', 'news'),
  toCome('/news/jobs/view', 'Job Posting', 'One job posting will be shown here.', 'news'),

  toCome('/login', 'Login', 'Logging in with a password or an ORCID iD will be possible here.'),
  toCome('/register', 'Register', 'New accounts will be made here.'),
  toCome('/profile', 'My Profile', 'Your account, subscription and affiliations will be shown here.'),
  toCome('/auth/login', 'Login Return', 'This address will complete a login.'),
  toCome('/auth/logout', 'Logout', 'This address will end a session.'),
  toCome('/linktoorcid', 'Link to ORCID', 'An account will be linked to an ORCID iD here.'),
  toCome('/edit/person', 'Edit Person', 'You will edit your own record here.'),
  toCome('/edit/organization', 'Edit Organization', 'Members will edit the record of their organization here.'),

  unlisted({ path: '/results', title: 'Search Results', description: 'Records that match a search.' }),
  unlisted({ path: '/access-denied', title: 'Access Denied', description: 'This page needs a subscription or an ORCID sign-in.' }),
  unlisted({ path: '/permission-denied', title: 'Permission Denied', description: 'You can edit only your own record or organization.' }),
  unlisted({ path: '/pagenotfound', title: 'Page Not Found', description: 'There is no page at this address.' }),
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
