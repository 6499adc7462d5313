/** Tables that were published with articles and state no licence of their own. */
export const articleLicence = 'published with its article, no licence stated'

export const paralogCitation =
  'Almeida-Silva and Van de Peer (2024) doubletrouble: an R/Bioconductor package for the identification, classification, and analysis of gene and genome duplications'

export const orthologCitation = 'Tables of reciprocal best hits of the evoGE project'

export const riceCitation = 'Ensembl Plants, orthologs of Arabidopsis thaliana and Oryza sativa'

export const maizeCitation = 'Planteome, comparison of embryo stages, InParanoid clusters of Arabidopsis thaliana and Zea mays'
