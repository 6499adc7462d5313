import { formatCount } from '@rosette/ui-kit/text/format-number.ts'
import { wordsOfTerm } from '@rosette/ui-kit/text/words-of-term.ts'
import type { ResidueVariant } from '../../contract/structures/residue-variants.ts'

/** `stop gained, p.Arg12Ter (2 of 7 accessions)` for each variant that changes marked residues. */
export function changesAt(variants: readonly ResidueVariant[], start: number, end: number): string {
  return variants
    .filter((each) => each.start <= end && start <= each.end)
    .map((each) => [`${wordsOfTerm(each.term)}${each.proteinChange === null ? '' : `, ${each.proteinChange}`}`, carriedBy(each)].join(' '))
    .join('; ')
}

function carriedBy({ carriers, called }: ResidueVariant): string {
  return called === 0 ? '(no genotypes)' : `(${carriers} of ${formatCount(called, 'accession')})`
}
