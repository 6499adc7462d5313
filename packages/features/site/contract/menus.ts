import { downloadListPath } from '@rosette/contract-kit/site-paths/download-list-path.ts'
import { searchForms } from '@rosette/kinds/registry/search-entries.ts'
import type { ExternalLinkId } from './external-links.ts'
import type { SiteAddress } from './site-pages.ts'

/** A page of ours (path, with query where it has one) or an id of the table of external links. */
export type LinkTarget = { page: SiteAddress } | { external: ExternalLinkId }

export type MenuEntry = { label: string; description: string; target: LinkTarget; isPremium?: true }

export type Menu = { title: string; entries: readonly MenuEntry[] }

const page = (label: string, path: SiteAddress, description: string): MenuEntry => ({ label, description, target: { page: path } })
const outside = (label: string, id: ExternalLinkId, description: string): MenuEntry => ({ label, description, target: { external: id } })
const premium = (entry: MenuEntry): MenuEntry => ({ ...entry, isPremium: true })

/** Folders of the download area with what they hold (document 1, section 3). */
export const downloadFolders = [
  { title: 'Genes', holds: 'Gene lists, descriptions, aliases, families and structures' },
  { title: 'GO and PO Annotations', holds: 'Gene Ontology and Plant Ontology annotations' },
  { title: 'Maps', holds: 'Genetic and physical map data' },
  { title: 'Microarray Data', holds: 'Array elements and their mapping to loci', folder: 'Microarrays' },
  { title: 'Pathways', holds: 'Metabolic pathway files' },
  { title: 'Polymorphisms and Phenotypes', holds: 'Variants, alleles and mutant phenotypes' },
  { title: 'Proteins', holds: 'Protein properties and domains' },
  { title: 'Protocols', holds: 'Laboratory protocols of the community' },
  { title: 'Public Data Releases', holds: 'Curated data, free after one year' },
  { title: 'Subscriber Data Releases', holds: 'The newest curated data, for subscribers' },
  { title: 'Publications', holds: 'Literature lists and locus-publication links' },
  { title: 'Sequences', holds: 'Genome, transcript, coding and protein sequences' },
  { title: 'Software', holds: 'Programs offered by the project' },
  { title: 'User Requests', holds: 'Files made at the request of users' },
] as const satisfies readonly { title: string; holds: string; folder?: string }[]

/** The name of a download folder in its address: its title with underscores, unless it names its folder itself (SHELL-017). */
export function downloadFolderName(folder: { title: string; folder?: string }): string {
  return folder.folder ?? folder.title.replaceAll(' ', '_')
}

/** Where a download folder is listed. */
export function downloadFolderPath(folder: { title: string; folder?: string }): SiteAddress {
  return downloadListPath(downloadFolderName(folder))
}

const downloadEntries = downloadFolders.map((folder): MenuEntry => {
  const entry = page(folder.title, downloadFolderPath(folder), folder.holds)
  return folder.title === 'Subscriber Data Releases' ? premium(entry) : entry
})

/** The search forms that have an entry, in the order of their labels. */
const formEntries = searchForms.flatMap(({ category, menu }) => (menu ? [page(menu.label, `/search/${category}`, menu.blurb)] : []))

/** The eight top menus in the order of the specification (document 1, section 2.1). */
export const menus = [
  {
    title: 'Advanced Search',
    entries: [page('Overview', '/search/overview', 'All search forms and what each one finds'), ...formEntries],
  },
  {
    title: 'Browse',
    entries: [
      page('Overview', '/browse/overview', 'All curated lists on one page'),
      page('Gene Symbols', '/browse/gene_symbols', 'Registered gene class symbols from A to Z'),
      page('Recently Added Literature', '/browse/recent_literature', 'Papers added in recent days, with their loci'),
      page('Transposon Families', '/browse/transposon_families', 'Families and super families with their elements'),
      page('Microarray Experiments', '/browse/microarray_experiments', 'Experiments by name'),
      page('Gene Families', '/browse/gene_family', 'Historical list of gene families and their submitters'),
      outside('ABRC Catalog', 'stockCatalogue', 'Seed and DNA stocks of the Ohio stock centre'),
      outside('2010 Projects', 'fundingAwards', 'Award search of the funding agency'),
      outside('The Arabidopsis Book', 'arabidopsisBook', 'Review articles on all fields of Arabidopsis biology'),
    ],
  },
  {
    title: 'Tools',
    entries: [
      page('Overview', '/tools/overview', 'All tools and what each one does'),
      // Those of this site first; an operator may name another address for some of them.
      premium(page('BLAST', '/tools/blast/', 'Sequences like yours, by nucleotide or protein')),
      outside('GO Term Enrichment', 'goEnrichment', 'Which GO terms stand out in a list of genes'),
      premium(outside('Patmatch', 'patmatch', 'Short sequences and patterns in the genome')),
      premium(outside('JBrowse2', 'jbrowse2', 'Genes, transposons, insertions and markers on the genome')),
      page('Bulk Data Retrieval', '/type_sequences', 'Sequences of a list of genes'),
      premium(page('Align Proteins', '/tools/alignment', 'Up to 50 proteins, with identities and a guide tree')),
      page('Mutants to Order', '/tools/mutants', 'Mutant lines for a list of genes'),
      page('Compare Lists', '/lists/compare', 'What several lists have in common'),
      premium(outside('JBrowse', 'jbrowse', 'Genome browser with Araport11 tracks')),
      premium(outside('PhyloGenes', 'phylogenes', 'Gene family trees across plants')),
      premium(outside('GBrowse', 'gbrowse', 'Gene and genome browser')),
      premium(outside('Synteny Viewer', 'syntenyViewer', 'Conserved regions beside those of relatives')),
      premium(outside('SeqViewer', 'seqViewer', 'Chromosomes, sequences and their features')),
      premium(outside('MapViewer', 'mapViewer', 'Genetic, physical and sequence maps side by side')),
      premium(outside('Functional Categorization', 'functionalCategorization', 'A list of genes grouped by GO slim terms')),
      outside('Pathway Database', 'pathways', 'Metabolic pathways of the Plant Metabolic Network'),
      outside('Integrated Genome Browser', 'integratedGenomeBrowser', 'Desktop browser for genome-scale data'),
      premium(outside('Motif Analysis', 'motifAnalysis', 'Over-represented motifs upstream of your genes')),
      premium(outside('Chromosome Map Tool', 'chromosomeMapTool', 'Your genes drawn on the five chromosomes')),
      outside('Textpresso', 'textpresso', 'Full-text search of the literature'),
    ],
  },
  {
    title: 'Portals',
    entries: [
      page('Overview', '/portals/overview', 'Community resources by subject'),
      outside('Nomenclature', 'nomenclature', 'How genes, alleles and loci are named'),
      outside('MASC', 'masc', 'Multinational Arabidopsis Steering Committee'),
      outside('Gene Ontology', 'geneOntology', 'Terms for function, process and location'),
      outside('Plant Ontology', 'plantOntology', 'Terms for structure and development'),
      outside('Ensembl Plants', 'ensemblPlants', 'Genome, variation and comparative data'),
      outside('UniProt', 'uniprotPlants', 'Protein sequences and functions'),
      outside('1001 Genomes', 'arabidopsis1001Genomes', 'Sequence variation of natural accessions'),
      outside('Bio-Analytic Resource', 'bar', 'Expression and interaction viewers'),
      outside('Araport', 'araport', 'The Araport11 annotation and its tools'),
    ],
  },
  {
    title: 'Download',
    entries: [page('Overview', '/download/overview', 'All download sections and what they hold'), ...downloadEntries],
  },
  {
    title: 'Submit',
    entries: [
      page('Overview', '/submit/overview', 'What you can contribute and where'),
      page('Gene Class Symbol Registration', '/submit/gene_class_symbol_registration', 'Reserve a symbol for a gene class or mutant'),
      page('Annotate a Paper', '/submit/paper', 'What your paper shows about its genes'),
      outside('Gene Functions', 'submitPublications', 'Annotations from your publication'),
      outside('Sequences', 'submitSequences', 'Nucleotide sequences, to GenBank'),
      outside('Expression Data', 'submitExpression', 'Arrays and sequencing reads, to GEO'),
      outside('Stocks', 'donateStocks', 'Seeds and DNA, to the stock centre'),
    ],
  },
  {
    title: 'News',
    entries: [
      page('Overview', '/news/overview', 'News, events and jobs of the community'),
      page('Breaking News', '/news/breaking-news', 'News of the past nine months'),
      page('Conferences and Events', '/news/events', 'Meetings, courses and workshops'),
      page('Job Postings', '/news/jobs', 'Open positions'),
      outside('ICAR Abstracts', 'icarAbstracts', 'Abstracts of the international conferences'),
      outside('How to Post a Job', 'postJob', 'Send in an open position'),
    ],
  },
  {
    title: 'Stocks',
    entries: [
      outside('Overview', 'stocksOverview', 'Arabidopsis Biological Resource Center, Ohio'),
      outside('ABRC for Researchers', 'abrcResearchers', 'Ordering, shipping and prices'),
      outside('NASC', 'nasc', 'European Arabidopsis Stock Centre, Nottingham'),
      outside('RIKEN BRC', 'riken', 'Plant resources of the RIKEN centre, Tsukuba'),
      outside('INRAE Versailles', 'inrae', 'Lines and accessions of the Versailles centre'),
    ],
  },
] as const satisfies readonly Menu[]

export type MenuTitle = (typeof menus)[number]['title']

/** The menu of that title; titles are a closed list, so it is always there. */
export function menuOf(title: MenuTitle): Menu {
  const found = menus.find((menu) => menu.title === title)
  if (!found) throw new Error(`No menu ${title}`)
  return found
}
