import { dnaTypes } from '@rosette/contract-kit/search/criteria-parts.ts'
import { defineForm } from '@rosette/ui-kit/form/define-form.ts'
import { dnaFeatures, mapLocationGroup, mapLocationSection, optionsOf, termRows } from '@rosette/ui-kit/form/form-options.ts'
import { CloneCriteria, cloneSearchTypes, wholeCloneTypes } from '../contract/clone-search-card.ts'

export const form = defineForm(CloneCriteria, {
  title: 'DNA/Clone Search',
  name: 'DNA/Clones',
  lead: 'Find clones by name, gene, accession, feature or map position. An empty form returns all clones.',
  fields: {
    category: { control: 'fixed', label: 'Category', value: 'clone', isHidden: true },
    searchTerms: termRows({
      types: optionsOf(cloneSearchTypes, { genbank: 'GenBank accession', genbank_gi: 'gi' }),
      wholeTypes: wholeCloneTypes,
    }),
    restrictByFeatures: {
      control: 'section',
      fields: {
        ...dnaFeatures,
        insert_type: {
          control: 'multi-select',
          label: 'Insert type',
          options: optionsOf(dnaTypes.insert, { t_dna: 'T-DNA' }),
          list: 'insert_type',
          size: 'medium',
        },
        clone_end_type: {
          control: 'multi-select',
          label: 'Clone end type',
          options: optionsOf(dnaTypes.cloneEnd),
          list: 'clone_end_type',
          size: 'medium',
        },
        is_sequenced: { control: 'checkbox', label: 'Is sequenced' },
        is_genetic_marker: { control: 'checkbox', label: 'Is a genetic marker' },
        is_on_map: { control: 'checkbox', label: 'Is on a map' },
        is_full_length_cds: { control: 'checkbox', label: 'Has a full-length CDS' },
      },
    },
    mapLocation: mapLocationSection,
  },
  groups: [
    { legend: 'Name or accession', hint: 'All rows must match. Accessions: exact match only.', lines: [['searchTerms']] },
    {
      legend: 'Restrict by features',
      hint: 'Matches any selected value in each list and every ticked box.',
      lines: [
        ['restrictByFeatures.vector_type', 'restrictByFeatures.insert_type', 'restrictByFeatures.clone_end_type'],
        ['restrictByFeatures.is_sequenced', 'restrictByFeatures.is_genetic_marker', 'restrictByFeatures.is_on_map'],
        ['restrictByFeatures.has_stock', 'restrictByFeatures.is_full_length_cds'],
      ],
    },
    mapLocationGroup,
  ],
})
