import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import type { LocusRecord } from '../contract/locus-record.ts'

/** What somebody who knows a gene recognises it by, in a few words each. */
export function factsOfLocus({ span, geneModels, proteins: [protein], germplasms, publications }: LocusRecord): string[] {
  return [
    span && `${span.chromosome}: ${formatNumber(span.start)}–${formatNumber(span.end)}`,
    counted(geneModels.length, 'gene model'),
    protein &&
      [`${formatNumber(protein.length)} aa`, protein.calcMw && `${(protein.calcMw / 1000).toFixed(1)} kDa`].filter(Boolean).join(', '),
    counted(germplasms.total, 'germplasm'),
    counted(publications.total, 'publication'),
  ].filter((fact) => fact !== null && fact !== undefined)
}

function counted(count: number, what: string): string | null {
  return count === 0 ? null : `${formatNumber(count)} ${what}${count === 1 ? '' : 's'}`
}
