import { defineKind } from '@rosette/contract-kit/kind/define-kind.ts'

export const hoststrainKind = defineKind({
  name: 'hoststrain',
  path: 'hoststrain',
  aliases: [],
  label: 'Host Strain',
  plural: 'Host Strains',
  // DHOST-001: looked up by key only.
  lookups: [],
  record: () => import('./hoststrain-record.ts').then(({ HoststrainRecord }) => HoststrainRecord),
  normalise: () => null,
  title: ({ name }) => `Host Strain: ${name}`,
  browserTitle: () => 'Host Strain Detail',
  summary: ({ name, taxons: [taxon] }) =>
    `${name}, a host strain${taxon ? ` of ${[taxon.genus, taxon.species].filter(Boolean).join(' ')}` : ''}`,
  isObsolete: () => false,
})
