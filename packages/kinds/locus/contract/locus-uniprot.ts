import { defineRecordPart } from '@rosette/contract-kit/kind/record-part.ts'
import { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { z } from 'zod'

/** How a statement is known: an evidence code, and what it rests on if the entry tells. */
export const UniprotEvidence = z.object({
  /** `ECO:0000269`, which is an experiment. */
  code: z.string(),
  /** The article, or an entry of another database: `UniProtKB:P24481`, `PROSITE-ProRule:PRU00251`. */
  source: z.string().nullable(),
  article: z
    .object({
      pubmedId: z.int().nullable(),
      /** `Yanofsky et al. 1990, Nature`; null if the entry does not list it. */
      citation: z.string().nullable(),
      /** The article in this release. */
      publication: RecordRef.nullable(),
    })
    .nullable(),
})
export type UniprotEvidence = z.infer<typeof UniprotEvidence>

export const UniprotText = z.object({
  /** As UniProt calls it: `SUBCELLULAR LOCATION`. */
  topic: z.string(),
  /** The isoform or chain that it is about; null if it is about the whole entry. */
  molecule: z.string().nullable(),
  /** Word for word, without its evidence. */
  text: z.string(),
  /** `EC 4.3.1.24, RHEA:21384`. */
  details: z.string().nullable(),
  evidence: z.array(UniprotEvidence),
})
export type UniprotText = z.infer<typeof UniprotText>

export const UniprotFeature = z.object({
  type: z.string(),
  /** In residues, as the entry has it: `22..75`. */
  location: z.string(),
  note: z.string(),
  evidence: z.array(UniprotEvidence),
})
export type UniprotFeature = z.infer<typeof UniprotFeature>

export const UniprotIsoform = z.object({
  accession: z.string(),
  name: z.string(),
  /** Whether the sequence of the entry is that of this isoform. */
  isDisplayed: z.boolean(),
  geneModels: z.array(z.string()),
})
export type UniprotIsoform = z.infer<typeof UniprotIsoform>

export const UniprotEntryTexts = z.object({
  accession: z.string(),
  entryName: z.string(),
  isReviewed: z.boolean(),
  proteinName: z.string().nullable(),
  entryVersion: z.int().nullable(),
  entryDate: z.iso.date().nullable(),
  /** From 1, evidence at protein level, to 5, uncertain. */
  existence: z.int().nullable(),
  length: z.int(),
  /** Other loci of the release that the entry is about. */
  otherLoci: z.array(RecordRef),
  /** Loci that it names and the release does not have. */
  unknownLoci: z.array(z.string()),
  isoforms: z.array(UniprotIsoform),
  /** Gene models that the entry as a whole stands for. */
  geneModels: z.array(z.string()),
  texts: z.array(UniprotText),
  keywords: z.array(z.string()),
  features: z.array(UniprotFeature),
})
export type UniprotEntryTexts = z.infer<typeof UniprotEntryTexts>

/** What UniProt says of the proteins of a locus (UNIPROT-005). */
export const locusUniprot = defineRecordPart({
  kind: 'locus',
  name: 'uniprot',
  summary: 'Texts of the UniProt entries of a locus, with the evidence of each',
  query: z.object({}),
  answer: z
    .object({
      /** Reviewed ones first, then those with the most to say. */
      entries: z.array(UniprotEntryTexts),
      coverage: z
        .object({ entries: z.int(), reviewed: z.int(), withoutLocus: z.int(), loci: z.int(), of: z.int() })
        .describe(
          'Entries of the release, reviewed ones, those without a locus, loci that have one, and loci in use that lie on the genome',
        ),
    })
    .meta({ id: 'LocusUniprot' }),
})
export type LocusUniprot = z.infer<typeof locusUniprot.answer>
