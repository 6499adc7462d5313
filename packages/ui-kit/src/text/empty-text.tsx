import classes from './empty-text.module.css'

/** One grey line if there is nothing to show. */
export function EmptyText({ children }: { children: string }) {
  return <p className={classes.empty}>{children}</p>
}

/** What an empty section says, word for word as in the specification (DETAIL-041), capitals included. Pages use no other texts. */
export const emptyTexts = {
  data: 'No data available',
  paralogs: 'No Paralogs Found',
  comments: 'No comments available',
  commentsFound: 'No comments found',
  alias: 'No Alias Available',
  clone: 'No Clone available',
  clonesFound: 'No Clones found',
  taxon: 'No Taxon available',
  taxons: 'No Taxons available',
  associatedGenes: 'No Associated Genes available',
  sequences: 'No Sequences available',
  sequencesOfLocus: 'No sequences available',
  sequence: 'No Sequence available',
  vectors: 'No Vectors available',
  hostStrains: 'No Host Strains available',
  hostStrain: 'No Host Strain available',
  mapLocations: 'No Map Locations available',
  mapLinks: 'No Map Links Available',
  attributions: 'No Attributions available',
  attributionsOfStock: 'No attributions available',
  publications: 'No publications available',
  associatedPolymorphisms: 'No Associated Polymorphisms available',
  flankingSequences: 'No Flanking Sequences available',
  madeFrom: 'No Made From data available',
  germplasms: 'No Germplasms available',
  germplasmsFound: 'No Germplasms found',
  updateHistory: 'No update history available',
  proteinData: 'No protein data available',
  polymorphisms: 'No polymorphisms available',
  externalLinks: 'No external links available',
  symbols: 'No Symbols available',
  geneFeatures: 'No Gene Features available',
  geneOntology: 'No Gene Ontology Annotations available',
  plantOntology: 'No Plant Ontology Annotations available',
  accessions: 'No Accessions available',
  parentLines: 'No Parent Lines available',
  progenyLines: 'No Progeny Lines available',
  images: 'No images available',
  phenotypes: 'No phenotypes available',
  constructs: 'No constructs available',
  markers: 'No markers available',
  annotations: 'No Annotations available',
  synonyms: 'No Synonyms',
  associatedGenesOfProtein: 'No associated genes available',
} as const
