import { Segments } from '@rosette/ui-kit/form/segments.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { PictureFrame } from '@rosette/ui-kit/pictures/frame/picture-frame.tsx'
import { NetworkLegend } from '@rosette/ui-kit/pictures/network/network-legend.tsx'
import { EmptyText } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useState } from 'react'
import type { NetworkAnswer } from '../contract/network-answer.ts'
import { ColourChoice, TagLegend } from './colour-choice.tsx'
import { type ShownEdge, toRenderedEdge } from './edge-words.ts'
import { NetworkGraph } from './network-graph.tsx'
import { NetworkMatrix } from './network-matrix.tsx'
import type { NodeTags } from './node-tags.ts'

/** More edges are a tangle, and begin as a matrix. */
export const mostGraphEdges = 80

/** More are not drawn: the table and the files have them. */
export const mostRenderedEdges = 500

const views = [
  { value: 'graph', label: 'Graph' },
  { value: 'matrix', label: 'Matrix' },
] as const

type NetworkPictureProps = { answer: NetworkAnswer; edges: readonly ShownEdge[]; tags: NodeTags }

/** The edges as a graph or a matrix, in the address (NETWORK-008). */
export function NetworkPicture({ answer: { nodes, total }, edges, tags }: NetworkPictureProps) {
  const { params, go } = useAddress()
  const [pointed, setPointed] = useState<string | null>(null)
  const atFirst = total > mostGraphEdges ? 'matrix' : 'graph'
  const view = views.find(({ value }) => value === params.get('view'))?.value ?? atFirst
  const Drawing = view === 'graph' ? NetworkGraph : NetworkMatrix
  const name = 'Network'
  return (
    <TitledCard title={name} mark={formatCount(total, 'edge')} isPadded>
      {total === 0 ? (
        <EmptyText>No edges between these genes fit the filters.</EmptyText>
      ) : total > mostRenderedEdges ? (
        <EmptyText>
          {`${formatNumber(total)} edges are too many for a picture, which draws up to ${formatNumber(mostRenderedEdges)}. Choose fewer kinds or sources, or a smaller list; the table and the files have them.`}
        </EmptyText>
      ) : (
        <PictureFrame
          name={name}
          // The page shows the edges as a table below.
          table={null}
          tools={
            <>
              <Segments label="Picture" segments={views} value={view} onValue={(next) => go({ view: next === atFirst ? null : next })} />
              <ColourChoice />
            </>
          }
          legend={
            <NetworkLegend edges={edges.map(toRenderedEdge)}>
              <TagLegend tags={tags} mark={params.get('mark') ?? undefined} />
            </NetworkLegend>
          }
          readout={pointed}
        >
          <Drawing
            title={`${formatCount(nodes.length, 'gene')}, ${formatCount(total, 'edge')}`}
            nodes={nodes}
            tagsOf={tags.tagsOf}
            edges={edges}
            pair={params.get('pair')}
            onPair={(pair) => go({ pair })}
            onPoint={setPointed}
          />
        </PictureFrame>
      )}
    </TitledCard>
  )
}
