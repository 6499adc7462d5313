import { expect, test } from 'vitest'
import { formatLinkHeader, formatLinkset } from './machine-links.ts'

const page = 'https://rosette.example/locus/AT1G01010'
const links = [
  { rel: 'item', href: `${page}.fasta`, type: 'text/x-fasta' },
  { rel: 'cite-as', href: page },
  { rel: 'linkset', href: `${page}.linkset`, type: 'application/linkset+json' },
  { rel: 'item', href: `${page}.tsv` },
]

test('[SIGN-003] links become one header, the linkset first', () => {
  expect(formatLinkHeader(links)).toBe(
    `<${page}.linkset>; rel="linkset"; type="application/linkset+json", <${page}>; rel="cite-as", <${page}.fasta>; rel="item"; type="text/x-fasta", <${page}.tsv>; rel="item"`,
  )
})

test('[SIGN-005] of links that do not fit the header has the most important ones, each relation whole or not at all', () => {
  const long = (length: number) => links.map((link) => ({ ...link, href: link.href.replace('AT1G01010', 'é'.repeat(length)) }))
  for (const length of [1, 50, 60, 100, 150, 200, 400]) {
    const header = formatLinkHeader(long(length)) ?? ''
    expect(Buffer.byteLength(header), String(length)).toBeLessThanOrEqual(2048)
    expect([0, 2], String(length)).toContain(header.split('rel="item"').length - 1)
  }
  expect(formatLinkHeader(long(60))).toContain('rel="item"')
  expect(formatLinkHeader(long(100))).toMatch(/rel="linkset".*rel="cite-as"$/)
  expect(formatLinkHeader(long(400))).toBeNull()
})

test('[SIGN-005] no address can end its brackets, begin another link or break the header', () => {
  const hostile = 'https://rosette.example/locus/a>; rel="license", <https://evil.example>\r\nset-cookie: x="1"'
  const header = formatLinkHeader([{ rel: 'cite-as', href: hostile }]) ?? ''
  expect(header.match(/[<>]/g)).toEqual(['<', '>'])
  expect(header.match(/"/g)).toHaveLength(2)
  expect(header).not.toMatch(/[\r\n]/)
})

test('[SIGN-004] a linkset groups links by relation and names neither itself nor what is not known', () => {
  expect(JSON.parse(formatLinkset([{ anchor: page, links }]))).toEqual({
    linkset: [
      {
        anchor: page,
        item: [{ href: `${page}.fasta`, type: 'text/x-fasta' }, { href: `${page}.tsv` }],
        'cite-as': [{ href: page }],
      },
    ],
  })
})
