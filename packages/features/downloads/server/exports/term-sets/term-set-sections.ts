import type { TermSourceName } from '../../../../enrichment/contract/term-sources.ts'

/** The section that the sets of a source belong to. */
export const termSetSections: Readonly<Record<TermSourceName, string>> = {
  go_bp: 'GO_and_PO_Annotations',
  go_mf: 'GO_and_PO_Annotations',
  go_cc: 'GO_and_PO_Annotations',
  po_structure: 'GO_and_PO_Annotations',
  po_stage: 'GO_and_PO_Annotations',
  family: 'Genes',
  interpro: 'Proteins',
  publication: 'Publications',
  pathway: 'Pathways',
  gene_set: 'Genes',
}
