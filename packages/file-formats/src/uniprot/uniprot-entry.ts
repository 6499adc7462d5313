import type { UniprotComment } from './uniprot-comments.ts'
import type { EvidencedText } from './wrapped-text.ts'

/** An entry of UniProt's flat file, as far as loci need it. */
export type UniprotFlatEntry = {
  /** `AG_ARATH`. */
  name: string
  isReviewed: boolean
  accession: string
  /** Accessions of entries that were merged into this one. */
  secondaryAccessions: readonly string[]
  version: number | null
  /** The day of that version, as 2026-01-28. */
  date: string | null
  /** The recommended name, or the submitted one of an entry that is not reviewed. */
  proteinName: string | null
  /** From 1, evidence at protein level, to 5, uncertain. */
  existence: number | null
  /** In residues. */
  length: number
  /** Names of loci, in capitals: from Araport, TAIR and the ordered locus names. */
  loci: readonly string[]
  isoforms: readonly UniprotIsoform[]
  /** Gene models that the entry, or one of its isoforms, stands for. */
  geneModels: readonly { name: string; isoform: string | null }[]
  references: readonly UniprotReference[]
  comments: readonly UniprotComment[]
  features: readonly UniprotFeature[]
  keywords: readonly string[]
}

export type UniprotIsoform = { accession: string; name: string; isDisplayed: boolean }

export type UniprotReference = {
  number: number
  pubmedId: number | null
  doi: string | null
  /** `Yanofsky et al. 1990, Nature`. */
  citation: string
}

export type UniprotFeature = EvidencedText & {
  /** `DOMAIN`. The `text` is its note. */
  type: string
  /** As written: `22..75`, `<1..30`, `?`. */
  location: string
}
