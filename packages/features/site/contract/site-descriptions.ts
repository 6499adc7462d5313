import { searchSources } from '@rosette/kinds/registry/search-cards.ts'
import type { SitePage, WrittenPath } from './site-pages.ts'
import { toComeSentences } from './to-come-sentences.ts'

/** One sentence on a page for web searches and shared links; one that is not built says what it will hold. */
export function siteDescriptionOf(page: SitePage): string {
  return page.toCome ? toComeSentences[page.path] : (siteDescriptions[page.path] ?? page.title)
}

/** Of every page but the search forms. */
const written: Readonly<Record<WrittenPath, string>> = {
  '/': 'Rosette, an open knowledge base of Arabidopsis thaliana: genes, germplasms and more.',
  '/help': 'How to search Rosette, read its record pages and get help.',
  '/contact': 'How to reach the curators of Rosette.',
  '/about/overview': 'What Rosette is, who it is for and how it is built.',
  '/about/release-notes': 'What the current data release of Rosette holds.',
  '/search/overview': 'All search forms of Rosette and what each one finds.',
  '/browse/overview': 'The curated lists of Rosette on one page.',
  '/browse/gene_symbols': 'The gene class symbols of Arabidopsis with their full names, origin, reference and submitter, by first letter.',
  '/tools/overview': 'Analysis and visualization tools for Arabidopsis.',
  '/portals/overview': 'Community resources for Arabidopsis research by subject.',
  '/download/overview': 'The download sections of Rosette and what they hold.',
  '/submit/overview': 'What you can contribute to the community and where.',
  '/submit/gene_class_symbol_registration': 'What gene class symbols are and how to register one.',
  '/submit/gene_class_symbol_registration/form': 'Choose the type and the letters of a new gene class symbol.',
  '/submit/gene_class_symbol_detail_registration/form': 'Tell what a new gene class symbol stands for.',
  '/curator/gene_class_symbols': 'Gene class symbols that await a decision.',
  '/news/overview': 'News, events and jobs of the Arabidopsis community.',
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
  ...Object.fromEntries(
    searchSources.flatMap(({ card: { category, description } }) => (description === null ? [] : [[`/search/${category}`, description]])),
  ),
}
