import { defineKind } from '@rosette/contract-kit/kind/define-kind.ts'
import { protocolSearchEntry } from './protocol-search-entry.ts'

export const protocolKind = defineKind({
  name: 'protocol',
  path: 'protocol',
  aliases: [],
  label: 'Protocol',
  plural: 'Protocols',
  lookups: ['id'],
  linkedBy: 'id',
  record: () => import('./protocol-record.ts').then(({ ProtocolRecord }) => ProtocolRecord),
  searchEntry: protocolSearchEntry,
  // DPROTO-001: the id is a number.
  normalise: (_, text) => (/^\d{1,15}$/.test(text) ? String(Number(text)) : null),
  title: () => 'Protocol',
  browserTitle: () => 'Protocol Detail',
  summary: ({ name, description }) => description ?? `${name}, a laboratory protocol`,
  isObsolete: () => false,
})
