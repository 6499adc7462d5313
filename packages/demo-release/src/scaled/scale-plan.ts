/** How many of everything a scaled release holds beyond the small one. */
export type ScalePlan = {
  loci: number
  polymorphisms: number
  germplasms: number
  publications: number
  /** Lines that tie a publication to a locus. */
  citations: number
  annotations: number
  keywords: number
  markers: number
  ecotypes: number
  transposons: number
}

/**
 * Shares of all search documents, after those of the official files, where insertions are by far the most. A locus stands for three
 * documents and more: itself, its gene models, their proteins and descriptions. At L they use up all names that loci can have.
 */
const shares = {
  loci: 0.048,
  polymorphisms: 0.3,
  germplasms: 0.1,
  publications: 0.08,
  annotations: 0.17,
  keywords: 0.04,
  markers: 0.03,
  ecotypes: 0.015,
  transposons: 0.03,
} as const

/** So much of everything that a release has about this many search documents. */
export function scalePlan(documents: number): ScalePlan {
  const of = (share: number) => Math.round(documents * share)
  return {
    loci: of(shares.loci),
    polymorphisms: of(shares.polymorphisms),
    germplasms: of(shares.germplasms),
    publications: of(shares.publications),
    citations: of(shares.publications * 2),
    annotations: of(shares.annotations),
    keywords: of(shares.keywords),
    markers: of(shares.markers),
    ecotypes: of(shares.ecotypes),
    transposons: of(shares.transposons),
  }
}
