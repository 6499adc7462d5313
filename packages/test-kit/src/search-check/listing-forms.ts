import fc from 'fast-check'
import { type Control, choices, toTerms } from './condition.ts'
import { foldText, textsOf } from './fold-text.ts'
import { geneForm } from './gene-forms.ts'
import { randomForm } from './random-form.ts'
import type { SearchDocument, SearchDocuments } from './search-documents.ts'

const categories = {
  func: 'molecular function',
  proc: 'biological process',
  comp: 'cellular component',
  stru: 'plant structure',
  grow: 'growth and developmental stages',
} as const

/** Lists that are opened for genes which were chosen among results: those that were ticked, or all but some that a search finds. */
export function chosenGenes(loci: SearchDocuments, ...fields: string[]): Control {
  const ticked = fc.uniqueArray(fc.constantFrom(...loci.documents), { minLength: 1, maxLength: 20 })
  const found = fc.tuple(randomForm(loci, geneForm), fc.uniqueArray(fc.constantFrom(...loci.documents), { maxLength: 10 }))
  return () =>
    fc.oneof(
      ticked.map((chosen) => ({ criteria: { genes: { keys: chosen.map(keyOfLocus) } }, holds: isOf(fields, chosen) })),
      found.map(([{ criteria, holds }, except]) => {
        const chosen = loci.documents.filter((locus) => isListedLocus(locus, criteria) && holds(locus) && !except.includes(locus))
        const search = { searchTerms: toTerms(criteria) }
        return { criteria: { genes: { search, except: except.map(keyOfLocus) } }, holds: isOf(fields, chosen) }
      }),
    )
}

/** FGENE-010: obsolete genes are left out unless they are requested. */
export function isListedLocus({ is_obsolete }: SearchDocument, { include_obsolete }: Readonly<Record<string, unknown>>): boolean {
  return include_obsolete === true || is_obsolete === false
}

function keyOfLocus({ locus_tairObjectId }: SearchDocument): number {
  return Number(locus_tairObjectId)
}

function isOf(fields: readonly string[], loci: readonly SearchDocument[]): (document: SearchDocument) => boolean {
  const names = new Set(loci.flatMap((locus) => textsOf(locus, 'gene_name')))
  return (document) => fields.flatMap((field) => textsOf(document, field)).some((name) => names.has(name))
}

/** RESULTS-020, DLOCUS-017 and what pages of keywords and publications count. */
export function annotationForm(loci: SearchDocuments): readonly Control[] {
  return [
    chosenGenes(loci, 'locus_name'),
    () =>
      fc.subarray(Object.entries(categories), { minLength: 1 }).map((chosen) => ({
        criteria: { keyword_types: chosen.map(([code]) => code) },
        holds: ({ keywordTypeFull }) =>
          chosen.some(([, category]) => foldText(String(keywordTypeFull)).replaceAll('_', ' ').includes(category)),
      })),
    choices('locus_name', 'locus_name', { isSingle: true }),
    choices('gene_name', 'gene_names', { isSingle: true }),
    choices('evidence', 'evidence_code', { words: ['IDA', 'IEA', 'IMP', 'ISS', 'EXP'] }),
    () =>
      fc.subarray(['IDA', 'IEA']).map((codes) => ({
        criteria: { evidence: [...codes, 'not_stated'] },
        holds: ({ evidence_code }) => evidence_code === null || codes.includes(String(evidence_code)),
      })),
    () =>
      fc
        .boolean()
        .map((isLeftOut) => ({ criteria: { exclude_negated: isLeftOut }, holds: ({ is_negated }) => !(isLeftOut && is_negated) })),
    keywordWithChildren('keyword_id'),
    choicesOfNumber('reference_id', 'reference_id'),
  ]
}

/** A term by its key, which decides whatever it is called; with its children: also what belongs to a term below it. */
export function keywordWithChildren(ownField: string): Control {
  return ({ documents }) => {
    const lineages = documents.flatMap((document) => numbersOf(document, 'keyword_lineage'))
    return fc.tuple(fc.constantFrom(...lineages), fc.boolean()).map(([keyword, isWithChildren]) => ({
      criteria: { keyword_id: keyword, keyword_name: 'any name', with_children: isWithChildren },
      holds: (document) => numbersOf(document, isWithChildren ? 'keyword_lineage' : ownField).includes(keyword),
    }))
  }
}

function choicesOfNumber(path: string, field: string): Control {
  return ({ documents }) =>
    fc.constantFrom(1, ...documents.flatMap((document) => numbersOf(document, field))).map((value) => ({
      criteria: { [path]: value },
      holds: (document) => numbersOf(document, field).includes(value),
    }))
}

function numbersOf(document: SearchDocument, field: string): number[] {
  return [document[field]].flat().filter((value) => typeof value === 'number')
}
