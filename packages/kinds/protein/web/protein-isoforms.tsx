import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { OutsideLink } from '@rosette/ui-kit/links/page-link.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import type { DomainColour } from '@rosette/ui-kit/pictures/domains/domain-colours.ts'
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
    <TitledCard title="Isoforms" mark={formatNumber(isoforms.length)}>
      <table className={classes.table}>
        <caption className="visually-hidden">Isoforms</caption>
        <thead>
          <tr>
            <th scope="col">Gene model</th>
            <th scope="col" className={classes.number}>
              Residues
            </th>
            <th scope="col" className={classes.number}>
              kDa
            </th>
            <th scope="col">Domains, drawn to one scale</th>
            <th scope="col">UniProt</th>
          </tr>
        </thead>
        <tbody>
          {isoforms.map((isoform) => (
            <tr key={isoform.protein.key} aria-current={isoform.protein.key === proteinId ? 'true' : undefined}>
              <th scope="row">
                <RecordLink to={isoform.protein} />
                {isoform.protein.key === proteinId && <span className={classes.here}>this protein</span>}
              </th>
              <td className={classes.number} data-label="Residues">
                {formatNumber(isoform.length)}
              </td>
              <td className={classes.number} data-label="kDa">
                {isoform.calcMw === null ? 'Unknown' : (isoform.calcMw / 1000).toFixed(1)}
              </td>
              <td className={classes.drawing}>
                <IsoformBar isoform={isoform} longest={longest} colourOf={colourOf} />
              </td>
              <td data-label="UniProt">
                <UniprotIds ids={isoform.uniprotIds} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
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
  return ids.map((id, place) => (
    <Fragment key={id}>
      {place > 0 && ', '}
      <OutsideLink href={`https://www.uniprot.org/uniprotkb/${id}`}>{id}</OutsideLink>
    </Fragment>
  ))
}
