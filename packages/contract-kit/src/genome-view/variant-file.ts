import { formatPosition, type GenomePosition } from './genome-view.ts'

/** As many bases a file of variants may span. */
export const longestVariantFile = 1_000_000

/** The address of the variants of a set in a region, as a VCF (VARIANT-008). */
export function variantFilePath(set: string, position: GenomePosition): string {
  return `/api/genome/variants.vcf?set=${encodeURIComponent(set)}&loc=${formatPosition(position)}`
}
