import { defineKind } from '@rosette/contract-kit/kind/define-kind.ts'
import { GenesymbolRecord } from './genesymbol-record.ts'

export const genesymbolKind = defineKind({
  name: 'genesymbol',
  path: 'genesymbol',
  aliases: [],
  label: 'Gene class symbol',
  plural: 'Gene class symbols',
  // DSYM-001: looked up by key only.
  lookups: [],
  record: GenesymbolRecord,
  normalise: () => null,
  title: () => 'Gene Class Symbol',
  browserTitle: () => 'Gene Class Symbol Detail',
  summary: ({ symbol, descriptiveSymbol }) =>
    `${symbol}${descriptiveSymbol ? `, ${descriptiveSymbol}` : ''}: a gene class of Arabidopsis thaliana`,
  isObsolete: () => false,
})
