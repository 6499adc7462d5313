import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { OutsideLink } from '@rosette/ui-kit/links/page-link.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import type { DomainColour } from '@rosette/ui-kit/pictures/domains/domain-colours.ts'
import { PlainTable } from '@rosette/ui-kit/table/plain-table.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { Fragment } from 'react'
import type { ProteinRecord } from '../contract/protein-record.ts'
import type { ProteinIsoform } from '../contract/protein-relatives.ts'
import { coloursOfProtein } from './protein-groups.ts'
import classes from './protein-isoforms.module.css'

/** The proteins of the locus to one scale: what a gene model lacks is seen at once. */
export function ProteinIsoforms({ record }: { record: ProteinRecord }) {
  const { isoforms, proteinId } = record
  const { colourOf } = coloursOfProtein(record)
  const longest = Math.max(...isoforms.map(({ length }) => length))
  return (
    <TitledCard id="isoforms" title="Isoforms" mark={formatNumber(isoforms.length)}>
      <PlainTable
        caption="Isoforms"
        className={classes.table}
        rows={isoforms}
        rowKey={({ protein }) => protein.key}
        isCurrent={({ protein }) => protein.key === proteinId}
        columns={[
          {
            id: 'model',
            label: 'Gene model',
            isName: true,
            cell: ({ protein }) => (
              <>
                <RecordLink to={protein} />
                {protein.key === proteinId && <span className={classes.here}>this protein</span>}
              </>
            ),
          },
          { id: 'residues', label: 'Residues', isNumeric: true, cell: ({ length }) => formatNumber(length) },
          {
            id: 'kda',
            label: 'kDa',
            isNumeric: true,
            cell: ({ calcMw }) => (calcMw === null ? 'Unknown' : (calcMw / 1000).toFixed(1)),
          },
          {
            id: 'domains',
            label: 'Domains, drawn to one scale',
            className: classes.drawing,
            isUnlabelled: true,
            cell: (isoform) => <IsoformBar isoform={isoform} longest={longest} colourOf={colourOf} />,
          },
          { id: 'uniprot', label: 'UniProt', cell: ({ uniprotIds }) => <UniprotIds ids={uniprotIds} /> },
        ]}
      />
    </TitledCard>
  )
}

type IsoformBarProps = { isoform: ProteinIsoform; longest: number; colourOf(accession: string): DomainColour }

/** Domains alone: families and superfamilies would cover them. */
function IsoformBar({ isoform: { length, domains }, longest, colourOf }: IsoformBarProps) {
  const shown = domains.filter(({ interproData: { accession } }) => !['family', 'superfamily'].includes(colourOf(accession)))
  const percent = (residues: number) => `${(residues / longest) * 100}%`
  const names = shown.map(({ interproData: { accession, name }, places }) => {
    return `${name ?? accession} ${places.map((place) => `${place.startPosition}–${place.endPosition}`).join(', ')}`
  })
  return (
    <svg width="100%" height="16" role="img" aria-label={`${length} residues: ${names.join('; ') || 'no domain'}`}>
      <line className={classes.chain} x1="0" x2={percent(length)} y1="8" y2="8" />
      {shown.map(({ interproData: { accession }, places }) =>
        places.map(({ startPosition, endPosition }) => (
          <rect
            key={`${accession} ${startPosition}`}
            className={classes.domain}
            data-colour={colourOf(accession)}
            x={percent(startPosition - 1)}
            width={percent(Math.min(endPosition, length) - startPosition + 1)}
            y="3"
            height="10"
            rx="2"
          />
        )),
      )}
    </svg>
  )
}

function UniprotIds({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return 'None'
  return ids.map((id, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <OutsideLink href={`https://www.uniprot.org/uniprotkb/${id}`}>{id}</OutsideLink>
    </Fragment>
  ))
}
