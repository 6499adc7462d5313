import { defineKind } from '@rosette/contract-kit/kind/define-kind.ts'

export const organizationKind = defineKind({
  name: 'organization',
  path: 'organization',
  aliases: [],
  label: 'Organization',
  plural: 'Organizations',
  // DORG-001: by key only.
  lookups: [],
  record: () => import('./organization-record.ts').then(({ OrganizationRecord }) => OrganizationRecord),
  normalise: () => null,
  title: () => 'Organization',
  browserTitle: () => 'Organization Detail',
  summary: ({ name, organizationType }) =>
    `${name}${organizationType ? `, ${organizationType}` : ''}: an organization of the Arabidopsis community`,
  isObsolete: () => false,
  isOfPeople: true,
})
