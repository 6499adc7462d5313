export const goLicence = 'CC-BY 4.0'

export const goCitation = 'The Gene Ontology Consortium (2023) The Gene Ontology knowledgebase in 2023. Genetics 224:iyad031'

export const poLicence = 'CC-BY 4.0'

export const poCitation =
  'Walls et al. (2019) The Plant Ontology facilitates comparisons of plant development stages across species. Frontiers in Plant Science 10:631'

export const tairLicence = 'CC-BY 4.0'

export const tairCitation =
  'Berardini et al. (2015) The Arabidopsis Information Resource: making and mining the gold standard annotated reference plant genome. Genesis 53:474–485'
