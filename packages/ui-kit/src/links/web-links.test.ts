import { expect, test } from 'vitest'
import { webLinkAddress } from './web-links.tsx'

test('[DGENE-010] the address is the base with the variable behind it', () => {
  const link = { webSiteName: 'UniProt', baseUrl: 'https://www.uniprot.org/uniprotkb/', urlVariable: 'P17839' }
  expect(webLinkAddress(link)).toBe('https://www.uniprot.org/uniprotkb/P17839')
  expect(webLinkAddress({ ...link, urlVariable: 'a/b?c' })).toBe('https://www.uniprot.org/uniprotkb/a%2Fb%3Fc')
})
