import { kinds } from '@rosette/kinds/registry/contract.ts'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { ListKind } from '../contract/list-kinds.ts'

/** `locus` and `loci`, for the middle of a sentence. */
export function wordsOf(kind: ListKind): { singular: string; plural: string } {
  const { label, plural } = kinds[kind]
  return { singular: label.toLowerCase(), plural: plural.toLowerCase() }
}

/** `1 locus`, `295 loci`. */
export function countOf(count: number, kind: ListKind): string {
  const { singular, plural } = wordsOf(kind)
  return `${formatNumber(count)} ${count === 1 ? singular : plural}`
}

/** The breadcrumb of every page about lists. */
export const listSteps = [
  { label: 'Home', href: '/' },
  { label: 'Lists', href: '/lists' },
] as const
