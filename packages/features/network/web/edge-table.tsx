import { PlainButton } from '@rosette/ui-kit/form/plain-button.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import type { SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { PubmedLink } from '@rosette/ui-kit/table/publication-columns.tsx'
import { SectionTable } from '@rosette/ui-kit/table/section-table.tsx'
import { formatCount } from '@rosette/ui-kit/text/format-number.ts'
import { Fragment, useMemo } from 'react'
import type { NetworkNode } from '../contract/network-answer.ts'
import { nameOf, pairOf, type ShownEdge, sourcesOf, verbOf } from './edge-words.ts'
import type { NodeTags } from './node-tags.ts'

type EdgeTableProps = { edges: readonly ShownEdge[]; tagsOf: NodeTags['tagsOf']; onPair(pair: string): void }

/** The edges of the picture as rows. */
export function EdgeTable({ edges, tagsOf, onPair }: EdgeTableProps) {
  const columns = useMemo(() => columnsOf(tagsOf, onPair), [tagsOf, onPair])
  return <SectionTable caption="Edges" columns={columns} rows={edges} rowKey={({ id }) => id} />
}

function columnsOf(tagsOf: EdgeTableProps['tagsOf'], onPair: EdgeTableProps['onPair']): SectionColumn<ShownEdge>[] {
  return [
    { id: 'from', label: 'Gene', cell: ({ a }) => <Gene node={a} tagsOf={tagsOf} />, sortBy: ({ a }) => nameOf(a) },
    { id: 'what', label: 'What', cell: verbOf, sortBy: verbOf },
    { id: 'to', label: 'Gene', cell: ({ b }) => <Gene node={b} tagsOf={tagsOf} />, sortBy: ({ b }) => nameOf(b) },
    { id: 'sources', label: 'Sources', cell: sourcesOf, sortBy: sourcesOf },
    { id: 'method', label: 'Method', cell: methodsOf, sortBy: methodsOf },
    { id: 'article', label: 'Article', cell: (edge) => <Articles edge={edge} /> },
    {
      id: 'statements',
      label: 'Statements',
      cell: (edge) => (
        <PlainButton
          label={`${formatCount(edge.statements.length, 'statement')} about ${nameOf(edge.a)} and ${nameOf(edge.b)}`}
          onClick={() => onPair(pairOf(edge))}
        >
          {edge.statements.length}
        </PlainButton>
      ),
      sortBy: ({ statements }) => statements.length,
      isNumeric: true,
    },
  ]
}

/** A gene with the letters of the groups that it is coloured by. */
function Gene({ node, tagsOf }: { node: NetworkNode; tagsOf: NodeTags['tagsOf'] }) {
  return (
    <>
      <RecordLink to={node.locus}>{nameOf(node)}</RecordLink>
      {tagsOf(node).map(({ letter }) => ` ${letter}`)}
    </>
  )
}

function methodsOf({ statements }: ShownEdge): string {
  return [...new Set(statements.flatMap(({ method }) => method ?? []))].join('; ') || 'not stated'
}

function Articles({ edge: { statements } }: { edge: ShownEdge }) {
  const ids = [...new Set(statements.flatMap(({ pubmedId }) => pubmedId ?? []))]
  if (ids.length === 0) return statements.find(({ reference }) => reference !== null)?.reference ?? 'none named'
  return ids.map((pubmedId, at) => (
    <Fragment key={pubmedId}>
      {at > 0 && ', '}
      <PubmedLink pubmedId={pubmedId} />
    </Fragment>
  ))
}
