/** Columns of `annotation_line` in the order in which sources of complete annotations write them. */
export const annotationColumns = [
  'standing',
  'locus_name',
  'term_id',
  'is_negated',
  'relationship',
  'evidence_code',
  'evidence_description',
  'evidence_with',
  'reference_type',
  'reference_id',
  'pubmed_id',
  'annotation_date',
  'assigned_by',
] as const

export type AnnotationReference = { type: string | null; referenceId: number | null; pubmedId: number | null }

/** TAIR's three kinds of references, with or without the database prefix, and PubMed IDs. */
export function parseReferences(texts: readonly string[]): AnnotationReference {
  const reference: AnnotationReference = { type: null, referenceId: null, pubmedId: null }
  for (const text of texts) {
    const tair = /^(?:TAIR:)?(Publication|AnalysisReference|Communication):(\d{1,15})$/.exec(text.trim())
    const pubmed = /^PMID:(\d{1,9})$/.exec(text.trim())
    if (tair?.[1] && reference.referenceId === null) Object.assign(reference, { type: tair[1], referenceId: Number(tair[2]) })
    if (pubmed && reference.pubmedId === null) reference.pubmedId = Number(pubmed[1])
  }
  return reference
}
