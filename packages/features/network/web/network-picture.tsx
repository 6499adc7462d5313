import { Segments } from '@rosette/ui-kit/form/segments.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { PictureFrame } from '@rosette/ui-kit/pictures/frame/picture-frame.tsx'
import { EmptyText } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useState } from 'react'
import type { NetworkAnswer } from '../contract/network-answer.ts'
import type { ShownEdge } from './edge-words.ts'
import { NetworkGraph } from './network-graph.tsx'
import { NetworkMatrix } from './network-matrix.tsx'
import classes from './network-picture.module.css'

/** More edges are a tangle, and begin as a matrix. */
export const mostGraphEdges = 80

/** More are not drawn: the table and the files have them. */
export const mostRenderedEdges = 500

const views = [
  { value: 'graph', label: 'Graph' },
  { value: 'matrix', label: 'Matrix' },
] as const

type NetworkPictureProps = { answer: NetworkAnswer; edges: readonly ShownEdge[] }

/** The edges as a graph or a matrix, in the address (NETWORK-008). */
export function NetworkPicture({ answer: { nodes, total }, edges }: NetworkPictureProps) {
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
            <Segments label="Picture" segments={views} value={view} onValue={(next) => go({ view: next === atFirst ? null : next })} />
          }
          legend={<Legend edges={edges} />}
          readout={pointed}
        >
          <Drawing
            title={`${formatCount(nodes.length, 'gene')}, ${formatCount(total, 'edge')}`}
            nodes={nodes}
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

const looks = [
  { look: 'activates', label: 'activates', is: ({ effect }: ShownEdge) => effect === 'activates' },
  { look: 'represses', label: 'represses', is: ({ effect }: ShownEdge) => effect === 'represses' },
  { look: 'both', label: 'both, statements differ', is: ({ effect }: ShownEdge) => effect === 'both' },
  { look: 'unclear', label: 'regulates, effect not stated', is: ({ kind }: ShownEdge) => kind === 'unclear' },
  { look: 'binding', label: 'binds', is: ({ kind }: ShownEdge) => kind === 'binding' },
  { look: 'unstated', label: 'kind not stated', is: ({ kind }: ShownEdge) => kind === 'unstated' },
  {
    look: 'compiled',
    label: 'only in a compilation',
    is: ({ statements }: ShownEdge) => statements.every(({ isCompiled }) => isCompiled),
  },
] as const

function Legend({ edges }: { edges: readonly ShownEdge[] }) {
  const keys = looks.map(({ look, label, is }) => ({ look, label, count: edges.filter(is).length })).filter(({ count }) => count > 0)
  return (
    <ul className={classes.legend}>
      {keys.map(({ look, label, count }) => (
        <li key={look}>
          <span className={classes.key} data-look={look} aria-hidden />
          {label} {formatNumber(count)}
        </li>
      ))}
    </ul>
  )
}
