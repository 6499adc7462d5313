import type { CountedGenes } from './test-terms.ts'

export type Sides = CountedGenes & {
  /** List genes that are not in the background. */
  outside: Int32Array
  /** List genes of the background that no term counts. */
  withoutAnnotation: Int32Array
}

/**
 * Cuts list and background by the same rule: genes without a counted annotation are on neither side, unless they are requested. List genes
 * outside the background are never added to it. `background` null: all annotated genes.
 */
export function countSides(
  list: Int32Array,
  background: Int32Array | null,
  { isAnnotated, geneCount, countsUnannotated }: { isAnnotated(gene: number): boolean; geneCount: number; countsUnannotated: boolean },
): Sides {
  const universe = background ?? new Int32Array(geneCount).map((_, gene) => gene).filter(isAnnotated)
  const members = new Set(background)
  const isInside = (gene: number) => background === null || members.has(gene)
  const counts = (gene: number) => (countsUnannotated && background !== null) || isAnnotated(gene)
  return {
    list: list.filter((gene) => isInside(gene) && counts(gene)),
    background: universe.filter(counts),
    outside: list.filter((gene) => !isInside(gene)),
    withoutAnnotation: list.filter((gene) => isInside(gene) && !counts(gene)),
  }
}
