import { defineKind } from '@rosette/contract-kit/kind/define-kind.ts'

export const genesymbolKind = defineKind({
  name: 'genesymbol',
  path: 'genesymbol',
  aliases: [],
  label: 'Gene class symbol',
  plural: 'Gene class symbols',
  // DSYM-001: looked up by key only.
  lookups: [],
  record: () => import('./genesymbol-record.ts').then(({ GenesymbolRecord }) => GenesymbolRecord),
  normalise: () => null,
  title: () => 'Gene Class Symbol',
  browserTitle: () => 'Gene Class Symbol Detail',
  summary: ({ symbol, descriptiveSymbol }) =>
    `${symbol}${descriptiveSymbol ? `, ${descriptiveSymbol}` : ''}: a gene class of Arabidopsis thaliana`,
  isObsolete: () => false,
})
