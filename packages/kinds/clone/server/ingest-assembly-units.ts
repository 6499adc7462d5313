import { chromosomeLengths, parseChromosome } from '@rosette/contract-kit/genome.ts'
import { cleanText } from '@rosette/file-formats/clean-text.ts'
import { accept, type Parsed, refuse } from '@rosette/file-formats/parsed.ts'
import type { CopyValue, Source } from '@rosette/release-kit/source.ts'

/** The tiling path: the clones that the sequence of TAIR9, which is that of TAIR10, was put together from. */
export const ingestAssemblyUnits: Source = {
  title: 'Clones of the tiling path',
  file: /^TAIR(9|10)_GFF3_assemblies\.gff(\.gz)?$/,
  isRequired: false,
  licence: 'public data of TAIR',
  citation: 'Lamesch et al. (2012) The Arabidopsis Information Resource (TAIR): improved gene annotation and new tools. NAR 40:D1202–D1210',
  tables: { clone_place: ['name', 'chromosome', 'start_position', 'end_position', 'orientation'] },
  ingest: (out) => ({
    line(text) {
      if (text.trim() === '' || text.startsWith('#')) return
      const place = parsePlace(cleanText(text))
      if (!place.ok) out.reject(place.reason)
      else if (place.value) out.row('clone_place', place.value)
    },
  }),
}

/** A unit of the assembly; null for a line that is no clone. */
function parsePlace(text: string): Parsed<CopyValue[] | null> {
  const [sequence = '', , type, start = '', end = '', , strand, , attributes = ''] = text.trimEnd().split('\t')
  // Whole chromosomes stand in the file, too.
  if (type !== 'BAC_cloned_genomic_insert') return accept(null)
  const chromosome = parseChromosome(sequence)
  const name = /(?:^|;)Name=([^;]+)/.exec(attributes)?.[1]
  if (chromosome === null || name === undefined) return refuse('a chromosome and a name are needed')
  // A thousand unknown bases stand for each centromere, as a unit of its own (CEN1).
  if (/^CEN\d$/.test(name)) return accept(null)
  const [first, last] = [Number(start), Number(end)]
  if (!Number.isInteger(first) || !Number.isInteger(last) || first < 1 || last < first || last > chromosomeLengths[chromosome])
    return refuse(`${start} to ${end} is no place on ${chromosome}`)
  return accept([decodeURIComponent(name), chromosome, first, last, orientationOf(strand)])
}

function orientationOf(strand: string | undefined): 'F' | 'R' | null {
  if (strand === '+') return 'F'
  return strand === '-' ? 'R' : null
}
