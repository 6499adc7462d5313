import { defineKind } from '@rosette/contract-kit/kind/define-kind.ts'

export const communicationKind = defineKind({
  name: 'communication',
  path: 'communication',
  aliases: [],
  label: 'Communication',
  plural: 'Communications',
  // DCOMM-001: looked up by key only.
  lookups: [],
  record: () => import('./communication-record.ts').then(({ CommunicationRecord }) => CommunicationRecord),
  normalise: () => null,
  title: () => 'Communication',
  browserTitle: () => 'Communication Detail',
  summary: ({ name, communication }) => communication ?? `${name}, a communication to the curators`,
  isObsolete: () => false,
})
