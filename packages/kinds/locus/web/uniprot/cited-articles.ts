import type { UniprotEvidence } from '../../contract/locus-uniprot.ts'

/** Articles that sentences of a text name and its evidence lists, in the order of the text: the first is number 1. */
export function citedArticles(text: string, evidence: readonly UniprotEvidence[]): number[] {
  const listed = new Set(evidence.flatMap(({ article }) => article?.pubmedId ?? []))
  const named = Array.from(text.matchAll(/PubMed:(\d+)/g), ([, id]) => Number(id))
  return [...new Set(named)].filter((id) => listed.has(id))
}
