import type { Chosen } from './chosen-list.tsx'

export type Enclosed = { lab: string | null; genes: readonly Chosen[]; publications: readonly Chosen[] }

/** SYMBOL-017: the submitter's own words, then a line for the lab, for each locus and for each publication. */
export function formatComments(comment: string, { lab, genes, publications }: Enclosed): string {
  const lines = [
    ...(comment.trim() === '' ? [] : [comment.trim()]),
    ...(lab === null ? [] : [`Research lab: ${lab}`]),
    ...genes.map(({ label, key }) => `Associated locus: ${label} (${key})`),
    ...publications.map(({ label, key }) => `Publication: ${label} (${key})`),
  ]
  return lines.join('\n')
}
