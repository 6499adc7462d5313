import { type ExonPart, formatResidues, type SequenceType, stretchesOf } from '@rosette/ui-kit/sequence/exon-parts.ts'
import { ExonStrip, shadeOf } from '@rosette/ui-kit/sequence/exon-strip.tsx'
import { SequenceBox } from '@rosette/ui-kit/sequence/sequence-box.tsx'
import { PlainTable } from '@rosette/ui-kit/table/plain-table.tsx'
import { EmptyText } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatNumber, formatRange } from '@rosette/ui-kit/text/format-number.ts'
import { useState } from 'react'
import type { GeneModel } from '../contract/locus-record.ts'
import classes from './model-sequence.module.css'

type ModelSequenceProps = {
  model: GeneModel
  span: Pick<GeneModel, 'chromosome' | 'start' | 'end'>
  type: SequenceType
  label: string
  parts: readonly ExonPart[]
  proteinLength: number
  /** Null if the release does not have it. */
  sequence: string | null
}

/** One sequence of a gene model: strip and table of its exons, and its letters in their shades. */
export function ModelSequence({ model, span, type, label, parts, proteinLength, sequence }: ModelSequenceProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const stretches = stretchesOf(type, parts, span, model.orientation === 'R')
  const isCoding = type === 'coding' || type === 'protein'
  const description = `${label}, ${span.chromosome}:${formatRange(span.start, span.end)}`
  return (
    <>
      <ExonStrip stretches={stretches} chosen={chosen} onChoose={setChosen} />
      <p className={classes.hint}>
        {isCoding ? 'Coding exons' : 'Exons'} of {formatNumber(parts.length)}; the shade of a letter is that of its exon. Choose an exon to
        mark its letters.
      </p>
      <div className={classes.columns}>
        {sequence === null ? (
          <EmptyText>
            {type === 'protein' ? 'This release has no protein sequence of this model.' : 'This release has no genomic sequence here.'}
          </EmptyText>
        ) : (
          <div>
            <SequenceBox
              name={model.name}
              sequence={sequence}
              type={type === 'protein' ? 'protein' : 'sequence'}
              stretches={stretches}
              chosen={chosen}
              fasta={{ description, fileName: `${model.name}_${label.toLowerCase()}.fasta` }}
            />
            {type === 'protein' && !sequence.startsWith('M') && (
              <p className={classes.hint}>The first letter is {sequence[0]}: this model does not begin with ATG.</p>
            )}
          </div>
        )}
        <ExonTable parts={parts} chromosome={span.chromosome} isCoding={isCoding} proteinLength={proteinLength} />
      </div>
    </>
  )
}

type ExonTableProps = Pick<ModelSequenceProps, 'parts' | 'proteinLength'> & { chromosome: string; isCoding: boolean }

/** SEQ-004. */
function ExonTable({ parts, chromosome, isCoding, proteinLength }: ExonTableProps) {
  const rows = parts.flatMap((part) => (isCoding ? (part.coding ? [{ ...part, ...part.coding }] : []) : [part]))
  return (
    <PlainTable
      caption={isCoding ? 'Coding exons' : 'Exons'}
      className={classes.exons}
      rows={rows}
      rowKey={({ number }) => number}
      columns={[
        {
          id: 'exon',
          label: isCoding ? 'Coding exon' : 'Exon',
          isName: true,
          cell: ({ number }) => (
            <span className={classes.number} data-shade={shadeOf(number)}>
              {number}
            </span>
          ),
        },
        { id: 'range', label: chromosome, cell: ({ start, end }) => formatRange(start, end) },
        { id: 'bases', label: 'Bases', cell: ({ bases }) => formatNumber(bases) },
        { id: 'residues', label: 'Residues', cell: ({ coding }) => (coding ? formatResidues(coding, proteinLength) : 'none') },
      ]}
    />
  )
}
