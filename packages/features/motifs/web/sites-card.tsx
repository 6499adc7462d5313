import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PictureFrame } from '@rosette/ui-kit/pictures/frame/picture-frame.tsx'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { SaveAsListButton } from '../../list-contents/web/save-as-list-button.tsx'
import type { MotifSites } from '../contract/motifs-answer.ts'
import classes from './motif-results.module.css'
import { sitesQuery } from './motifs-query.ts'

const laneHeight = 22
const top = 24
/** Names of genes stand at the left, in percent of the width. */
const [left, right] = [24, 98]

/** Sites of the ticked motifs gene by gene, and the genes by which of them they have (MOTIF-010). */
export function SitesCard({ params }: { params: URLSearchParams }) {
  const sites = useQuery(sitesQuery(params))
  return (
    <QueryPart query={sites} what="the sites">
      {(answer) => (
        <>
          <TitledCard
            title={`Sites in ${formatCount(answer.genes.length, 'promoter')}`}
            mark={`${formatCount(answer.motifs.length, 'motif')} ticked`}
            isPadded
          >
            <Lanes sites={answer} />
          </TitledCard>
          <GroupsCard sites={answer} />
        </>
      )}
    </QueryPart>
  )
}

function Lanes({ sites: { genes, motifs, within } }: { sites: MotifSites }) {
  const height = top + genes.length * laneHeight
  const name = `Sites of ${motifs.map(({ factor }) => factor).join(', ')}`
  const xOf = (distance: number) => left + ((right - left) * (within - distance)) / within
  return (
    <PictureFrame
      name={name}
      table={{
        caption: name,
        columns: [
          { id: 'gene', label: 'Gene', cell: ({ gene }) => gene },
          { id: 'factor', label: 'Motif', cell: ({ factor }) => factor },
          { id: 'distance', label: 'Begins before the gene', cell: ({ distance }) => `${formatNumber(distance)} bp` },
          { id: 'strand', label: 'Strand', cell: ({ strand }) => strandWords[strand] },
          { id: 'bits', label: 'Score, bits', cell: ({ bits }) => bits.toFixed(2) },
        ],
        rows: genes.flatMap(({ locus, symbol, sites }) =>
          sites.map((site) => ({
            ...site,
            gene: symbol ? `${locus.label} ${symbol}` : locus.label,
            factor: motifs[site.motif]?.factor ?? '',
          })),
        ),
        rowKey: ({ gene, factor, distance }) => `${gene} ${factor} ${distance}`,
      }}
      legend={
        <ul className={classes.keys}>
          {motifs.map(({ matrixId, factor }, index) => (
            <li key={matrixId}>
              <span className={classes.key} data-motif={index} aria-hidden /> {factor}
            </li>
          ))}
          <li>above the line: strand of the gene; below: the other; on it: reads the same on both</li>
        </ul>
      }
    >
      <svg width="100%" height={height} className={classes.lanes}>
        <title>{name}</title>
        <text x={`${left}%`} y="12">
          −{formatNumber(within)}
        </text>
        <text x={`${right}%`} y="12" textAnchor="end">
          gene
        </text>
        {genes.map(({ locus, symbol, sites }, index) => {
          const y = top + laneHeight * (index + 0.5)
          return (
            <g key={locus.key}>
              <text x="0" y={y + 4}>
                {symbol ? `${locus.label} ${symbol}` : locus.label}
              </text>
              <line x1={`${left}%`} x2={`${right}%`} y1={y} y2={y} />
              {sites.map(({ motif, distance, strand }) => (
                <rect
                  key={`${motif} ${distance}`}
                  data-motif={motif}
                  x={`${xOf(distance)}%`}
                  y={y - (strand === 'along' ? 8 : strand === 'both' ? 4 : 0)}
                  width="5"
                  height="8"
                  rx="1"
                />
              ))}
            </g>
          )
        })}
      </svg>
    </PictureFrame>
  )
}

const strandWords = { along: 'of the gene', against: 'the other', both: 'both' } as const

/** Each combination of the motifs with its genes, most motifs first. */
function GroupsCard({ sites: { genes, motifs } }: { sites: MotifSites }) {
  const groups = Map.groupBy(genes, ({ sites }) =>
    motifs.flatMap(({ factor }, index) => (sites.some(({ motif }) => motif === index) ? factor : [])).join(' and '),
  )
  return (
    <TitledCard title="Genes with a site" isPadded>
      <ul className={classes.groups}>
        {[...groups].map(([factors, members]) => {
          const title = factors === '' ? 'No site' : motifs.length > 1 && !factors.includes(' and ') ? `${factors} only` : factors
          return (
            <li key={factors}>
              <strong>{title}</strong> <span>{formatCount(members.length, 'gene')}</span>
              <SaveAsListButton seed={{ kind: 'locus', items: members.map(({ locus }) => locus.label) }} name={title} />
            </li>
          )
        })}
      </ul>
    </TitledCard>
  )
}
