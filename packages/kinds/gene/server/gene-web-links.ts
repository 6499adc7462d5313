import type { WebLink } from '@rosette/contract-kit/web-link.ts'

type GeneNames = { name: string; tairObjectId: number | null; refseq: readonly string[]; isObsolete: boolean }

/** The same gene model at other sites. */
export function geneWebLinks({ name, tairObjectId, refseq, isObsolete }: GeneNames): WebLink[] {
  const ensembl = { webSiteName: 'Ensembl Plants', baseUrl: 'https://plants.ensembl.org/Arabidopsis_thaliana/Transcript/Summary?t=' }
  return [
    ...(tairObjectId === null
      ? []
      : [{ webSiteName: 'TAIR', baseUrl: 'https://www.arabidopsis.org/gene?key=', urlVariable: String(tairObjectId) }]),
    ...(isObsolete ? [] : [{ ...ensembl, urlVariable: name }]),
    ...refseq.map((accession) => ({
      webSiteName: 'NCBI Nucleotide',
      baseUrl: 'https://www.ncbi.nlm.nih.gov/nuccore/',
      urlVariable: accession,
    })),
  ]
}
