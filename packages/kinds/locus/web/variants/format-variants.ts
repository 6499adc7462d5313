import { writtenCell } from '@rosette/contract-kit/text/table-cell.ts'
import type { LocusVariants, VariantAllele } from '../../contract/locus-variants.ts'

const head = ['position', 'id', 'ref', 'alt', 'quality', 'filter', 'carriers', 'with a genotype', 'gene model', 'consequence', 'protein']

/** A line for each allele and each gene model that it touches; a text of the file never becomes a formula. */
export function formatVariants({ alleles }: Pick<LocusVariants, 'alleles'>): string {
  const lines = alleles.flatMap((allele) => {
    const { position, id, ref, alt, quality, filter, carriers, called, consequences } = allele
    const [name = '', reference = '', other = '', passed = ''] = [id ?? '', ref, alt, filter ?? ''].map(writtenCell)
    const own = [position, name, reference, other, quality ?? '', passed, carriers, called]
    if (consequences.length === 0) return [[...own, '', whyNoConsequence(allele), ''].join('\t')]
    return consequences.map(({ model, terms, proteinChange }) => [...own, model, terms.join('&'), proteinChange ?? ''].join('\t'))
  })
  return [head.join('\t'), ...lines, ''].join('\n')
}

/** Why an allele has no consequence. */
export function whyNoConsequence({ isReference, consequences }: Pick<VariantAllele, 'isReference' | 'consequences'>): string {
  if (consequences.length > 0) return ''
  return isReference === false ? 'reference differs from the release' : 'not reported'
}

/** Every term that some allele has for some model, the most frequent first. */
export function termsOf(alleles: readonly VariantAllele[]): { term: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { consequences } of alleles) {
    for (const term of new Set(consequences.flatMap(({ terms }) => terms))) counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  return [...counts].map(([term, count]) => ({ term, count })).sort((one, other) => other.count - one.count)
}
