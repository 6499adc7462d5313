import { Button } from '@mantine/core'
import type { InterproDomain } from '@rosette/contract-kit/records/protein-parts.ts'
import { useMemo, useState } from 'react'
import { OutsideLink } from '../links/page-link.tsx'
import type { SectionColumn } from '../record/define-page.ts'
import { SectionTable } from '../table/section-table.tsx'
import classes from './domain-track.module.css'
import geneModelTableClasses from './gene-model-table.module.css'
import { type PercentScale, percentScale, roundTicks, TrackRuler } from './track-ruler.tsx'

type DomainTrackProps = { name: string; length: number; domains: readonly InterproDomain[] }

/** A protein from its first to its last residue with one lane for each InterPro entry. */
export function DomainTrack({ name, length, domains }: DomainTrackProps) {
  const [isTable, setTable] = useState(false)
  const scale = percentScale(1, length)
  return (
    <figure className={classes.figure}>
      <div className={classes.row}>
        <span className={classes.axis}>{name}, aa</span>
        <TrackRuler scale={scale} ticks={roundTicks(1, length, 7)} />
      </div>
      {domains.map((domain) => (
        <div key={domain.interproData.accession} className={classes.row}>
          <span className={classes.name} title={domain.interproData.name ?? undefined}>
            {domain.interproData.name ?? domain.interproData.accession}
          </span>
          <DomainLane domain={domain} scale={scale} length={length} />
        </div>
      ))}
      <figcaption className={classes.foot}>
        <Button variant="default" size="xs" aria-expanded={isTable} onClick={() => setTable(!isTable)}>
          {isTable ? 'Hide table' : 'View as table'}
        </Button>
      </figcaption>
      {isTable && <DomainTable domains={domains} />}
    </figure>
  )
}

type LaneProps = { domain: InterproDomain; scale: PercentScale; length: number }

function DomainLane({ domain, scale, length }: LaneProps) {
  return (
    <svg className={classes.lane} width="100%" height="20" role="img" aria-label={describeDomain(domain, length)}>
      <line className={classes.chain} x1={`${scale.percent(1)}%`} x2={`${scale.percent(length)}%`} y1="10" y2="10" />
      {domain.places.map(({ startPosition, endPosition }) => (
        <rect
          key={startPosition}
          className={classes.domain}
          data-type={domain.interproType?.toLowerCase()}
          x={`${scale.percent(startPosition)}%`}
          width={`${Math.max(0.4, scale.width(startPosition, Math.min(endPosition, length) + 1))}%`}
          y="3"
          height="14"
          rx="3"
        />
      ))}
    </svg>
  )
}

/** A text alternative for the drawing of a lane. */
function describeDomain({ interproData, interproType, places }: InterproDomain, length: number): string {
  const where = places.map(({ startPosition, endPosition }) => `${startPosition}–${endPosition}`).join(', ')
  const type = interproType ? `, ${interproType.toLowerCase()}` : ''
  return `${interproData.name ?? interproData.accession}${type}: residues ${where} of ${length}`
}

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
function DomainTable({ domains }: { domains: readonly InterproDomain[] }) {
  const rows = useMemo(
    () =>
      domains.flatMap(({ places, ...domain }) =>
        places.map((place) => ({ ...domain, start: place.startPosition, end: place.endPosition })),
      ),
    [domains],
  )
  return (
    <div className={geneModelTableClasses.frame}>
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
