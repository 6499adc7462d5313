import { expect, test } from 'vitest'
import { evidenceCodes, evidencePhrase, formatEvidence, parseEvidenceCode } from './evidence-codes.ts'

const documented = 'EXP IEA IEP IGI IMP IPI ISS NAS ND TAS IC RCA IBA IBD IKR IRD ISM HDA HEP HGI HMP'
const added = 'IDA ISO ISA IGC HTP'

test('[RESULTS-066] 26 codes, the documented 21 first, each with a phrase of its own', () => {
  expect(evidenceCodes.map(({ code }) => code)).toEqual(`${documented} ${added}`.split(' '))
  expect(new Set(evidenceCodes.map(({ phrase }) => phrase)).size).toBe(26)
})

test.for(evidenceCodes.map(({ code, phrase }) => [phrase, code] as const))('[RESULTS-066] "%s" is shown as %s', ([phrase, code]) => {
  expect(formatEvidence(phrase)).toBe(code)
  expect(parseEvidenceCode(code.toLowerCase())).toBe(code)
  expect(evidencePhrase(code)).toBe(phrase)
})

test('[RESULTS-066] [RESULTS-067] an unknown phrase reads Unknown', () => {
  expect(formatEvidence('inferred from tea leaves')).toBe('Unknown')
  expect(parseEvidenceCode('XYZ')).toBeNull()
})
