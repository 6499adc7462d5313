import { parseEvidenceCode } from '@rosette/contract-kit/vocabulary/evidence-codes.ts'
import { type CellReader, cells, detailSource } from '@rosette/release-kit/sources/detail-source.ts'

const evidence: CellReader = (text) => parseEvidenceCode(text) ?? undefined
const termId: CellReader = (text) => (/^(GO|PO):\d{7}$/.test(text) ? text : undefined)
const orcid: CellReader = (text) => (/^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/.test(text) ? text : undefined)

/** Who made the lines of gene_association.rosette.gaf, a format that has no column for it. */
export const ingestAnnotationCredits = detailSource({
  title: 'Authors and approvers of annotations by members',
  file: 'rosette_annotation_credit',
  table: 'annotation_credit_line',
  columns: {
    locus_name: cells.text,
    term_id: termId,
    evidence_code: evidence,
    pubmed_id: cells.wholeNumber,
    contributor_name: cells.text,
    contributor_orcid: orcid,
    approver_name: cells.text,
    approver_orcid: orcid,
  },
  needed: ['locus_name', 'term_id', 'evidence_code', 'pubmed_id'],
})

export const ingestAnnotationWithdrawals = detailSource({
  title: 'Withdrawn annotations',
  file: 'rosette_annotation_withdrawal',
  table: 'annotation_withdrawal_line',
  columns: {
    locus_name: cells.text,
    term_id: termId,
    evidence_code: evidence,
    reason: cells.text,
    pubmed_id: cells.wholeNumber,
    contributor_name: cells.text,
    contributor_orcid: orcid,
    withdrawn_on: cells.date,
  },
  needed: ['locus_name', 'term_id', 'reason', 'pubmed_id', 'withdrawn_on'],
})
