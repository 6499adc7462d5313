import { util } from '@gmod/gff'
import { accept, type Parsed, parseInterval, refuse } from './parsed.ts'

/** One line of a GFF3 file: positions are 1-based, the end is included. A dot in the file is null here. */
export type Gff3Feature = {
  seqid: string
  source: string | null
  type: string
  start: number
  end: number
  strand: '+' | '-' | null
  /** For a coding part: how many bases at its start belong to the previous codon. */
  phase: 0 | 1 | 2 | null
  id: string | null
  parents: readonly string[]
  attributes: Readonly<Record<string, readonly string[]>>
}

export type Gff3Reading = {
  feature(feature: Gff3Feature): void
  /** All features so far are complete: nothing that follows refers to them (`###`, and the end of the file). */
  whole(): void
  reject(reason: string): void
}

/** Reads GFF3 line by line without keeping lines. Sequences at the end of a file (`##FASTA`) are skipped. */
export function readGff3({ feature, whole, reject }: Gff3Reading): { line(text: string): void; end(): void } {
  let isOver = false
  return {
    line(text) {
      if (isOver || text.trim() === '') return
      if (text.startsWith('#')) {
        if (text.startsWith('###')) whole()
        else if (util.parseDirective(text)?.directive === 'FASTA') isOver = true
        return
      }
      const parsed = parseGff3Line(text)
      if (parsed.ok) feature(parsed.value)
      else reject(parsed.reason)
    },
    end: whole,
  }
}

export function parseGff3Line(line: string): Parsed<Gff3Feature> {
  const columns = line.split('\t')
  if (columns.length !== 9) return refuse(`${columns.length} columns instead of 9`)
  const interval = parseInterval(columns[3] ?? '', columns[4] ?? '', 1)
  if (!interval.ok) return interval
  const parsed = parseWithLibrary(line)
  if (parsed === null) return refuse('a value is not escaped correctly')
  const { seq_id: seqid, source, type, strand } = parsed
  if (!seqid || !type) return refuse('a feature needs a sequence and a type')
  if (strand !== '+' && strand !== '-' && strand !== '?' && strand !== null)
    return refuse(`strand ${JSON.stringify(strand)} is none of + - ? .`)
  const phase = ([0, 1, 2] as const).find((number) => String(number) === parsed.phase) ?? null
  if (parsed.phase !== null && phase === null) return refuse(`phase ${JSON.stringify(parsed.phase)} is none of 0 1 2 .`)
  const attributes = parsed.attributes ?? {}
  return accept({
    seqid,
    source,
    type,
    ...interval.value,
    strand: strand === '?' ? null : strand,
    phase,
    id: attributes.ID?.[0] ?? null,
    parents: attributes.Parent ?? [],
    attributes,
  })
}

/** A percent sign that does not start an escape stands for itself, as in descriptions ("50% identical"). Null for bytes that are not UTF-8. */
function parseWithLibrary(line: string): ReturnType<typeof util.parseFeature> | null {
  try {
    return util.parseFeature(line.replaceAll(/%(?![0-9A-Fa-f]{2})/g, '%25'))
  } catch {
    return null
  }
}
