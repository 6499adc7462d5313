import type { ChosenGene } from './gene-field.tsx'
import type { ChosenPublication } from './publication-field.tsx'

export type Enclosed = { lab: string | null; genes: readonly ChosenGene[]; publications: readonly ChosenPublication[] }

/** SYMBOL-017: the submitter's own words, then a line for the lab, for each locus and for each publication. */
export function formatComments(comment: string, { lab, genes, publications }: Enclosed): string {
  const lines = [
    ...(comment.trim() === '' ? [] : [comment.trim()]),
    ...(lab === null ? [] : [`Research lab: ${lab}`]),
    ...genes.map(({ name, geneId }) => `Associated locus: ${name} (${geneId})`),
    ...publications.map(({ title, referenceId }) => `Publication: ${title} (${referenceId})`),
  ]
  return lines.join('\n')
}
