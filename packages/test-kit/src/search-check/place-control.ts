import fc from 'fast-check'
import { type Control, entriesOf, nest } from './condition.ts'
import type { SearchDocument } from './search-documents.ts'

/** One place of a record: its chromosome as forms name it, and its ends in base pairs. */
export type Position = { chromosome: unknown; start: unknown; end: unknown }

/** Chromosome and range in kb: a place lies there where it is on the chromosome and has a base of the range (FGERM-013). */
export function placeControl(path: string, placesOf: (document: SearchDocument) => readonly Position[]): Control {
  return ({ documents }) => {
    const places = documents.flatMap(placesOf)
    const positions = places.flatMap(({ start, end }) => [start, end]).filter((position) => typeof position === 'number')
    const kilobases = fc
      .tuple(fc.constantFrom(1000, ...positions), fc.integer({ min: -3000, max: 3000 }))
      .map(([position, away]) => Math.max(0, position + away) / 1000)
    const chromosomes = ['1', '2', '3', '4', '5', 'C', 'M'] as const
    return fc
      .record({ chromosome: fc.constantFrom(...chromosomes), low: kilobases, high: kilobases }, { requiredKeys: [] })
      .map(({ chromosome, low, high }) => {
        const [from, to] = low !== undefined && high !== undefined && low > high ? [high, low] : [low, high]
        return {
          criteria: nest(path, { chromosome: chromosome ?? 'any', low_range: low, high_range: high === undefined ? '' : String(high) }),
          holds: (document) =>
            (chromosome ?? low ?? high) === undefined ||
            placesOf(document).some(
              (place) =>
                (chromosome === undefined || place.chromosome === chromosome) &&
                (from === undefined || (typeof place.end === 'number' && place.end >= Math.round(from * 1000))) &&
                (to === undefined || (typeof place.start === 'number' && place.start <= Math.round(to * 1000))),
            ),
        }
      })
  }
}

/** Records with one place have it in fields of their own. */
export function ownPlace(chromosome: string): (document: SearchDocument) => Position[] {
  return (document) => [
    { chromosome: String(document[chromosome] ?? '').replace(/^Chr/, ''), start: document.start_position, end: document.end_position },
  ]
}

export function listedPlaces(document: SearchDocument): Position[] {
  return entriesOf(document, 'places').map(({ chromosome, start, end }) => ({ chromosome, start, end }))
}
