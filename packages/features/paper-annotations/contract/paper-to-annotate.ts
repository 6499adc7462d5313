import { keywordCategories } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { z } from 'zod'
import { paperEvidenceCodes } from './annotation-evidence.ts'
import { mostGenes, SavedDraft } from './paper-line.ts'

/** A paper of the release. */
export const Paper = z
  .object({
    pubmedId: z.int(),
    referenceId: z.int(),
    title: z.string().nullable(),
    authors: z.array(z.string()),
    journal: z.string().nullable(),
    year: z.int().nullable(),
    doi: z.string().nullable(),
  })
  .meta({ id: 'AnnotatedPaper' })
export type Paper = z.infer<typeof Paper>

/** What a record says of a gene, as far as an author may know better. */
export const KnownAnnotation = z.object({
  termId: z.string(),
  termName: z.string(),
  category: z.enum(keywordCategories),
  evidenceCode: z.string().nullable(),
  /** The evidence that would show it. */
  evidences: z.array(z.enum(paperEvidenceCodes)),
  /** `this` if it names the paper, `none` if it names none. */
  names: z.enum(['this', 'none']),
})
export type KnownAnnotation = z.infer<typeof KnownAnnotation>

export const PaperGene = z
  .object({
    locus: z.string(),
    symbol: z.string().nullable(),
    /** Whether the release links it to the paper. */
    isLinked: z.boolean(),
    annotations: z.array(KnownAnnotation),
    /** Annotations with evidence of other papers. */
    otherCount: z.int(),
  })
  .meta({ id: 'PaperGene' })
export type PaperGene = z.infer<typeof PaperGene>

/** GET paper-annotations/papers/{pubmed}: what the form starts with. */
export const PaperToAnnotate = z
  .object({ paper: Paper, genes: z.array(PaperGene), saved: SavedDraft.nullable() })
  .meta({ id: 'PaperToAnnotate' })
export type PaperToAnnotate = z.infer<typeof PaperToAnnotate>

export const PubmedId = z.coerce.number().int().min(1).max(999_999_999)

/** GET paper-annotations/papers: a PubMed ID or a DOI, also as an address. */
export const PaperQuery = z.object({ of: z.string().trim().min(1).max(300) })

/** PubMed ID or DOI of a text; null if it is neither. */
export function parsePaperId(text: string): { pubmedId: number } | { doi: string } | null {
  const [, digits] = /^(?:pmid:?\s*|pubmed:?\s*|https?:\/\/(?:www\.)?pubmed\.ncbi\.nlm\.nih\.gov\/)?(\d{1,9})\/?$/i.exec(text.trim()) ?? []
  if (digits !== undefined && Number(digits) > 0) return { pubmedId: Number(digits) }
  const [, doi] = /^(?:doi:?\s*|https?:\/\/(?:dx\.)?doi\.org\/)?(10\.\d{4,9}\/\S+)$/i.exec(text.trim()) ?? []
  return doi === undefined ? null : { doi: doi.toLowerCase() }
}

export const GenesQuery = z.object({
  pubmed: PubmedId,
  loci: z
    .string()
    .max(2000)
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(z.string().max(60)).min(1).max(mostGenes)),
})

/** A term that an annotation may have. */
export const PaperTerm = z
  .object({
    id: z.string(),
    name: z.string(),
    category: z.enum(keywordCategories),
    definition: z.string().nullable(),
    /** What was typed, where it is a synonym and not the name. */
    synonym: z.string().nullable(),
    geneCount: z.int(),
    evidences: z.array(z.enum(paperEvidenceCodes)),
    /** Whether the gene has it already. */
    isThere: z.boolean(),
  })
  .meta({ id: 'PaperTerm' })
export type PaperTerm = z.infer<typeof PaperTerm>

export const TermQuery = z.object({ text: z.string().trim().min(2).max(200), locus: z.string().max(60).optional() })
