import { recordPartQuery } from '@rosette/api-client/record-part-query.ts'
import { recordPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { PlainButton } from '@rosette/ui-kit/form/plain-button.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { RecordLinkList } from '@rosette/ui-kit/links/record-link.tsx'
import type { OntologyNode } from '@rosette/ui-kit/pictures/ontology-rows.ts'
import { OntologyLegend, OntologyTree } from '@rosette/ui-kit/pictures/ontology-tree.tsx'
import type { SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { SectionTable } from '@rosette/ui-kit/table/section-table.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keywordKind } from '../contract/keyword-kind.ts'
import type { KeywordRecord } from '../contract/keyword-record.ts'
import { type KeywordTree, keywordChildren, keywordTree, type TreeTerm } from '../contract/keyword-tree.ts'
import classes from './keyword-place.module.css'

/** Where a term sits in its ontology, as a tree or as a table. */
export function KeywordPlace({ record }: { record: KeywordRecord }) {
  const [isTable, setTable] = useState(false)
  const found = useQuery(recordPartQuery(keywordTree, record.keywordId))
  const hasTree = found.data !== undefined && found.data.path.length > 0
  return (
    <TitledCard
      title="Position in the ontology"
      action={hasTree && <PlainButton onClick={() => setTable(!isTable)}>{isTable ? 'View as tree' : 'View as table'}</PlainButton>}
    >
      <div className={classes.body}>
        <QueryPart query={found} what="the ontology" isEmpty={({ path }) => path.length === 0} empty={<NoTree record={record} />}>
          {(tree) => (isTable ? <PlaceTable tree={tree} /> : <PlaceTree tree={tree} />)}
        </QueryPart>
      </div>
    </TitledCard>
  )
}

/** DKEY-016. */
function NoTree({ record: { isObsolete, replacements, summary } }: { record: KeywordRecord }) {
  if (!isObsolete) {
    return <p className={classes.note}>This keyword belongs to no ontology ({summary.kwType}), so it has no parent or child terms.</p>
  }
  return (
    <div className={classes.note}>
      <p>This term is obsolete. Its ontology has removed it from the tree{replacements.length > 0 ? ' and recommends instead:' : '.'}</p>
      {replacements.length > 0 && <RecordLinkList links={replacements} />}
    </div>
  )
}

function PlaceTree({ tree }: { tree: KeywordTree }) {
  const client = useQueryClient()
  const place = {
    path: tree.path.map(toNode),
    siblingCount: tree.siblingCount,
    onlySibling: tree.onlySibling && toNode(tree.onlySibling),
    children: tree.children.map(toNode),
  }
  const loadChildren = async ({ id }: OntologyNode) => (await client.fetchQuery(recordPartQuery(keywordChildren, id))).children.map(toNode)
  return (
    <>
      <OntologyTree label="Place in the ontology" place={place} loadChildren={loadChildren} />
      <OntologyLegend />
      <p className={classes.hint}>
        Genes are counted once per term, over <i>is a</i> and <i>part of</i>. Arrow keys move, Enter opens a term.{' '}
        <OtherParents terms={tree.otherParents} />
      </p>
    </>
  )
}

function toNode({ keywordId, name, locusCount, totalLocusCount, childCount }: TreeTerm): OntologyNode {
  return { id: keywordId, name, href: recordPath(keywordKind, keywordId), ownCount: locusCount, count: totalLocusCount, childCount }
}

const mostNamed = 6

/** A term may have several parents, and so may each of its ancestors: the tree shows one way, this names where the others begin. */
function OtherParents({ terms }: { terms: readonly TreeTerm[] }) {
  if (terms.length === 0) return null
  const left = terms.length - mostNamed
  return (
    <>
      Other paths to the root lead over{' '}
      {terms.slice(0, mostNamed).map(({ keywordId, name, totalLocusCount }, index) => (
        <span key={keywordId}>
          {index > 0 && ', '}
          <PageLink href={recordPath(keywordKind, keywordId)}>{name}</PageLink> ({formatNumber(totalLocusCount)})
        </span>
      ))}
      {left > 0 && ` and ${left} more`}.
    </>
  )
}

type PlacedTerm = TreeTerm & { standing: string }

const columns: readonly SectionColumn<PlacedTerm>[] = [
  { id: 'term', label: 'Term', cell: ({ keywordId, name }) => <PageLink href={recordPath(keywordKind, keywordId)}>{name}</PageLink> },
  { id: 'standing', label: 'Place', cell: ({ standing }) => standing },
  {
    id: 'own',
    label: 'Genes here',
    isNumeric: true,
    cell: ({ locusCount }) => formatNumber(locusCount),
    sortBy: ({ locusCount }) => locusCount,
  },
  {
    id: 'total',
    label: 'With child terms',
    isNumeric: true,
    cell: ({ totalLocusCount }) => formatNumber(totalLocusCount),
    sortBy: ({ totalLocusCount }) => totalLocusCount,
  },
]

function PlaceTable({ tree: { path, otherParents, children } }: { tree: KeywordTree }) {
  const rows: PlacedTerm[] = [
    ...path.map((term, index) => ({ ...term, standing: index === path.length - 1 ? 'this term' : 'above, on the path' })),
    ...otherParents.map((term) => ({ ...term, standing: 'above, on another path' })),
    ...children.map((term) => ({ ...term, standing: `child term by ${term.relationships.join(' and ').replaceAll('_', ' ')}` })),
  ]
  return (
    <SectionTable
      caption="Place in the ontology"
      columns={columns}
      rows={rows}
      rowKey={({ keywordId, standing }) => `${keywordId} ${standing}`}
    />
  )
}
