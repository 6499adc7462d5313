import { padPosition } from '@rosette/contract-kit/genome-view/genome-view.ts'
import { ExternalLink, type Span } from '@rosette/contract-kit/records/record-parts.ts'
import { z } from 'zod'

export const ExternalLinkGroup = z.object({ title: z.string(), links: z.array(ExternalLink) })
export type ExternalLinkGroup = z.infer<typeof ExternalLinkGroup>

type LinkTemplate = { group: string; label: string; url: string }

/** Pages about a locus on other sites, in display order. `{locus}` stands for the AGI name. */
export const locusLinkTemplates: readonly LinkTemplate[] = [
  { group: 'Genes and genomes', label: 'TAIR', url: 'https://www.arabidopsis.org/locus?name={locus}' },
  { group: 'Genes and genomes', label: 'Ensembl Plants', url: 'https://plants.ensembl.org/Arabidopsis_thaliana/Gene/Summary?g={locus}' },
  { group: 'Genes and genomes', label: 'NCBI Gene', url: 'https://www.ncbi.nlm.nih.gov/gene/?term={locus}' },
  { group: 'Genes and genomes', label: 'ThaleMine', url: 'https://bar.utoronto.ca/thalemine/portal.do?externalids={locus}' },
  { group: 'Proteins', label: 'UniProt', url: 'https://www.uniprot.org/uniprotkb?query={locus}+AND+organism_id:3702' },
  { group: 'Proteins', label: 'STRING', url: 'https://string-db.org/network/3702.{locus}' },
  {
    group: 'Expression',
    label: 'BAR ePlant',
    url: 'https://bar.utoronto.ca/eplant/?ActiveSpecies=Arabidopsis%20thaliana&Genes={locus}',
  },
  {
    group: 'Expression',
    label: 'BAR eFP Browser',
    url: 'https://bar.utoronto.ca/efp/cgi-bin/efpWeb.cgi?dataSource=Klepikova_Atlas&modeInput=Absolute&primaryGene={locus}',
  },
  { group: 'Expression', label: 'Expression Atlas', url: 'https://www.ebi.ac.uk/gxa/genes/{locus}' },
]

/** Genome browsers that open at a place: `{place}` stands for Chr4:10382856..10388539. */
export const mapLinkTemplates: readonly ExternalLink[] = [
  { label: 'JBrowse at TAIR', url: 'https://jbrowse.arabidopsis.org/?data=Araport11&loc={place}' },
  { label: 'Ensembl Plants', url: 'https://plants.ensembl.org/Arabidopsis_thaliana/Location/View?r={region}' },
]

const ensemblNames: Readonly<Record<string, string>> = { ChrC: 'Pt', ChrM: 'Mt' }

export function locusLinkGroups(name: string): ExternalLinkGroup[] {
  const links = locusLinkTemplates.map(({ group, label, url }) => ({ group, label, url: url.replace('{locus}', encodeURIComponent(name)) }))
  return [...Map.groupBy(links, ({ group }) => group)].map(([title, all]) => ({
    title,
    links: all.map(({ label, url }) => ({ label, url })),
  }))
}

/** DETAIL-044: with some of what lies beside it. */
export function mapLinks(span: Span): ExternalLink[] {
  const { chromosome, start, end } = padPosition(span)
  const region = ensemblNames[chromosome] ?? chromosome.slice(3)
  return mapLinkTemplates.map(({ label, url }) => ({
    label,
    url: url.replace('{place}', `${chromosome}:${start}..${end}`).replace('{region}', `${region}:${start}-${end}`),
  }))
}
