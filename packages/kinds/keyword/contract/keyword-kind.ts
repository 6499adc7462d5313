import { defineKind } from '@rosette/contract-kit/kind/define-kind.ts'
import { keywordSearchEntry } from './keyword-search-entry.ts'

export const keywordKind = defineKind({
  name: 'keyword',
  path: 'keyword',
  aliases: [],
  label: 'Keyword',
  plural: 'Keywords',
  // DKEY-001: looked up by key only.
  lookups: [],
  record: () => import('./keyword-record.ts').then(({ KeywordRecord }) => KeywordRecord),
  searchEntry: keywordSearchEntry,
  normalise: () => null,
  title: () => 'Keyword',
  browserTitle: () => 'Keyword Detail',
  summary: ({ summary }) => summary.kwDef ?? `${summary.kw}, a keyword in the category ${summary.kwType}`,
  isObsolete: (keyword) => keyword.isObsolete,
})
