import type { WebLink } from '@rosette/contract-kit/web-link.ts'

/** The same protein at other sites, by its UniProt accessions. */
export function proteinWebLinks(uniprotIds: readonly string[]): WebLink[] {
  // AlphaFold DB holds one model for an entry, whatever its isoforms (P17839-2).
  const entries = [...new Set(uniprotIds.map((accession) => accession.replace(/-\d+$/, '')))]
  return [
    ...uniprotIds.map((urlVariable) => ({ webSiteName: 'UniProt', baseUrl: 'https://www.uniprot.org/uniprotkb/', urlVariable })),
    ...entries.map((urlVariable) => ({ webSiteName: 'AlphaFold DB', baseUrl: 'https://alphafold.ebi.ac.uk/entry/', urlVariable })),
    ...entries.map((urlVariable) => ({ webSiteName: 'InterPro', baseUrl: 'https://www.ebi.ac.uk/interpro/protein/UniProt/', urlVariable })),
  ]
}
