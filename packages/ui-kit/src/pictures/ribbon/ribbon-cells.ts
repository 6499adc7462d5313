import type { AnnotationGroup, AnnotationLine } from '@rosette/contract-kit/records/annotation-group.ts'
import { evidenceGroupOf } from '@rosette/contract-kit/vocabulary/evidence-codes.ts'
import { geneOntologyCategories, type KeywordCategory } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'

/** A slim group of an aspect, and what a record has in it. */
export type RibbonCell = { category: KeywordCategory; group: string; terms: number; isExperimental: boolean }

export type RibbonRow = { category: KeywordCategory; title: string; cells: RibbonCell[] }

/**
 * Groups of the plant slim that every ribbon shows, so that those of two genes can be compared; the slim has 95. Others follow where
 * the record has terms in them, and what is left comes last.
 */
const usualGroups: Readonly<Partial<Record<KeywordCategory, { groups: readonly string[]; rest: string }>>> = {
  'biological process': {
    groups: [
      'flower development',
      'multicellular organism development',
      'reproduction',
      'embryo development',
      'cell differentiation',
      'response to light stimulus',
      'response to stress',
      'signal transduction',
      'transport',
    ],
    rest: 'other biological processes',
  },
  'molecular function': {
    groups: [
      'DNA-binding transcription factor activity',
      'DNA binding',
      'RNA binding',
      'protein binding',
      'catalytic activity',
      'kinase activity',
      'hydrolase activity',
      'transferase activity',
      'transporter activity',
    ],
    rest: 'other molecular functions',
  },
  'cellular component': {
    groups: [
      'nucleus',
      'cytoplasm',
      'chloroplast',
      'mitochondrion',
      'endoplasmic reticulum',
      'Golgi apparatus',
      'plasma membrane',
      'cell wall',
      'vacuole',
    ],
    rest: 'other cellular components',
  },
}

/** A line for each aspect. What is said not to hold, or not to be known, is not counted. */
export function ribbonRows(groups: readonly AnnotationGroup[]): RibbonRow[] {
  return geneOntologyCategories.map(({ category, title }) => {
    const lines = groups.find((group) => group.category === category)?.annotations.rows.filter(isCounted) ?? []
    const { groups: usual = [], rest = '' } = usualGroups[category] ?? {}
    const further = new Set(lines.flatMap((line) => line.slimGroups).filter((name) => !usual.includes(name) && name !== rest))
    const cells = [...usual, ...[...further].toSorted(), rest].map((group) => toCell(category, group, lines))
    return { category, title: title.replace(/^GO /, ''), cells }
  })
}

function toCell(category: KeywordCategory, group: string, lines: readonly AnnotationLine[]): RibbonCell {
  const here = lines.filter((line) => line.slimGroups.includes(group))
  return { category, group, terms: new Set(here.map((line) => line.keyword.key)).size, isExperimental: here.some(isExperimental) }
}

export function isExperimental({ evidences }: AnnotationLine): boolean {
  return evidences.some(({ code }) => evidenceGroupOf(code) === 'experimental')
}

function isCounted({ isNegated, evidences }: AnnotationLine): boolean {
  return !isNegated && !evidences.every(({ code }) => code === 'ND')
}
