import type { MapLocation } from '@rosette/contract-kit/records/record-parts.ts'
import { formatGff3 } from './format-gff3.ts'
import type { TextFile } from './page-reuse.ts'

/** A GFF3 file of where a record lies on the genome; none if it lies on genetic maps only. */
export function positionFile(name: string, type: string, locations: readonly MapLocation[]): TextFile[] {
  const onGenome = locations.filter(({ units }) => units === 'bp')
  if (onGenome.length === 0) return []
  const lines = onGenome.map((span) => ({ span, type, attributes: { ID: onGenome.length === 1 ? name : null, Name: name } }))
  return [{ label: 'Position (GFF3)', fileName: `${name}.gff3`, text: () => formatGff3(lines) }]
}
