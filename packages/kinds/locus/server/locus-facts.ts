import type { LocusRecord } from '../contract/locus-record.ts'

/** What somebody who knows a gene recognises it by, in a few words each. */
export function factsOfLocus({ span, geneModels, proteins: [protein], germplasms, publications }: LocusRecord): string[] {
  return [
    span && `${span.chromosome}: ${format(span.start)}–${format(span.end)}`,
    counted(geneModels.length, 'gene model'),
    protein && [`${format(protein.length)} aa`, protein.calcMw && `${(protein.calcMw / 1000).toFixed(1)} kDa`].filter(Boolean).join(', '),
    counted(germplasms.total, 'germplasm'),
    counted(publications.total, 'publication'),
  ].filter((fact) => fact !== null && fact !== undefined)
}

function counted(count: number, what: string): string | null {
  return count === 0 ? null : `${format(count)} ${what}${count === 1 ? '' : 's'}`
}

function format(number: number): string {
  return number.toLocaleString('en')
}
