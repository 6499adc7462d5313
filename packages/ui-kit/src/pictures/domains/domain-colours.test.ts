import { expect, test } from 'vitest'
import { domainColours } from './domain-colours.ts'

function entry(accession: string, interproType: string | null, ...places: [number, number][]) {
  const interproData = { accession, name: `name of ${accession}` }
  return { interproData, interproType, places: places.map(([startPosition, endPosition]) => ({ startPosition, endPosition })) }
}

const mads = entry('IPR002100', 'Domain', [17, 77])
const mef2 = entry('IPR033896', 'Domain', [18, 92])
const kBox = entry('IPR002487', 'Domain', [102, 193])
const fold = entry('IPR036879', 'Homologous superfamily', [18, 93])
const family = entry('IPR050142', 'Family', [18, 206])

test('[DPROT-009] entries that overlap share a colour; families and superfamilies have their own', () => {
  const { colourOf, legend } = domainColours([[mads, mef2, fold, family, kBox]])
  const colours = [mads, mef2, kBox, fold, family].map(({ interproData }) => colourOf(interproData.accession))
  expect(colours).toEqual(['first', 'first', 'second', 'superfamily', 'family'])
  expect(legend.map(({ label }) => label)).toEqual(['name of IPR002100', 'name of IPR002487', 'superfamily', 'family'])
})

test('[DPROT-009] a domain keeps its colour on an isoform that lacks another', () => {
  const { colourOf } = domainColours([[mads, kBox], [entry('IPR002487', 'Domain', [88, 179])]])
  expect(colourOf('IPR002487')).toBe('second')
})

test('[DPROT-009] from the third domain on, domains share a colour; an overlap found late joins two', () => {
  const apart = [entry('A', 'Domain', [1, 10]), entry('B', 'Repeat', [20, 30]), entry('C', null, [40, 50]), entry('D', 'Domain', [60, 70])]
  const first = domainColours([apart])
  expect(['A', 'B', 'C', 'D'].map(first.colourOf)).toEqual(['first', 'second', 'other', 'other'])
  const { colourOf } = domainColours([apart, [entry('A', 'Domain', [1, 30]), entry('B', 'Repeat', [20, 40])]])
  expect(['A', 'B', 'C', 'D'].map(colourOf)).toEqual(['first', 'first', 'second', 'other'])
})
