import { expect, test } from 'vitest'
import { annotations, citations, previewedCitations } from './citations.ts'
import { compareAllSections, compareSections } from './compare-sections.ts'
import type { OwnFacts } from './own-facts.ts'

type Trial = {
  id: number
  symbol: string | null
  names: string[]
  partner: { kind: string; key: number; label: string } | null
  lines: { rows: { line: number }[]; total: number }
  count: number
}

const ownFacts: OwnFacts<Trial> = { id: null, symbol: 'Names', names: 'Names', partner: 'Partner', lines: 'Lines', count: null }
const state: Trial = {
  id: 1,
  symbol: 'BDS2',
  names: ['BSD2', 'F1P2.200', 'F1P2.200'],
  partner: { kind: 'locus', key: 7, label: 'AT1G01010' },
  lines: { rows: [{ line: 1 }, { line: 2 }], total: 2 },
  count: 4,
}

function countsOf(change: Partial<Trial>, before: Trial = state) {
  return compareSections(ownFacts, before, { ...before, ...change }).map(({ pairs, ...counts }) => counts)
}

test('[DIFF-003] only fields that are facts of the record count: neither a count nor the name of another record that it repeats', () => {
  expect(countsOf({ count: 5, partner: { kind: 'locus', key: 7, label: 'NAC001' } })).toEqual([])
  expect(countsOf({ partner: { label: 'AT1G01010', key: 7, kind: 'locus' } })).toEqual([])
  expect(countsOf({ partner: { kind: 'locus', key: 8, label: 'AT1G01010' } })).toEqual([
    { section: 'Partner', added: 0, removed: 0, rewritten: 1 },
  ])
})

test('[DIFF-004] a field is added, removed or rewritten; items of a list are added or removed, wherever they are, and repeated ones counted', () => {
  expect(countsOf({ symbol: 'BSD2' })).toEqual([{ section: 'Names', added: 0, removed: 0, rewritten: 1 }])
  expect(countsOf({ symbol: null })).toEqual([{ section: 'Names', added: 0, removed: 1, rewritten: 0 }])
  expect(countsOf({ symbol: '' })).toEqual([{ section: 'Names', added: 0, removed: 1, rewritten: 0 }])
  expect(countsOf({ symbol: 'BSD2' }, { ...state, symbol: null })).toEqual([{ section: 'Names', added: 1, removed: 0, rewritten: 0 }])
  expect(countsOf({ names: ['F1P2.200', 'BSD2', 'F1P2.200'] })).toEqual([])
  expect(countsOf({ names: ['F1P2.200', 'BSD2'] })).toEqual([{ section: 'Names', added: 0, removed: 1, rewritten: 0 }])
  expect(countsOf({ names: [...state.names, 'BSD3'] })).toEqual([{ section: 'Names', added: 1, removed: 0, rewritten: 0 }])
})

test('[DIFF-004] of a list that a record has the first rows of, the totals tell how many came and went', () => {
  const rows = [{ line: 1 }, { line: 2 }]
  const long: Trial = { ...state, lines: { rows, total: 90 } }
  expect(countsOf({ lines: { rows: [{ line: 0 }, { line: 1 }], total: 93 } }, long)).toEqual([
    { section: 'Lines', added: 3, removed: 0, rewritten: 0 },
  ])
  expect(countsOf({ lines: { rows, total: 88 } }, long)).toEqual([{ section: 'Lines', added: 0, removed: 2, rewritten: 0 }])
  expect(countsOf({ lines: { rows: [{ line: 1 }, { line: 3 }], total: 90 } }, long)).toEqual([
    { section: 'Lines', added: 0, removed: 0, rewritten: 1 },
  ])
})

test('[DIFF-010] both states of a section are paired: what was removed, then what is there, each with its mark', () => {
  const [names, ...others] = compareAllSections(ownFacts, state, { ...state, names: ['F1P2.200', 'F1P2.200', 'SHL'] })
  expect(names?.pairs).toEqual([
    { field: 'symbol', before: 'BDS2', after: 'BDS2', mark: 'same' },
    { field: 'names', before: 'BSD2', after: null, mark: 'removed' },
    { field: 'names', before: 'F1P2.200', after: 'F1P2.200', mark: 'same' },
    { field: 'names', before: 'F1P2.200', after: 'F1P2.200', mark: 'same' },
    { field: 'names', before: null, after: 'SHL', mark: 'added' },
  ])
  expect(others.map(({ section, added, removed, rewritten }) => [section, added + removed + rewritten])).toEqual([
    ['Partner', 0],
    ['Lines', 0],
  ])
})

test('[DIFF-003] the title of a paper, and the slim groups of a term, are not facts of a record that cites them', () => {
  const paper = (title: string) => [
    { publication: { kind: 'publication', key: 3, label: title }, title, pubmedId: 5, publicationYear: 2001, sourceName: null },
  ]
  const term = (slimGroup: string, category: 'biological process' | 'plant structure') => [
    {
      category,
      annotations: {
        rows: [
          {
            keyword: { kind: 'keyword', key: 1, label: 'flower development' },
            externalId: 'GO:0009908',
            relationshipType: 'involved in',
            isNegated: false,
            evidences: [],
            slimGroups: [slimGroup],
          },
        ],
        total: 1,
      },
    },
  ]
  const facts = { papers: citations, more: previewedCitations, terms: annotations }
  const stateOf = (title: string, slimGroup: string, category: 'biological process' | 'plant structure' = 'biological process') => ({
    papers: paper(title),
    more: { rows: paper(title), total: 1 },
    terms: term(slimGroup, category),
  })
  expect(compareSections(facts, stateOf('One', 'a'), stateOf('Two', 'b'))).toEqual([])
  expect(
    compareSections(facts, stateOf('One', 'a'), stateOf('One', 'a', 'plant structure')).map(({ section, added, removed }) => ({
      section,
      added,
      removed,
    })),
  ).toEqual([
    { section: 'Gene Ontology', added: 0, removed: 1 },
    { section: 'Plant Ontology', added: 1, removed: 0 },
  ])
})
