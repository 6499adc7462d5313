import { defineForm } from '@rosette/ui-kit/form/define-form.ts'
import { methodSelect } from '@rosette/ui-kit/form/form-options.ts'
import { KeywordCriteria } from '../contract/keyword-search-card.ts'

export const form = defineForm(KeywordCriteria, {
  title: 'Keyword Search',
  name: 'Keywords',
  lead: 'Find terms of the Gene Ontology, the Plant Ontology and other vocabularies, and their annotations.',
  fields: {
    searchTerms: {
      control: 'section',
      fields: {
        search_method: methodSelect({ of: 'kw_search_input', initial: 'starts_with' }),
        kw_search_input: { control: 'text', label: 'Keyword', placeholder: 'For example DNA binding', size: 'large' },
        go_id_search_inp: {
          control: 'text',
          label: 'GO or PO IDs',
          hint: 'Complete IDs, separated by spaces or commas.',
          placeholder: 'For example GO:0003677',
          size: 'large',
        },
      },
    },
    restrictCats: {
      control: 'section',
      fields: {
        go_cc: { control: 'checkbox', label: 'GO Cellular Component' },
        go_bp: { control: 'checkbox', label: 'GO Biological Process' },
        go_mf: { control: 'checkbox', label: 'GO Molecular Function' },
        po: { control: 'checkbox', label: 'PO Developmental Stage' },
        pat: { control: 'checkbox', label: 'PO Anatomy' },
        user: { control: 'checkbox', label: 'User-defined' },
      },
    },
  },
  groups: [
    {
      legend: 'Keyword',
      hint: 'Search by name or by ID.',
      lines: [['searchTerms.search_method', 'searchTerms.kw_search_input'], ['searchTerms.go_id_search_inp']],
    },
    {
      legend: 'Restrict to categories',
      hint: 'Matches any ticked category, or all categories if none is ticked.',
      lines: [
        ['restrictCats.go_cc', 'restrictCats.go_bp', 'restrictCats.go_mf'],
        ['restrictCats.po', 'restrictCats.pat', 'restrictCats.user'],
      ],
    },
  ],
})
