/**
 * Every page outside the site that the shell links to (SHELL-029). The documents give no addresses;
 * these are the public ones of the named resources, or our own page where the site has such a tool, and an operator overrides any of them.
 */
export const externalLinks = {
  subscribe: 'https://phoenixbioinfo.org/',
  subscriptionQuestions: 'https://phoenixbioinformatics.atlassian.net/wiki/spaces/COM/overview',
  individualSubscriptionFaq: 'https://phoenixbioinformatics.atlassian.net/wiki/spaces/COM/overview',
  buyUnits: 'https://phoenixbioinfo.org/',

  documentation: 'https://phoenixbioinformatics.atlassian.net/wiki/spaces/COM/overview',
  faq: 'https://phoenixbioinformatics.atlassian.net/wiki/spaces/COM/overview',

  stockCatalogue: 'https://abrc.osu.edu/stocks',
  fundingAwards: 'https://www.nsf.gov/awardsearch/',
  arabidopsisBook: 'https://bioone.org/journals/the-arabidopsis-book',

  goEnrichment: '/tools/enrichment',
  panther: 'https://pantherdb.org/webservices/go/overrep.jsp',
  jbrowse: 'https://jbrowse.arabidopsis.org/',
  jbrowse2: '/tools/jbrowse2',
  phylogenes: 'https://www.phylogenes.org/',
  gbrowse: 'https://gbrowse.arabidopsis.org/cgi-bin/gb2/gbrowse/arabidopsis/',
  syntenyViewer: 'https://gbrowse.arabidopsis.org/cgi-bin/gbrowse_syn/arabidopsis/',
  seqViewer: 'https://seqviewer.arabidopsis.org/',
  mapViewer: 'https://seqviewer.arabidopsis.org/servlets/mapper',
  functionalCategorization: 'https://www.arabidopsis.org/tools/bulk/go/index.jsp',
  pathways: 'https://pmn.plantcyc.org/organism-summary?object=ARA',
  integratedGenomeBrowser: 'https://www.bioviz.org/',
  patmatch: '/tools/patmatch',
  motifAnalysis: 'https://www.arabidopsis.org/tools/bulk/motiffinder/index.jsp',
  chromosomeMapTool: 'https://www.arabidopsis.org/jsp/ChromosomeMap/tool.jsp',
  textpresso: 'https://www.textpressocentral.org/tpc',

  nomenclature: 'https://www.arabidopsis.org/portals/nomenclature/guidelines.jsp',
  masc: 'https://arabidopsisresearch.org/',
  geneOntology: 'https://geneontology.org/',
  plantOntology: 'https://www.plantontology.org/',
  uniprotPlants: 'https://www.uniprot.org/taxonomy/3702',
  ensemblPlants: 'https://plants.ensembl.org/Arabidopsis_thaliana/Info/Index',
  arabidopsis1001Genomes: 'https://1001genomes.org/',
  bar: 'https://bar.utoronto.ca/',
  araport: 'https://www.araport.org/',

  submitPublications: 'https://goat.phoenixbioinformatics.org/',
  submitSequences: 'https://www.ncbi.nlm.nih.gov/genbank/submit/',
  submitExpression: 'https://www.ncbi.nlm.nih.gov/geo/info/submission.html',
  donateStocks: 'https://abrc.osu.edu/donors',

  icarAbstracts: 'https://arabidopsisresearch.org/',
  postJob: 'https://phoenixbioinformatics.atlassian.net/wiki/spaces/COM/overview',

  stocksOverview: 'https://abrc.osu.edu/',
  abrcResearchers: 'https://abrc.osu.edu/researchers',
  nasc: 'https://arabidopsis.info/',
  riken: 'https://epd.brc.riken.jp/en/',
  inrae: 'https://publiclines.versailles.inrae.fr/',

  socialX: 'https://x.com/tair_news',
  socialFacebook: 'https://www.facebook.com/tairnews',
  partner: 'https://phoenixbioinfo.org/',
} as const

export type ExternalLinkId = keyof typeof externalLinks

// Object.keys forgets which keys an object literal has; these are exactly those above.
export const externalLinkIds = Object.keys(externalLinks) as [ExternalLinkId, ...ExternalLinkId[]]

/** Address of a page outside the site; the operator's table wins. */
export function externalAddress(id: ExternalLinkId, overrides: Readonly<Partial<Record<ExternalLinkId, string>>>): string {
  return overrides[id] ?? externalLinks[id]
}
