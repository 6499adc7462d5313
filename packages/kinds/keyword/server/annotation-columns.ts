/** Columns of `annotation_line` in the order in which every source of whole annotations writes them. */
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
