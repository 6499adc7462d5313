import type { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import type { GeneVariant, PictureModel } from '@rosette/contract-kit/records/gene-picture-parts.ts'
import { RecordLink } from '../../links/record-link.tsx'
import type { SectionColumn } from '../../record/define-page.ts'
import { formatNumber } from '../../text/format-number.ts'
import { describeParts } from './model-shapes.ts'
import type { PictureMatch } from './picture-layout.ts'
import { formatPart, formatVariantType } from './variant-words.ts'

/** A mark of the picture, or what it only names; a match has no record. */
type PictureRow = {
  record: RecordRef | null
  id: string
  label: string
  type: string
  start: number | null
  end: number | null
  part: string
  zygosity: string | null
}

/** Insertions and other polymorphisms first, as they are drawn. */
export function pictureRows(
  models: readonly PictureModel[],
  variants: readonly GeneVariant[],
  matches: readonly PictureMatch[] = [],
): PictureRow[] {
  return [
    ...variants.map((variant) => ({
      ...named(variant.polymorphism),
      type: formatVariantType(variant),
      start: variant.start,
      end: variant.end,
      part: formatPart(variant.part),
      zygosity: variant.zygosity,
    })),
    ...matches.map(({ id, label, start, end }) => ({
      record: null,
      id: `match ${id}`,
      label,
      type: 'alignment',
      start,
      end,
      part: '',
      zygosity: null,
    })),
    ...models.map((model) => ({
      ...named(model.gene),
      type: 'gene model',
      start: model.start,
      end: model.end,
      part: describeParts(model),
      zygosity: null,
    })),
  ]
}

function named(record: RecordRef) {
  return { record, id: `${record.kind} ${record.key}`, label: record.label }
}

export function pictureRowKey({ id }: PictureRow): string {
  return id
}

export const pictureColumns: readonly SectionColumn<PictureRow>[] = [
  { id: 'name', label: 'Name', cell: ({ record, label }) => (record ? <RecordLink to={record} /> : label), sortBy: (row) => row.label },
  { id: 'type', label: 'Type', cell: (row) => row.type, sortBy: (row) => row.type },
  { id: 'start', label: 'Start (bp)', cell: (row) => formatBase(row.start), sortBy: (row) => row.start, isNumeric: true },
  { id: 'end', label: 'End (bp)', cell: (row) => formatBase(row.end), sortBy: (row) => row.end, isNumeric: true },
  { id: 'part', label: 'Part hit', cell: (row) => row.part, sortBy: (row) => row.part },
  { id: 'zygosity', label: 'Zygosity', cell: (row) => row.zygosity ?? '', sortBy: (row) => row.zygosity },
]

function formatBase(base: number | null): string {
  return base === null ? 'not given' : formatNumber(base)
}
