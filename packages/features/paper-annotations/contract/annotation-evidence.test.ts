import { expect, test } from 'vitest'
import { type EvidencedTerm, evidencesFor, namesPartners, paperEvidenceCodes, paperEvidences } from './annotation-evidence.ts'

const term = (category: EvidencedTerm['category'], patch: Partial<EvidencedTerm> = {}): EvidencedTerm =>
  Object.assign({ id: 'GO:0000001', category, isCatalytic: false }, patch)

test.each([
  ['a function', term('molecular function'), 'IDA IPI IMP IGI EXP'],
  ['catalysis', term('molecular function', { isCatalytic: true }), 'IDA IMP IGI EXP'],
  ['protein binding', term('molecular function', { id: 'GO:0005515' }), 'IPI'],
  ['a component', term('cellular component'), 'IDA IPI IMP IGI EXP'],
  ['a process', term('biological process'), 'IDA IPI IMP IGI IEP EXP'],
  ['a structure', term('plant structure'), 'IEP IDA IMP'],
  ['a stage', term('growth and developmental stages'), 'IEP IDA IMP'],
  ['a method', term('method'), ''],
])('[CURATE-005] %s can be shown by what its aspect allows', (_title, wanted, codes) => {
  expect(evidencesFor(wanted).join(' ')).toBe(codes)
})

test('[CURATE-006] interactions alone name other genes', () => {
  expect(paperEvidenceCodes.filter(namesPartners)).toEqual(['IPI', 'IGI'])
  expect(namesPartners(null)).toBe(false)
})

test('[CURATE-005] every code has its own term of the evidence ontology', () => {
  const ids = Object.values(paperEvidences).map(({ eco }) => eco)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every((id) => /^ECO:\d{7}$/.test(id))).toBe(true)
})
