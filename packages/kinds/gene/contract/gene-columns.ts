import { defineColumns } from '@rosette/contract-kit/cards/define-columns.ts'
import type { GeneHit } from './gene-hit.ts'

/** RESULTS-064. Each row is a gene model and starts with its name. */
export const geneColumns = defineColumns<GeneHit>([
  { id: 'geneName', label: 'Gene', text: (hit) => hit.geneName, isSortable: true },
  { id: 'locusName', label: 'Locus', text: (hit) => hit.locusName ?? '', isSortable: true },
  { id: 'geneModelType', label: 'Gene model type', text: (hit) => hit.geneModelType, isSortable: true },
  { id: 'description', label: 'Description', text: (hit) => hit.description ?? '', isSortable: false },
  { id: 'primarySymbol', label: 'Primary symbol', text: (hit) => hit.primarySymbol ?? '', isSortable: true },
  { id: 'affiliateSymbol', label: 'Other symbols', text: (hit) => hit.affiliateSymbol.join('; '), isSortable: true },
])
