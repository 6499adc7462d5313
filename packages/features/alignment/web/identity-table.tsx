import { type PlainColumn, PlainTable } from '@rosette/ui-kit/table/plain-table.tsx'
import { useMemo } from 'react'
import { type AlignedRow, identityOf } from '../contract/aligned-rows.ts'
import type { AlignedProtein } from '../contract/alignment-call.ts'
import { ProteinName } from './alignment-blocks.tsx'
import classes from './alignment-result.module.css'

/** Percent of identical residues for each pair of proteins. */
export function IdentityTable({ rows, proteins }: { rows: readonly AlignedRow[]; proteins: readonly AlignedProtein[] }) {
  const columns = useMemo(() => columnsOf(rows, proteins), [rows, proteins])
  return (
    <>
      <p className={classes.small}>Percent of identical residues among the columns in which both proteins have one.</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard. */}
      <section className={classes.scroll} aria-label="Identity of each pair" tabIndex={0}>
        <PlainTable
          caption="Identity of each pair of proteins, in percent"
          className={classes.matrix}
          columns={columns}
          rows={rows}
          rowKey={({ name }) => name}
        />
      </section>
    </>
  )
}

function columnsOf(rows: readonly AlignedRow[], proteins: readonly AlignedProtein[]): PlainColumn<AlignedRow>[] {
  const proteinOf = (name: string) => proteins.find((protein) => protein.name === name) ?? null
  const others = rows.map(
    (other): PlainColumn<AlignedRow> => ({
      id: other.name,
      label: proteinOf(other.name)?.symbol ?? other.name,
      isNumeric: true,
      cell: ({ letters }) => identityOf(letters, other.letters)?.toFixed(1) ?? '–',
    }),
  )
  const named: PlainColumn<AlignedRow> = {
    id: 'protein',
    label: 'Protein',
    isName: true,
    cell: ({ name }) => <ProteinName name={name} protein={proteinOf(name)} />,
  }
  return [named, ...others]
}
