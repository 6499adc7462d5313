import { type EvidenceCode, evidencePhrase } from '@rosette/contract-kit/vocabulary/evidence-codes.ts'
import type { KeywordCategory } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'

/** What a paper can show by itself, with the term of the Evidence and Conclusion Ontology that the Gene Ontology maps each code to. */
export const paperEvidences = {
  IDA: { eco: 'ECO:0000314', words: 'direct assay' },
  IPI: { eco: 'ECO:0000353', words: 'physical interaction' },
  IMP: { eco: 'ECO:0000315', words: 'mutant phenotype' },
  IGI: { eco: 'ECO:0000316', words: 'genetic interaction' },
  IEP: { eco: 'ECO:0000270', words: 'expression pattern' },
  EXP: { eco: 'ECO:0000269', words: 'another experiment' },
} as const satisfies Partial<Record<EvidenceCode, { eco: string; words: string }>>

export type PaperEvidence = keyof typeof paperEvidences

// Object.keys loses the key type.
export const paperEvidenceCodes = Object.keys(paperEvidences) as [PaperEvidence, ...PaperEvidence[]]

/** Those that say what happened between genes, and so name the others (Gene Ontology, rules 16 and 18). */
export function namesPartners(code: string | null): boolean {
  return code === 'IPI' || code === 'IGI'
}

/** What an annotation to a term depends on. */
export type EvidencedTerm = { id: string; category: KeywordCategory; isCatalytic: boolean }

export const proteinBinding = 'GO:0005515'

const experiments: readonly PaperEvidence[] = ['IDA', 'IPI', 'IMP', 'IGI', 'EXP']

/**
 * The evidence that an annotation may have. An expression pattern says something about processes, structures and stages only (Gene Ontology,
 * rule 6), a physical interaction nothing about catalysis (rule 7), and protein binding is known by its partner alone (rule 5).
 */
export function evidencesFor({ id, category, isCatalytic }: EvidencedTerm): readonly PaperEvidence[] {
  if (id === proteinBinding) return ['IPI']
  switch (category) {
    case 'molecular function':
      return isCatalytic ? experiments.filter((code) => code !== 'IPI') : experiments
    case 'cellular component':
      return experiments
    case 'biological process':
      return ['IDA', 'IPI', 'IMP', 'IGI', 'IEP', 'EXP']
    case 'plant structure':
    case 'growth and developmental stages':
      return ['IEP', 'IDA', 'IMP']
    default:
      return []
  }
}

/** `IDA direct assay`. */
export function evidenceLabel(code: string): string {
  const known = paperEvidenceCodes.find((each) => each === code)
  return known === undefined ? code : `${known} ${paperEvidences[known].words}`
}

/** The words that the Gene Ontology has for it. */
export function evidenceTitle(code: PaperEvidence): string {
  return `${evidencePhrase(code)} (${paperEvidences[code].eco})`
}
