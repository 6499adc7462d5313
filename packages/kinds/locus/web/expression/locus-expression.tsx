import { HeatStrip } from '@rosette/ui-kit/pictures/heat/heat-strip.tsx'
import type { Part, TableBlock } from '@rosette/ui-kit/record/define-page.ts'
import { PlantOntology, plantOntologyCount } from '@rosette/ui-kit/record/ontology/ontology-annotations.tsx'
import { SectionTable } from '@rosette/ui-kit/table/section-table.tsx'
import { emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatCount } from '@rosette/ui-kit/text/format-number.ts'
import { lazy } from 'react'
import type { EmbryoExpression } from '../../contract/embryo-expression.ts'
import { embryoStages } from '../../contract/embryo-stages.ts'
import type { LocusRecord } from '../../contract/locus-record.ts'
import { dualChannelTable, singleChannelTable } from '../array-element-tables.tsx'
import { ExternalLinks } from '../locus-external-links.tsx'
import classes from './locus-expression.module.css'

export const expressionParts: readonly Part<LocusRecord>[] = [
  {
    id: 'plant-ontology',
    title: 'Plant Ontology',
    block: 'custom',
    render: PlantOntology,
    isEmpty: (locus) => plantOntologyCount(locus) === 0,
    emptyText: emptyTexts.plantOntology,
  },
  {
    id: 'expression-values',
    title: 'Expression by sample',
    block: 'custom',
    render: lazy(async () => ({ default: (await import('./expression-values.tsx')).ExpressionValues })),
    // EXPR-012: no request and no script where there is nothing to show. Only loci of the annotation may be missing from a data set.
    isLeftOut: ({ expressionDataSets, span }) => expressionDataSets.every(({ standing }) => span === null && standing === 'absent'),
  },
  {
    id: 'embryogenesis',
    title: 'Embryo development',
    block: 'custom',
    render: Embryogenesis,
    isEmpty: (locus) => locus.embryoExpression === null,
  },
  {
    id: 'expression-image',
    title: 'Expression image',
    block: 'custom',
    render: lazy(async () => ({ default: (await import('./expression-image.tsx')).ExpressionImage })),
    // The image service knows loci of the annotation.
    isEmpty: (locus) => locus.span === null,
  },
  {
    id: 'array-elements',
    title: 'Array elements',
    block: 'custom',
    render: ArrayElements,
    isEmpty: (locus) => elementCount(locus) === 0,
  },
  {
    id: 'expression-elsewhere',
    title: 'Elsewhere',
    block: 'custom',
    render: ExpressionElsewhere,
    isLeftOut: (locus) => expressionLinks(locus).length === 0,
  },
]

/** DETAIL-056: where there are more measurements than in this release. */
function ExpressionElsewhere({ record }: { record: LocusRecord }) {
  return <ExternalLinks links={expressionLinks(record)} />
}

function expressionLinks({ externalLinkGroups, span }: LocusRecord) {
  // Other sites know loci of the annotation.
  if (span === null) return []
  return externalLinkGroups.find(({ title }) => title === 'Expression')?.links ?? []
}

function Embryogenesis({ record: { name, embryoExpression } }: { record: { name: string; embryoExpression: EmbryoExpression } }) {
  if (embryoExpression === null) return null
  return (
    <HeatStrip
      name={`${name} in seven stages of embryogenesis`}
      labels={{ cell: 'Stage', value: 'Signal' }}
      cells={embryoStages.map((label, index) => ({ label, value: embryoExpression[index] ?? 0 }))}
      legend={<span>Microarray signal, Xiang et al. 2011; the shade is the share of the highest stage</span>}
    />
  )
}

function elementCount({ singleChannelArrayElements, dualChannelArrayElements }: LocusRecord): number {
  return singleChannelArrayElements.length + dualChannelArrayElements.length
}

/** Means over many unlike slides say little of a gene: they are there for who looks for them (EXPR-002). */
function ArrayElements({ record }: { record: LocusRecord }) {
  return (
    <details className={classes.fold}>
      <summary>Averages of {formatCount(elementCount(record), 'array element')}</summary>
      <Elements title="Single Channel Array Elements" table={singleChannelTable} record={record} />
      <Elements title="Dual Channel Array Elements" table={dualChannelTable} record={record} />
    </details>
  )
}

function Elements({ title, table, record }: { title: string; table: TableBlock<LocusRecord>; record: LocusRecord }) {
  const rows = table.rows(record)
  if (rows.length === 0) return null
  return (
    <>
      <h4 className={classes.title}>{title}</h4>
      <SectionTable caption={title} columns={table.columns} rows={rows} rowKey={table.rowKey} />
    </>
  )
}
