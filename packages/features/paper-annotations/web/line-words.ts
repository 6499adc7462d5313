import { evidenceLabel } from '../contract/annotation-evidence.ts'
import { type DraftLine, relations } from '../contract/paper-line.ts'

type Said = Pick<
  DraftLine,
  'kind' | 'termId' | 'termName' | 'evidence' | 'statedEvidence' | 'partners' | 'germplasm' | 'phenotype' | 'relation' | 'reason'
>

/** What a line says of its gene, without the gene. */
export function wordsOfLine({ kind, termId, termName, partners, germplasm, phenotype, relation }: Said): string {
  switch (kind) {
    case 'annotation':
    case 'objection':
      return [termName, termId].filter(Boolean).join(' ') || 'no term yet'
    case 'phenotype':
      return `${germplasm ?? 'no germplasm yet'}: ${phenotype ?? 'no phenotype yet'}`
    case 'interaction':
      return `${relation === null ? 'interacts with' : relations[relation]} ${partners.join(', ') || 'no gene yet'}`
  }
}

/** How it is known, or why it is wrong. */
export function groundsOfLine({ kind, evidence, partners, reason }: Said): string {
  if (kind === 'objection') return reason ? `objection: “${reason}”` : 'objection without a reason yet'
  if (kind !== 'annotation') return 'your paper'
  const others = partners.length === 0 ? '' : ` with ${partners.join(', ')}`
  return evidence === null ? 'no evidence yet' : `${evidenceLabel(evidence)}${others}`
}
