import type { Origin } from '@rosette/ui-kit/links/page-link.tsx'

export const infoPath = '/submit/gene_class_symbol_registration'
export const formPath = '/submit/gene_class_symbol_registration/form'
const detailPath = '/submit/gene_class_symbol_detail_registration/form'

/** SYMBOL-011. */
export function detailFormPath(geneClassSymbol: string, symbolType: string): string {
  return `${detailPath}?${new URLSearchParams({ geneClassSymbol, symbolType })}`
}

export const submitStep: Origin = { label: 'Submit', href: '/submit/overview' }
export const infoStep: Origin = { label: 'Gene Class Symbol Registration', href: infoPath }
