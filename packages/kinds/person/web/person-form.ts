import { jobTitles, organizationTypes } from '@rosette/contract-kit/vocabulary/community-types.ts'
import { stateCodes, stateNames } from '@rosette/contract-kit/vocabulary/state-names.ts'
import { defineForm } from '@rosette/ui-kit/form/define-form.ts'
import { anyOption, methodSelect, optionsOf } from '@rosette/ui-kit/form/form-options.ts'
import { communitySearchTypes, PersonCriteria } from '../contract/person-search-card.ts'

const textRow = (label: string) =>
  ({
    control: 'section',
    fields: {
      search_method: methodSelect({ of: 'search_input', initial: 'contains', name: label }),
      search_input: { control: 'text', label, size: 'large' },
    },
  }) as const

export const form = defineForm(PersonCriteria, {
  title: 'People/Labs Search',
  name: 'People/Labs',
  lead: 'Find researchers, laboratories and other organizations of the community. An empty form returns all of them.',
  fields: {
    search_for: { control: 'select', label: 'Search for', options: optionsOf(communitySearchTypes), any: anyOption, size: 'medium' },
    search_org_type: {
      control: 'select',
      label: 'Organization type',
      options: optionsOf(organizationTypes, { '4_year_college': '4 year college' }),
      any: anyOption,
      size: 'medium',
    },
    search_job_title: { control: 'select', label: 'Job title', options: optionsOf(jobTitles), any: anyOption, size: 'medium' },
    name: textRow('Last or organization name'),
    first_name: textRow('First name'),
    email: {
      control: 'section',
      fields: {
        search_method: methodSelect({ of: 'search_input', initial: 'exactly', name: 'Email', words: ['exactly'] }),
        search_input: {
          control: 'text',
          label: 'Email',
          hint: 'Requires login; exact match only. Addresses are never shown in lists.',
          size: 'large',
        },
      },
    },
    city: textRow('City'),
    state_code: {
      control: 'select',
      label: 'State or province (USA, Canada)',
      options: optionsOf(stateCodes, stateNames),
      any: anyOption,
      size: 'medium',
    },
    state_outside: textRow('State or province elsewhere'),
    country: { control: 'select', label: 'Country', options: [], any: anyOption, list: 'country', size: 'medium' },
    url: textRow('URL'),
  },
  groups: [
    { legend: 'Who', hint: 'People, organizations, or both.', lines: [['search_for', 'search_org_type', 'search_job_title']] },
    {
      legend: 'Name and address',
      hint: 'Empty rows are ignored.',
      lines: [
        ['name.search_method', 'name.search_input'],
        ['first_name.search_method', 'first_name.search_input'],
        ['email.search_method', 'email.search_input'],
        ['url.search_method', 'url.search_input'],
      ],
    },
    {
      legend: 'Place',
      hint: 'Must match every criterion.',
      lines: [
        ['city.search_method', 'city.search_input'],
        ['state_code', 'country'],
        ['state_outside.search_method', 'state_outside.search_input'],
      ],
    },
  ],
})
