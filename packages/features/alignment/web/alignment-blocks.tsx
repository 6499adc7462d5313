import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { type PlainColumn, PlainTable } from '@rosette/ui-kit/table/plain-table.tsx'
import { useMemo } from 'react'
import { type AlignedRow, blockWidth, conservationOf } from '../contract/aligned-rows.ts'
import type { AlignedProtein } from '../contract/alignment-call.ts'
import classes from './alignment-result.module.css'
import { residueGroups, stretchesOf } from './residue-groups.ts'

type AlignmentBlocksProps = { rows: readonly AlignedRow[]; proteins: readonly AlignedProtein[] }

/** The alignment in blocks of 60 columns: names, residues by property, the number of the last residue, and what is conserved. */
export function AlignmentBlocks({ rows, proteins }: AlignmentBlocksProps) {
  const lines = useMemo(() => linesOf(rows, proteins), [rows, proteins])
  const width = rows[0]?.letters.length ?? 0
  const starts = Array.from({ length: Math.ceil(width / blockWidth) }, (_, block) => block * blockWidth)
  return (
    <>
      <Legend />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard. */}
      <section className={classes.scroll} aria-label="Alignment in blocks" tabIndex={0}>
        {starts.map((start) => (
          <PlainTable
            key={start}
            caption={`Columns ${start + 1} to ${Math.min(start + blockWidth, width)}`}
            className={classes.block}
            isHeadless
            columns={columnsFrom(start)}
            rows={lines}
            rowKey={({ name }) => name}
          />
        ))}
      </section>
    </>
  )
}

/** A row of the alignment, or what is conserved below them. */
type Line = AlignedRow & { protein: AlignedProtein | null }

const conservation = 'Conservation'

function linesOf(rows: readonly AlignedRow[], proteins: readonly AlignedProtein[]): Line[] {
  const aligned = rows.map((row, index) => ({ ...row, protein: proteins[index] ?? null }))
  return [...aligned, { name: conservation, letters: conservationOf(rows), protein: null }]
}

function columnsFrom(start: number): PlainColumn<Line>[] {
  const end = start + blockWidth
  return [
    { id: 'name', label: 'Protein', isName: true, cell: ({ name, protein }) => <ProteinName name={name} protein={protein} /> },
    {
      id: 'letters',
      label: 'Residues',
      className: classes.letters,
      cell: ({ name, letters }) => (name === conservation ? letters.slice(start, end) : <Residues letters={letters.slice(start, end)} />),
    },
    {
      id: 'last',
      label: 'Last residue',
      className: classes.number,
      cell: ({ name, letters }) => (name === conservation ? null : letters.slice(0, end).replaceAll('-', '').length),
    },
  ]
}

function Residues({ letters }: { letters: string }) {
  return stretchesOf(letters).map((stretch) => (
    <span key={stretch.at} data-group={stretch.group ?? undefined}>
      {stretch.letters}
    </span>
  ))
}

/** Its name, which leads to its locus, and its symbol. */
export function ProteinName({ name, protein }: { name: string; protein: AlignedProtein | null }) {
  return (
    <>
      {protein?.locus ? <RecordLink to={{ ...protein.locus, label: name }} /> : name}
      {protein?.symbol && ` ${protein.symbol}`}
    </>
  )
}

function Legend() {
  return (
    <ul className={classes.legend}>
      {residueGroups.map(({ id, label, letters }) => (
        <li key={id}>
          <span className={classes.swatch} data-group={id} aria-hidden />
          {label} ({[...letters].join(' ')})
        </li>
      ))}
      <li>* identical, : and . alike</li>
    </ul>
  )
}
