import { systemClock } from '@rosette/contract-kit/clock.ts'
import { keywordCategoryCodes } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { defineForm } from '@rosette/ui-kit/form/define-form.ts'
import { anyOption, methodSelect, optionsOf, termRows } from '@rosette/ui-kit/form/form-options.ts'
import {
  firstPublicationYear,
  PublicationCriteria,
  publicationSearchTypes,
  wholePublicationTypes,
} from '../contract/publication-search-card.ts'
import { publicationTypes } from '../contract/publication-types.ts'
import { TitledPublications } from './titled-publications.tsx'

const searchTypeLabels = {
  authors: 'author',
  pubName: 'journal',
  title_abstract: 'title or abstract',
  loci: 'locus',
  pubmedId: 'PubMed id',
  doi: 'DOI',
}

/** FPUB-005: from this year down to the first. */
const thisYear = systemClock.now().getUTCFullYear()
const years = Array.from({ length: thisYear - firstPublicationYear + 1 }, (_, index) => String(thisYear - index))
const yearOptions = optionsOf(['present', ...years])

/** A term is chosen on its page, which knows its key. */
const ofKeywordPages = 'Links of keyword pages name the term.'

export const form = defineForm(PublicationCriteria, {
  title: 'Publication Search',
  name: 'Publications',
  lead: 'Find papers by author, journal, title, gene, identifier, year or keyword. An empty form returns all publications, newest first.',
  note: TitledPublications,
  fields: {
    searchTerms: termRows({
      types: optionsOf(publicationSearchTypes, searchTypeLabels),
      method: 'contains',
      wholeTypes: wholePublicationTypes,
    }),
    year_from: {
      control: 'select',
      label: 'From year',
      options: yearOptions,
      any: anyOption,
      size: 'small',
      range: { to: 'year_to', label: 'Year' },
    },
    year_to: { control: 'select', label: 'To year', options: yearOptions, any: anyOption, size: 'small' },
    publication_type: {
      control: 'select',
      label: 'Publication type',
      options: optionsOf(publicationTypes),
      any: { value: 'all', label: 'all' },
      size: 'medium',
    },
    keywordTerms: {
      control: 'section',
      fields: {
        keyword_method: methodSelect({ of: 'keyword_term', initial: 'contains' }),
        keyword_term: { control: 'text', label: 'Keyword', placeholder: 'For example flower development', size: 'large' },
        keyword_types: {
          control: 'boxes',
          label: 'Keyword categories',
          inWords: 'keyword category',
          options: keywordCategoryCodes.map(({ code, category }) => ({ value: code, label: category })),
        },
      },
    },
    keyword_id: { control: 'unused', reason: ofKeywordPages, namedBy: 'keyword_name' },
    keyword_name: { control: 'unused', reason: ofKeywordPages },
    with_children: { control: 'unused', reason: ofKeywordPages },
    recently_modified: { control: 'unused', reason: 'The list of recent literature asks for it.' },
  },
  groups: [
    { legend: 'Text', hint: 'All rows must match. PubMed IDs and DOIs: exact match only.', lines: [['searchTerms']] },
    { legend: 'Year and type', hint: 'Years are inclusive.', lines: [['year_from', 'year_to', 'publication_type']] },
    {
      legend: 'Keyword',
      hint: 'Keywords assigned to the publication by curators.',
      lines: [['keywordTerms.keyword_method', 'keywordTerms.keyword_term'], ['keywordTerms.keyword_types']],
    },
  ],
})
