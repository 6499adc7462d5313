import type { Source } from './source.ts'

type Citation = Pick<Source, 'licence' | 'citation'>

/** Who is to be cited for published files, and under which licence they come: `...citations.tair` in a source. */
export const citations = {
  tair: {
    licence: 'CC-BY 4.0',
    citation:
      'Berardini et al. (2015) The Arabidopsis Information Resource: making and mining the gold standard annotated reference plant genome. Genesis 53:474–485',
  },
  /** Files of TAIR10, of the data warehouse of 2014 and of the download pages, which state no licence of their own. */
  tair10: {
    licence: 'TAIR public data, attribution to TAIR',
    citation:
      'Lamesch et al. (2012) The Arabidopsis Information Resource (TAIR): improved gene annotation and new tools. Nucleic Acids Research 40:D1202–D1210',
  },
  araport11: {
    licence: 'CC-BY 4.0',
    citation:
      'Cheng et al. (2017) Araport11: a complete reannotation of the Arabidopsis thaliana reference genome. The Plant Journal 89:789–804',
  },
  abrc: {
    licence: 'TAIR public data, attribution to TAIR',
    citation: 'Arabidopsis Biological Resource Center, Ohio State University',
  },
  geneOntology: {
    licence: 'CC-BY 4.0',
    citation: 'The Gene Ontology Consortium (2023) The Gene Ontology knowledgebase in 2023. Genetics 224:iyad031',
  },
  plantOntology: {
    licence: 'CC-BY 4.0',
    citation:
      'Walls et al. (2019) The Plant Ontology facilitates comparisons of plant development stages across species. Frontiers in Plant Science 10:631',
  },
  uniprot: {
    licence: 'CC-BY 4.0',
    citation: 'The UniProt Consortium (2025) UniProt: the Universal Protein Knowledgebase in 2025. Nucleic Acids Research 53:D609–D617',
  },
  interpro: {
    licence: 'CC0',
    citation: 'Blum et al. (2025) InterPro: the protein sequence classification resource in 2025. Nucleic Acids Research 53:D444–D456',
  },
  signal: {
    licence: 'SIGnAL public data, free with citation',
    citation: 'Alonso et al. (2003) Genome-wide insertional mutagenesis of Arabidopsis thaliana. Science 301:653–657',
  },
  /** Tables that were published with articles state no licence of their own. */
  paralogs: {
    licence: 'published with its article, no licence stated',
    citation:
      'Almeida-Silva and Van de Peer (2024) doubletrouble: an R/Bioconductor package for the identification, classification, and analysis of gene and genome duplications',
  },
  bestHits: {
    licence: 'published with its article, no licence stated',
    citation: 'Tables of reciprocal best hits of the evoGE project',
  },
  aracyc: {
    licence: 'PMN public data; terms to be confirmed',
    citation: 'AraCyc of the Plant Metabolic Network, Hawkins et al. 2021',
  },
  riceOrthologs: {
    licence: 'Ensembl Plants, no restriction stated',
    citation: 'Ensembl Plants, orthologs of Arabidopsis thaliana and Oryza sativa',
  },
  maizeOrthologs: {
    licence: 'CC-BY 4.0',
    citation: 'Planteome, comparison of embryo stages, InParanoid clusters of Arabidopsis thaliana and Zea mays',
  },
  embryogenesis: {
    licence: 'published data, in a GPL-2 package',
    citation:
      'Xiang et al. (2011) Genome-wide analysis reveals gene expression and metabolic network dynamics during embryo development in Arabidopsis. Plant Physiology 156:346–356',
  },
  klepikova: {
    licence: 'published data, no licence stated',
    citation: 'Klepikova et al. 2015, 2016; Loraine et al. 2013; Yang & Nemhauser 2023',
  },
  biogrid: {
    licence: 'MIT',
    citation: 'Oughtred et al. (2021) The BioGRID database: a comprehensive biomedical resource. Protein Science 30:187–200',
  },
  barInteractions: {
    licence: 'MIT',
    citation: 'Bio-Analytic Resource for Plant Biology, Arabidopsis Interactions Viewer, curated regulatory networks',
  },
  ckn: {
    licence: 'in an MIT repository, no licence of the data stated',
    citation:
      'Ramšak et al. (2018) Network modeling unravels mechanisms of crosstalk between ethylene and salicylate signaling in potato. Plant Physiology 178:488–499',
  },
  agris: {
    licence: 'AGRIS public data, no licence stated',
    citation:
      'Yilmaz et al. (2011) AGRIS: the Arabidopsis Gene Regulatory Information Server, an update. Nucleic Acids Research 39:D1118–D1122',
  },
  jaspar: {
    licence: 'CC-BY 4.0',
    citation: 'JASPAR 2026, the open-access database of transcription factor binding profiles, https://jaspar.elixir.no',
  },
  pubmed: {
    licence: 'Terms of the National Library of Medicine; abstracts may be under the copyright of their publishers',
    citation: 'Courtesy of the U.S. National Library of Medicine: PubMed, https://pubmed.ncbi.nlm.nih.gov',
  },
  /** Files in a layout of our own. */
  release: { licence: 'as the release says', citation: 'the release itself' },
} as const satisfies Record<string, Citation>
