import { expect, test } from 'vitest'
import { parseOrcidId } from './orcid-id.ts'

test.each([
  ['0000-0002-1825-0097', '0000-0002-1825-0097'],
  ['https://orcid.org/0000-0002-1694-233X', '0000-0002-1694-233X'],
  ['https://sandbox.orcid.org/0000-0002-1825-0097', '0000-0002-1825-0097'],
  [' 0000-0001-5109-3700 ', '0000-0001-5109-3700'],
])('%s is an ORCID iD', (text, orcidId) => {
  expect(parseOrcidId(text)).toBe(orcidId)
})

test.each(['0000-0002-1825-0098', '0000-0002-1694-2330', '000000021825009X', 'https://example.org/0000-0002-1825-0097', ''])(
  '"%s" is none',
  (text) => {
    expect(parseOrcidId(text)).toBeNull()
  },
)

test.each(['http://orcid.org/0000-0002-1825-0097', 'https://orcid.org/0000-0002-1825-0097'])('%s is an address of an iD', (text) => {
  expect(parseOrcidId(text)).toBe('0000-0002-1825-0097')
})

test.each(['0000-0002-1825-00977', 'x0000-0002-1825-0097'])('"%s" has more than an iD', (text) => {
  expect(parseOrcidId(text)).toBeNull()
})
