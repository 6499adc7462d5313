import { constructTypes, insertionTypeChoices } from '@rosette/contract-kit/vocabulary/insertion-types.ts'
import { polymorphismMutagens } from '@rosette/contract-kit/vocabulary/mutagens.ts'
import { defineForm } from '@rosette/ui-kit/form/define-form.ts'
import { mapLocationGroup, mapLocationSection, optionsOf, termRows } from '@rosette/ui-kit/form/form-options.ts'
import {
  alleleModeChoices,
  inheritanceChoices,
  PolymorphismCriteria,
  polymorphismSearchTypes,
  polymorphismTypeChoices,
  wholePolymorphismTypes,
} from '../contract/polymorphism-search-card.ts'

const searchTypeLabels = { gene_names: 'gene name', phenotypes: 'phenotype', genbank_accession: 'GenBank accession' }

export const form = defineForm(PolymorphismCriteria, {
  title: 'Polymorphism/Allele Search',
  name: 'Polymorphisms/Alleles',
  lead: 'Find variants and alleles by name, gene, type, origin or map position. An empty form returns all polymorphisms.',
  fields: {
    searchTerms: termRows({ types: optionsOf(polymorphismSearchTypes, searchTypeLabels), wholeTypes: wholePolymorphismTypes }),
    is_genetic_marker: { control: 'checkbox', label: 'Is a genetic marker' },
    polymorphism_type: { control: 'multi-select', label: 'Polymorphism type', options: optionsOf(polymorphismTypeChoices), size: 'medium' },
    insertion_type: {
      control: 'multi-select',
      label: 'Insertion type',
      options: optionsOf(insertionTypeChoices),
      size: 'medium',
    },
    polymorphism_site: {
      control: 'multi-select',
      label: 'Polymorphism site',
      options: optionsOf(['intergenic_region', 'gene', 'genic_region']),
      size: 'medium',
    },
    inheritence: { control: 'multi-select', label: 'Inheritance', options: optionsOf(inheritanceChoices), size: 'medium' },
    construct_type: { control: 'multi-select', label: 'Construct type', options: optionsOf(constructTypes), size: 'medium' },
    mutagen: { control: 'multi-select', label: 'Mutagen', options: optionsOf(polymorphismMutagens), size: 'medium' },
    allele_mode: { control: 'multi-select', label: 'Allele mode', options: optionsOf(alleleModeChoices), size: 'medium' },
    poly_between: { control: 'multi-select', label: 'Polymorphic between', options: [], list: 'poly_between', size: 'large' },
    mapLocation: mapLocationSection,
  },
  groups: [
    { legend: 'Name', hint: 'All rows must match. Accessions: exact match only.', lines: [['searchTerms']] },
    {
      legend: 'Restrict by features',
      hint: 'Matches any selected value in each list and every ticked box.',
      lines: [
        ['is_genetic_marker'],
        ['polymorphism_type', 'insertion_type', 'polymorphism_site'],
        ['inheritence', 'allele_mode', 'construct_type'],
        ['mutagen'],
      ],
    },
    { legend: 'Ecotypes', hint: 'Matches any selected ecotype in which the polymorphism was observed.', lines: [['poly_between']] },
    mapLocationGroup,
  ],
})
