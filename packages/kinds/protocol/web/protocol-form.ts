import { protocolMethods } from '@rosette/contract-kit/vocabulary/protocol-methods.ts'
import { defineForm } from '@rosette/ui-kit/form/define-form.ts'
import { optionsOf, termRows } from '@rosette/ui-kit/form/form-options.ts'
import { ProtocolCriteria, protocolSearchTypes } from '../contract/protocol-search-card.ts'

export const form = defineForm(ProtocolCriteria, {
  title: 'Protocol Search',
  name: 'Protocols',
  lead: 'Find laboratory protocols by their titles, descriptions, authors or methods. An empty form returns all protocols.',
  fields: {
    searchTerms: termRows({ types: optionsOf(protocolSearchTypes, { title: 'title', description: 'description', authors: 'author' }) }),
    keywords: { control: 'multi-select', label: 'Keywords', options: optionsOf(protocolMethods), size: 'large' },
  },
  groups: [
    { legend: 'Text', hint: 'All rows must match.', lines: [['searchTerms']] },
    { legend: 'Methods', hint: 'Matches any selected method.', lines: [['keywords']] },
  ],
})
