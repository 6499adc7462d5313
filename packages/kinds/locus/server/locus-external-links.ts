import type { ExternalLink } from '@rosette/contract-kit/record-parts.ts'

/** Pages about a locus at other sites. `{locus}` stands for the AGI name. */
const templates: readonly ExternalLink[] = [
  { label: 'TAIR', url: 'https://www.arabidopsis.org/locus?name={locus}' },
  { label: 'Ensembl Plants', url: 'https://plants.ensembl.org/Arabidopsis_thaliana/Gene/Summary?g={locus}' },
  { label: 'NCBI Gene', url: 'https://www.ncbi.nlm.nih.gov/gene/?term={locus}' },
  { label: 'UniProt', url: 'https://www.uniprot.org/uniprotkb?query={locus}+AND+organism_id:3702' },
  { label: 'ThaleMine', url: 'https://bar.utoronto.ca/thalemine/portal.do?externalids={locus}' },
  { label: 'BAR ePlant', url: 'https://bar.utoronto.ca/eplant/?ActiveSpecies=Arabidopsis%20thaliana&Genes={locus}' },
  { label: 'STRING', url: 'https://string-db.org/network/3702.{locus}' },
]

export function locusExternalLinks(name: string): ExternalLink[] {
  return templates.map(({ label, url }) => ({ label, url: url.replace('{locus}', encodeURIComponent(name)) }))
}
