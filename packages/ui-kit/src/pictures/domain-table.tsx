import type { InterproDomain } from '@rosette/contract-kit/records/protein-parts.ts'
import { useMemo } from 'react'
import { OutsideLink } from '../links/outside-link.tsx'
import type { SectionColumn } from '../record/define-page.ts'
import { SectionTable } from '../table/section-table.tsx'
import classes from './gene-model-table.module.css'

type PlaceRow = Omit<InterproDomain, 'places'> & { start: number; end: number }

const columns: readonly SectionColumn<PlaceRow>[] = [
  { id: 'name', label: 'InterPro entry', cell: ({ interproData: { name } }) => name ?? 'Unknown', sortBy: (row) => row.interproData.name },
  {
    id: 'accession',
    label: 'Accession',
    cell: ({ interproData: { accession } }) => <InterproLink accession={accession} />,
    sortBy: (row) => row.interproData.accession,
  },
  { id: 'type', label: 'Type', cell: (row) => row.interproType ?? 'Unknown', sortBy: (row) => row.interproType },
  { id: 'start', label: 'Start', cell: (row) => row.start, sortBy: (row) => row.start, isNumeric: true },
  { id: 'end', label: 'End', cell: (row) => row.end, sortBy: (row) => row.end, isNumeric: true },
]

/** The domains of a protein as a table. */
export function DomainTable({ domains }: { domains: readonly InterproDomain[] }) {
  const rows = useMemo(
    () =>
      domains.flatMap(({ places, ...domain }) =>
        places.map((place) => ({ ...domain, start: place.startPosition, end: place.endPosition })),
      ),
    [domains],
  )
  return (
    <div className={classes.frame}>
      <SectionTable
        caption="InterPro entries"
        columns={columns}
        rows={rows}
        rowKey={(row) => `${row.interproData.accession} ${row.start}`}
      />
    </div>
  )
}

export function InterproLink({ accession }: { accession: string }) {
  return <OutsideLink href={`https://www.ebi.ac.uk/interpro/entry/InterPro/${accession}/`}>{accession}</OutsideLink>
}
