import { recordPartQuery } from '@rosette/api-client/record-part-query.ts'
import { networkPath } from '@rosette/contract-kit/site-paths/network-path.ts'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { Segments } from '@rosette/ui-kit/form/segments.tsx'
import { useScreenUpTo } from '@rosette/ui-kit/layout/use-screen.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { PictureFrame } from '@rosette/ui-kit/pictures/frame/picture-frame.tsx'
import { NetworkDrawing } from '@rosette/ui-kit/pictures/network/network-drawing.tsx'
import { NetworkLegend } from '@rosette/ui-kit/pictures/network/network-legend.tsx'
import type { RenderedEdge } from '@rosette/ui-kit/pictures/network/rendered-network.ts'
import type { SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type LocusNeighbourhood, locusNeighbourhood, type NeighbourhoodEdge } from '../../contract/interactions/locus-neighbourhood.ts'
import type { LocusRecord } from '../../contract/locus-record.ts'
import { placeAround } from './place-around.ts'

/** Edges among partners hide those of the locus if there are more in all. */
const mostAtFirst = 80

/** Names around a circle need this much room. */
const mostOnPhone = 12

const reaches = [
  { value: 'own', label: 'Its own edges' },
  { value: 'all', label: 'Also among partners' },
] as const

export function NeighbourhoodPicture({ record }: { record: LocusRecord }) {
  const part = useQuery(recordPartQuery(locusNeighbourhood, record.locusId, {}))
  return (
    <QueryPart query={part} what="the neighbourhood" height={420}>
      {(answer) => <Neighbourhood name={record.name} answer={answer} />}
    </QueryPart>
  )
}

/** A locus amid its partners: the picture, and the same edges as a table. */
function Neighbourhood({ name, answer }: { name: string; answer: LocusNeighbourhood }) {
  const isNarrow = useScreenUpTo(760)
  const [reach, setReach] = useState<'own' | 'all'>(answer.edges.length > mostAtFirst ? 'own' : 'all')
  const [pair, setPair] = useState<string | null>(null)
  const [pointed, setPointed] = useState<string | null>(null)
  const genes = isNarrow ? answer.genes.slice(0, mostOnPhone + 1) : answer.genes
  const rows = answer.edges
    .filter(({ from, to }) => from < genes.length && to < genes.length && (reach === 'all' || from === 0 || to === 0))
    .map((edge) => toRow(edge, genes))
  return (
    <>
      <p>
        {name} and {genes.length - 1 < answer.partners ? `the ${genes.length - 1} of its ` : 'its '}
        {formatCount(answer.partners, 'partner')}
        {genes.length - 1 < answer.partners && ' that most sources name'}.{' '}
        <PageLink href={networkPath({ items: genes.map(({ locus }) => locus.label).join(',') })}>Open these genes as a network</PageLink>
      </p>
      <PictureFrame
        name={`Neighbourhood of ${name}`}
        table={{ caption: `Edges around ${name}`, columns, rows, rowKey: ({ id }) => id }}
        tools={<Segments label="Edges" segments={reaches} value={reach} onValue={setReach} />}
        legend={<NetworkLegend edges={rows} />}
        readout={pointed}
      >
        <NetworkDrawing
          title={`${name} and ${formatCount(genes.length - 1, 'partner')}, ${formatCount(rows.length, 'edge')}`}
          nodes={genes.map((gene) => ({ id: gene.locus.label, label: labelOf(gene), tags: [] }))}
          edges={rows}
          places={placeAround(genes.length - 1)}
          height={isNarrow ? 420 : 540}
          pair={pair}
          onPair={setPair}
          onPoint={setPointed}
        />
      </PictureFrame>
    </>
  )
}

type Gene = LocusNeighbourhood['genes'][number]
type EdgeRow = RenderedEdge & Pick<NeighbourhoodEdge, 'sources' | 'statements'> & { a: Gene; b: Gene; verb: string }

function toRow({ from, to, interactionType, effect, sources, statements, isCompiled }: NeighbourhoodEdge, genes: readonly Gene[]): EdgeRow {
  const [a, b] = [genes[from], genes[to]]
  if (!a || !b) throw new Error('An edge is between genes of the neighbourhood')
  const look = interactionType === 'physical' ? 'binding' : interactionType === null ? 'unstated' : (effect ?? 'unclear')
  const verb = verbs[look]
  return {
    id: `${from} ${to} ${look}`,
    from,
    to,
    pair: [a.locus.label, b.locus.label].toSorted().join(' '),
    label: `${labelOf(a)} ${verb} ${labelOf(b)}, by ${sources.join(', ')}`,
    look,
    isDashed: isCompiled,
    sources,
    statements,
    a,
    b,
    verb,
  }
}

const verbs = {
  binding: 'binds',
  unstated: 'interacts with',
  unclear: 'regulates',
  activates: 'activates',
  represses: 'represses',
  both: 'activates or represses',
} as const

function labelOf({ locus, symbol }: Gene): string {
  return symbol ?? locus.label
}

const columns: readonly SectionColumn<EdgeRow>[] = [
  { id: 'from', label: 'Gene', cell: ({ a }) => <RecordLink to={a.locus}>{labelOf(a)}</RecordLink>, sortBy: ({ a }) => labelOf(a) },
  { id: 'what', label: 'What', cell: ({ verb }) => verb, sortBy: ({ verb }) => verb },
  { id: 'to', label: 'Gene', cell: ({ b }) => <RecordLink to={b.locus}>{labelOf(b)}</RecordLink>, sortBy: ({ b }) => labelOf(b) },
  {
    id: 'sources',
    label: 'Sources',
    cell: ({ sources, isDashed }) => `${sources.join(', ')}${isDashed ? ' (compilation)' : ''}`,
    sortBy: ({ sources }) => sources.length,
  },
  {
    id: 'statements',
    label: 'Statements',
    cell: ({ statements }) => formatNumber(statements),
    sortBy: ({ statements }) => statements,
    isNumeric: true,
  },
]
