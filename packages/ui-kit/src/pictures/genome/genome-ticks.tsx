import { linkPath } from '@rosette/contract-kit/kind/define-kind.ts'
import type { LinkTarget } from '@rosette/contract-kit/kind/record-ref.ts'
import type { Chromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import { useMemo, useState } from 'react'
import { useKindPath } from '../../app-facts.tsx'
import { useScreenUpTo } from '../../layout/use-screen.tsx'
import { RecordLink } from '../../links/record-link.tsx'
import type { SectionColumn } from '../../record/define-page.ts'
import { formatNumber, formatRange } from '../../text/format-number.ts'
import { MarkLink } from '../frame/mark-link.tsx'
import { PictureFrame } from '../frame/picture-frame.tsx'
import { ChromosomeRows } from './chromosome-rows.tsx'
import { type GenomeLayout, layGenome } from './genome-layout.ts'
import classes from './genome-picture.module.css'

/** One thing with a place on the sequence. */
export type GenomeFeature = { record: LinkTarget; chromosome: Chromosome; start: number; end: number }

/** More than these would run into each other: they are drawn as bars per 250 kb. */
export const mostTicks = 60

/** Few things on the chromosomes to scale: a pin for each, which is a link to it. */
export function GenomeTicks({ name, features }: { name: string; features: readonly GenomeFeature[] }) {
  const isNarrow = useScreenUpTo(760)
  const [pointed, setPointed] = useState<string | null>(null)
  const layout = useMemo(() => layGenome(features, isNarrow), [features, isNarrow])
  return (
    <PictureFrame name={name} table={{ caption: name, columns, rows: features, rowKey: keyOf }} readout={pointed}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset. */}
      <svg className={classes.picture} width="100%" height={layout.height} role="group" aria-label={name}>
        <ChromosomeRows layout={layout} region={null} />
        {features.map((feature, index) => (
          <Tick key={keyOf(feature)} feature={feature} index={index} layout={layout} onPoint={setPointed} />
        ))}
      </svg>
    </PictureFrame>
  )
}

type TickProps = { feature: GenomeFeature; index: number; layout: GenomeLayout; onPoint(text: string | null): void }

function Tick({ feature, index, layout, onPoint }: TickProps) {
  const kind = useKindPath(feature.record.kind)
  const { chromosome, start, end, record } = feature
  const label = `${record.label}, ${chromosome}: ${formatRange(start, end)}`
  const x = `${layout.xOf((start + end) / 2)}%`
  const y = layout.yOf(chromosome)
  if (!kind) return null
  return (
    <MarkLink href={linkPath(kind, record)} index={index} label={label} className={classes.mark} onPoint={onPoint}>
      <svg x={x} y={y - 4} className={classes.picture} aria-hidden="true">
        <rect x="-2.5" width="5" height="24" rx="2" className={classes.pin} />
      </svg>
    </MarkLink>
  )
}

function keyOf({ record, chromosome, start, end }: GenomeFeature): string {
  return `${record.kind} ${record.key} ${chromosome} ${start} ${end}`
}

const columns: readonly SectionColumn<GenomeFeature>[] = [
  { id: 'name', label: 'Name', cell: ({ record }) => <RecordLink to={record} />, sortBy: ({ record }) => record.label },
  { id: 'chromosome', label: 'Chromosome', cell: (row) => row.chromosome, sortBy: (row) => row.chromosome },
  { id: 'start', label: 'Start', cell: (row) => formatNumber(row.start), sortBy: (row) => row.start, isNumeric: true },
  { id: 'end', label: 'End', cell: (row) => formatNumber(row.end), sortBy: (row) => row.end, isNumeric: true },
]
