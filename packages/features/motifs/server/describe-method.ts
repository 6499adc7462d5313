import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import type { MotifsAnswer } from '../contract/motifs-answer.ts'
import type { MotifsFileQuery } from '../contract/motifs-call.ts'

export type MotifFacts = Pick<
  MotifsAnswer,
  'releaseId' | 'within' | 'loci' | 'genes' | 'background' | 'motifs' | 'isTested' | 'significant'
>

/** What a methods section says of it. */
export function describeMethod(facts: MotifFacts, query: Pick<MotifsFileQuery, 'background'>): string {
  const { releaseId, within, genes, background, motifs, isTested, significant } = facts
  const listed = `the ${formatNumber(within)} bp upstream of ${formatNumber(genes.held)} of ${formatNumber(genes.of)} listed genes (those with sequence in Rosette release ${releaseId})`
  if (!isTested) return `Not tested: ${listed} are too few.`
  return [
    `${listed[0]?.toUpperCase()}${listed.slice(1)} were searched on both strands with ${formatNumber(motifs.held)} JASPAR CORE matrices of Arabidopsis thaliana;`,
    'a site is a match with p ≤ 0.0001 under the base composition of all promoters of the release.',
    `Promoters with at least one site were counted and compared with ${formatNumber(background.held)} promoters of ${query.background === 'coding' ? 'protein-coding genes' : 'all loci'}`,
    `(one-sided hypergeometric test; Benjamini–Hochberg correction over ${formatNumber(motifs.held)} motifs).`,
    significant === 0
      ? 'No motif was significant at q ≤ 0.05.'
      : `${formatNumber(significant)} ${significant === 1 ? 'motif was' : 'motifs were'} significant at q ≤ 0.05.`,
  ].join(' ')
}
