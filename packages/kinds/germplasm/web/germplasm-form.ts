import { firstSpecies, germplasmSpecies } from '@rosette/contract-kit/vocabulary/germplasm-species.ts'
import { constructTypes, insertionTypeChoices } from '@rosette/contract-kit/vocabulary/insertion-types.ts'
import { germplasmMutagens } from '@rosette/contract-kit/vocabulary/mutagens.ts'
import { defineForm } from '@rosette/ui-kit/form/define-form.ts'
import { anyOption, mapLocationGroup, mapLocationSection, methodSelect, optionsOf, termRows } from '@rosette/ui-kit/form/form-options.ts'
import {
  GermplasmCriteria,
  germplasmSearchTypes,
  germplasmTypeChoices,
  ploidyChoices,
  zygosities,
} from '../contract/germplasm-search-card.ts'

const { fields: termFields, ...terms } = termRows({ types: optionsOf(germplasmSearchTypes, { phenotypes: 'phenotype' }) })

export const form = defineForm(GermplasmCriteria, {
  title: 'Germplasm Search',
  name: 'Germplasms',
  lead: 'Find seeds, lines and pools by gene, name, phenotype, allele or origin. An empty form returns all germplasms of the selected species.',
  fields: {
    searchType: {
      control: 'section',
      fields: {
        type_search_by: {
          control: 'select',
          label: 'Germplasm type',
          options: optionsOf(germplasmTypeChoices),
          any: anyOption,
          size: 'medium',
        },
      },
    },
    searchTerms: {
      ...terms,
      fields: {
        species_search_by: {
          control: 'select',
          label: 'Species',
          options: optionsOf(germplasmSpecies),
          any: anyOption,
          initial: firstSpecies,
          isFirstRowOnly: true,
          size: 'medium',
        },
        ...termFields,
      },
    },
    searchAlleles: {
      control: 'rows',
      label: 'Allele',
      count: 3,
      fields: {
        method: methodSelect({ of: 'input', initial: 'starts_with' }),
        input: { control: 'text', label: 'Allele name', size: 'large' },
        zygosity: { control: 'select', label: 'Zygosity', options: optionsOf(zygosities), any: anyOption, size: 'small' },
      },
    },
    restrictByFeatures: {
      control: 'section',
      fields: {
        isAbrcStock: { control: 'checkbox', label: 'Is an ABRC stock' },
        hasPoly: { control: 'checkbox', label: 'Has a polymorphism' },
        isTransgenic: { control: 'checkbox', label: 'Is transgenic' },
        hasImages: { control: 'checkbox', label: 'Has images' },
        cc_ploidy: {
          control: 'select',
          label: 'Ploidy',
          options: optionsOf(ploidyChoices, { not_2n: 'not 2n' }),
          any: anyOption,
          size: 'small',
        },
        background_ecotype: {
          control: 'multi-select',
          label: 'Background ecotype',
          options: [],
          list: 'background_ecotype',
          size: 'large',
        },
        mutagen: { control: 'multi-select', label: 'Mutagen', options: optionsOf(germplasmMutagens), size: 'medium' },
        insertionTypes: {
          control: 'multi-select',
          label: 'Insertion type',
          options: optionsOf(insertionTypeChoices),
          size: 'medium',
        },
        constructTypes: { control: 'multi-select', label: 'Construct type', options: optionsOf(constructTypes), size: 'medium' },
      },
    },
    mapLocation: mapLocationSection,
  },
  groups: [
    {
      legend: 'Name, gene or phenotype',
      hint: 'All rows must match.',
      lines: [['searchType.type_search_by'], ['searchTerms']],
    },
    { legend: 'Alleles', hint: 'Each row describes one allele.', lines: [['searchAlleles']] },
    {
      legend: 'Restrict by features',
      hint: 'Matches any selected value in each list and every ticked box.',
      lines: [
        ['restrictByFeatures.isAbrcStock', 'restrictByFeatures.hasPoly', 'restrictByFeatures.isTransgenic', 'restrictByFeatures.hasImages'],
        ['restrictByFeatures.cc_ploidy'],
        ['restrictByFeatures.mutagen', 'restrictByFeatures.insertionTypes', 'restrictByFeatures.constructTypes'],
      ],
    },
    { legend: 'Background', hint: 'The ecotype that the line was made in.', lines: [['restrictByFeatures.background_ecotype']] },
    mapLocationGroup,
  ],
})
