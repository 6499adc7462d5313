import { analysisPath } from '@rosette/contract-kit/site-paths/analysis-path.ts'
import { searchSources } from '@rosette/kinds/registry/search-cards.ts'
import { listAnalyses } from './list-analyses.ts'
import type { SitePage, WrittenPath } from './site-pages.ts'

/** One sentence on a page for web searches and shared links. */
export function siteDescriptionOf(page: SitePage): string {
  return siteDescriptions[page.path] ?? page.title
}

/** Of every page but the search forms. */
const written: Readonly<Record<WrittenPath, string>> = {
  '/': 'Rosette, an open knowledge base of Arabidopsis thaliana: genes, germplasms and more.',
  '/help': 'How to search Rosette, read its record pages and get help.',
  '/help/$topic': 'How to use a part of Rosette.',
  '/contact': 'How to reach the curators of Rosette.',
  '/about/overview': 'What Rosette is, who it is for and how it is built.',
  '/about/release-notes': 'What the current data release of Rosette holds.',
  '/search/overview': 'All search forms of Rosette and what each one finds.',
  '/browse/overview': 'The curated lists of Rosette on one page.',
  '/browse/gene_symbols': 'The gene class symbols of Arabidopsis with their full names, origin, reference and submitter, by first letter.',
  '/browse/recent_literature': 'Publications on Arabidopsis that were added or changed in recent days, with their loci and keywords.',
  '/browse/transposon_families': 'The transposon families of Arabidopsis with their super families and numbers of elements.',
  '/browse/microarray_experiments': 'Microarray experiments on Arabidopsis by name.',
  '/browse/microarray_experiments/$name': 'A microarray experiment on Arabidopsis with its slides and array designs.',
  '/browse/gene_family': 'Gene families of Arabidopsis as researchers submitted them, kept as historical records.',
  '/browse/gene_family/$code': 'A gene family of Arabidopsis with its genes, kept as a historical record.',
  '/tools/overview': 'Analysis and visualization tools for Arabidopsis.',
  '/type_sequences/$': 'Sequences of a list of Arabidopsis loci or gene models in FASTA, with promoters of any length, GFF3 and BED.',
  '/sequences': 'Sequences of chosen genes in FASTA.',
  '/tools/jbrowse2': 'Genes, transposable elements, insertion lines and markers along the genome of Arabidopsis.',
  '/tools/blast': 'Search Arabidopsis sequences for nucleotide or protein sequences like yours with NCBI BLAST+.',
  '/tools/patmatch': 'Find short patterns in Arabidopsis DNA and proteins, with alternatives, repeats and mismatches.',
  '/runs': 'Analyses that you started, and their progress.',
  '/runs/$token': 'Progress and result of an analysis.',
  '/no-units': 'Runs of premium tools take units.',
  '/lists': 'Your lists of genes and other records.',
  '/lists/new': 'Make a list of identifiers in any spelling, with a report on every line.',
  '/lists/compare': 'What several lists have in common.',
  '/lists/c/$contentId': 'A list of records without a name.',
  '/lists/$listId': 'A list of records.',
  '/portals/overview': 'Community resources for Arabidopsis research by subject.',
  '/download/overview': 'The download sections of Rosette and what they hold.',
  '/download/list': 'Data files of Arabidopsis to download, with sizes, dates and checksums.',
  '/download/file': 'A data file of the download area.',
  '/submit/overview': 'What you can contribute to the community and where.',
  '/submit/gene_class_symbol_registration': 'What gene class symbols are and how to register one.',
  '/submit/gene_class_symbol_registration/form': 'Choose the type and the letters of a new gene class symbol.',
  '/submit/gene_class_symbol_detail_registration/form': 'Say what a new gene class symbol stands for.',
  '/submit/paper': 'Say what a paper shows about its genes: terms with evidence, phenotypes and interactions.',
  '/submit/paper/$pubmed': 'Genes of a paper, what their records say, and what the paper adds.',
  '/submit/paper/sent/$id': 'What happened to the lines that you sent.',
  '/curation/papers': 'Annotations of papers that await a decision.',
  '/curation/papers/$id': 'Lines of a paper beside what the records say today.',
  '/curator/gene_class_symbols': 'Gene class symbols that await a decision.',
  '/news/overview': 'News, events and jobs of the Arabidopsis community.',
  '/news/breaking-news': 'News of the Arabidopsis community of the past nine months.',
  '/news/old-news': 'News of the Arabidopsis community that is older than nine months.',
  '/news/events': 'Meetings, courses and workshops on Arabidopsis and plant biology.',
  '/news/jobs': 'Open positions in Arabidopsis research and plant biology.',
  '/news/jobs/view': 'An open position.',
  '/news/$id': 'News of the Arabidopsis community.',
  '/curator/news': 'Where curators write news, events and jobs.',
  '/login': 'Log in to Rosette.',
  '/register': 'Create a Rosette account.',
  '/profile': 'Your account, subscription and affiliations.',
  '/auth/login': 'This address completes a login.',
  '/auth/logout': 'This address ends a session.',
  '/forgotten-password': 'Ask for a link to choose a new password.',
  '/reset-password': 'Choose a new password.',
  '/confirm-email': 'This address confirms an e-mail address.',
  '/confirm-address': 'Confirm the new e-mail address of your account.',
  '/undo-address': 'Undo a change of the e-mail address of your account.',
  '/linktoorcid': 'Link your account to your ORCID iD, or sign in with it.',
  '/edit/person': 'Edit your own record.',
  '/edit/organization': 'Edit the record of your organization.',
  '/results': 'Records that match a search.',
  '/access-denied': 'This page needs a subscription.',
  '/permission-denied': 'You can edit only your own record or organization.',
  '/pagenotfound': 'There is no page at this address.',
}

/** By path. Only the server writes them into documents, so they are not part of what a browser loads first. */
export const siteDescriptions: Readonly<Record<string, string>> = {
  ...written,
  ...Object.fromEntries(Object.values(listAnalyses).map((analysis) => [analysisPath(analysis), analysis.description])),
  ...Object.fromEntries(
    searchSources.flatMap(({ card: { category, description } }) => (description === null ? [] : [[`/search/${category}`, description]])),
  ),
}
