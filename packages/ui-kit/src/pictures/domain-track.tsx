import { Button } from '@mantine/core'
import type { InterproDomain } from '@rosette/contract-kit/records/protein-parts.ts'
import { useState } from 'react'
import { DomainTable } from './domain-table.tsx'
import classes from './domain-track.module.css'
import { type PercentScale, percentScale, roundTicks } from './linear-scale.ts'
import { TrackRuler } from './track-ruler.tsx'

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
export function describeDomain({ interproData, interproType, places }: InterproDomain, length: number): string {
  const where = places.map(({ startPosition, endPosition }) => `${startPosition}–${endPosition}`).join(', ')
  const type = interproType ? `, ${interproType.toLowerCase()}` : ''
  return `${interproData.name ?? interproData.accession}${type}: residues ${where} of ${length}`
}
