import { resultsPath } from '@rosette/contract-kit/site-paths/results-path.ts'
import { type EvidenceGroup, evidencesOfGroup } from '@rosette/contract-kit/vocabulary/evidence-codes.ts'
import type { EvidenceChoice } from '../contract/annotated-genes.ts'
import type { KeywordRecord } from '../contract/keyword-record.ts'

/** Which annotations of a keyword are meant. */
export type KeywordScope = { isWithChildren: boolean; evidence?: EvidenceChoice; locusName?: string }

type Term = Pick<KeywordRecord, 'keywordId' | 'summary'>

/** Genes annotated to a term. The gene form names terms by their id in the ontology; only such terms have annotations. */
export function geneResultsPath({ summary: { kw, extdbId } }: Term, { isWithChildren, evidence }: KeywordScope): string {
  const term = { keywordTerm: kw, keywordId: extdbId, include_children: isWithChildren }
  return resultsPath('genes', { criteria: { ...term, ...evidenceCriterion(evidence) } })
}

export function publicationResultsPath(term: Term, { isWithChildren }: KeywordScope): string {
  return resultsPath('publication', { criteria: termCriteria(term, isWithChildren) })
}

export function annotationResultsPath(term: Term, scope: KeywordScope): string {
  return resultsPath('annotations', { criteria: annotationCriteria(term, scope) })
}

/** Criteria of the annotation search for what the list of genes shows. */
export function annotationCriteria(term: Term, { isWithChildren, evidence, locusName }: KeywordScope): Record<string, unknown> {
  return {
    ...termCriteria(term, isWithChildren),
    exclude_negated: true,
    ...evidenceCriterion(evidence),
    ...(locusName !== undefined && { locus_name: locusName }),
  }
}

function termCriteria({ keywordId, summary: { kw } }: Term, isWithChildren: boolean): Record<string, unknown> {
  return { keyword_id: keywordId, keyword_name: kw, ...(isWithChildren && { with_children: true }) }
}

function evidenceCriterion(evidence: EvidenceChoice = 'any'): { evidence?: readonly string[] } {
  return evidence === 'any' ? {} : { evidence: evidencesOfGroup(evidence satisfies EvidenceGroup) }
}
