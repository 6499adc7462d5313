import { defineKind } from '@rosette/contract-kit/kind/define-kind.ts'
import { HoststrainRecord } from './hoststrain-record.ts'

export const hoststrainKind = defineKind({
  name: 'hoststrain',
  path: 'hoststrain',
  aliases: [],
  label: 'Host Strain',
  plural: 'Host Strains',
  // DHOST-001: looked up by key only.
  lookups: [],
  record: HoststrainRecord,
  normalise: () => null,
  title: ({ name }) => `Host Strain: ${name}`,
  browserTitle: () => 'Host Strain Detail',
  summary: ({ name, taxons: [taxon] }) =>
    `${name}, a host strain${taxon ? ` of ${[taxon.genus, taxon.species].filter(Boolean).join(' ')}` : ''}`,
  isObsolete: () => false,
})
