import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { definePage, defineTable, type KeyFact, type SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { AttributionName, attributionKey, CommentList } from '@rosette/ui-kit/record/parts/curation-parts.tsx'
import { FactList } from '@rosette/ui-kit/record/parts/fact-list.tsx'
import { SequenceBox } from '@rosette/ui-kit/sequence/sequence-box.tsx'
import { formatGeneRegion } from '@rosette/ui-kit/table/gene-columns.tsx'
import { mapLocationColumns, mapLocationKey } from '@rosette/ui-kit/table/map-location-columns.tsx'
import { publicationColumns, publicationKey } from '@rosette/ui-kit/table/publication-columns.tsx'
import { EmptyText, emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatCount, formatNumber, formatRange } from '@rosette/ui-kit/text/format-number.ts'
import { Fragment } from 'react'
import type { PolymorphismGene, PolymorphismRecord } from '../contract/polymorphism-record.ts'
import { formatMutationSite, formatPolymorphismType } from '../contract/polymorphism-types.ts'
import { polymorphismPicture } from './polymorphism-picture.tsx'

const geneColumns: readonly SectionColumn<PolymorphismGene>[] = [
  { id: 'locus', label: 'Locus', cell: (row) => <RecordLink to={row.locus} />, sortBy: (row) => row.locus.label },
  { id: 'gene', label: 'Gene model', cell: (row) => row.geneName ?? 'Unknown', sortBy: (row) => row.geneName },
  { id: 'region', label: 'Part of the gene', cell: (row) => formatGeneRegion(row.region) ?? 'Unknown', sortBy: (row) => row.region },
]

const geneTable = defineTable({
  columns: geneColumns,
  rows: (record: PolymorphismRecord) => record.associatedGenes,
  rowKey: (row) => `${row.locus.key} ${row.geneName} ${row.region}`,
})

const mapLocationTable = defineTable({
  columns: mapLocationColumns(),
  rows: (record: PolymorphismRecord) => record.mapLocations,
  rowKey: mapLocationKey,
})

const publicationTable = defineTable({
  columns: publicationColumns,
  rows: (record: PolymorphismRecord) => record.publications,
  rowKey: publicationKey,
})

/** DPOLY-005: eight sections, always all shown, in this order. */
export const page = definePage<PolymorphismRecord>({
  identifier: ({ originalName }) => originalName,
  lead: ({ description }) => description,
  keyFacts: ({
    polymorphismType: type,
    insertionType,
    mutationSite: site,
    alleleMode,
    inheritance,
    associatedGenes: [gene],
    mapLocations,
  }) => [
    { label: 'Type', value: type ? formatPolymorphismType(type) : null, context: insertionType },
    { label: 'Site', value: site ? formatMutationSite(site) : null },
    { label: 'Allele mode', value: alleleMode },
    { label: 'Inheritance', value: inheritance },
    { label: 'Gene', value: gene ? <RecordLink to={gene.locus} /> : null, context: formatGeneRegion(gene?.region ?? null) },
    { label: 'Position', isWide: true, ...positionOf(mapLocations) },
  ],
  files: () => import('./polymorphism-files.ts'),
  opening: polymorphismPicture,
  sections: [
    { id: 'summary', title: 'Summary', block: 'custom', render: PolymorphismSummary },
    { id: 'genes', title: 'Associated Genes', block: 'table', table: geneTable, emptyText: emptyTexts.associatedGenesOfProtein },
    {
      id: 'polymorphisms',
      title: 'Associated Polymorphisms',
      block: 'links',
      links: ({ tfcPolymorphisms }) => tfcPolymorphisms,
      emptyText: emptyTexts.associatedPolymorphisms,
    },
    {
      id: 'markers',
      title: 'Genetic Markers',
      block: 'links',
      links: ({ geneticMarkers }) => geneticMarkers,
      emptyText: emptyTexts.markers,
    },
    {
      id: 'germplasms',
      title: 'Germplasms',
      block: 'links',
      links: ({ germplasmCollections }) => germplasmCollections,
      emptyText: emptyTexts.germplasms,
    },
    { id: 'maps', title: 'Maps', block: 'table', table: mapLocationTable, emptyText: emptyTexts.mapLocations },
    {
      id: 'sequences',
      title: 'Associated Nucleotide Sequences',
      block: 'custom',
      render: PolymorphismFlanks,
      count: ({ associatedNucleotideSequences }) => associatedNucleotideSequences.length,
      isEmpty: ({ associatedNucleotideSequences }) => associatedNucleotideSequences.length === 0,
      emptyText: emptyTexts.flankingSequences,
    },
    { id: 'publications', title: 'Publications', block: 'table', table: publicationTable, emptyText: emptyTexts.publications },
  ],
})

/** DETAIL-052: on the genome, not on a genetic map. */
function positionOf(locations: PolymorphismRecord['mapLocations']): Pick<KeyFact, 'value' | 'context'> {
  const [first, ...others] = locations.filter(({ units }) => units === 'bp')
  if (!first) return { value: null }
  const { chromosome, start, end } = first
  return {
    value: `${chromosome}: ${start === end ? formatNumber(start) : formatRange(start, end)}`,
    ...(others.length > 0 && { context: `and ${formatCount(others.length, 'other place')}` }),
  }
}

function PolymorphismSummary({ record }: { record: PolymorphismRecord }) {
  const { polymorphismType: type, mutationSite: site, aliases } = record
  return (
    <FactList
      facts={[
        { label: 'Name', value: record.originalName },
        { label: 'Aliases', value: aliases.length > 0 ? aliases.join(', ') : <EmptyText>{emptyTexts.alias}</EmptyText> },
        { label: 'TAIR accession', value: record.polymorphismTairObjectId && `Polymorphism:${record.polymorphismTairObjectId}` },
        { label: 'Polymorphism type', value: type && formatPolymorphismType(type) },
        { label: 'Insertion type', value: record.insertionType },
        { label: 'Chromosome', value: record.chromosome?.slice(3) },
        { label: 'Construct type', value: record.constructType },
        { label: 'Mutagen', value: record.mutagen },
        { label: 'Mutation site', value: site && formatMutationSite(site) },
        { label: 'Inheritance', value: record.inheritance },
        { label: 'Allele mode', value: record.alleleMode },
        { label: 'Description', value: record.description },
        { label: 'Date last modified', value: record.dateLastModified },
        { label: 'Attributions', value: <Attributions lines={record.attributions} /> },
        { label: 'Comments', value: <CommentList comments={record.comments} /> },
      ]}
    />
  )
}

function Attributions({ lines }: { lines: PolymorphismRecord['attributions'] }) {
  if (lines.length === 0) return <EmptyText>{emptyTexts.attributionsOfStock}</EmptyText>
  return lines.map((line, index) => (
    <Fragment key={attributionKey(line)}>
      {index > 0 && '; '}
      <AttributionName line={line} />
    </Fragment>
  ))
}

/** DPOLY-006: the sequences to the left and right of the change. */
function PolymorphismFlanks({ record: { associatedNucleotideSequences } }: { record: PolymorphismRecord }) {
  return associatedNucleotideSequences.map(({ flank1, flank2, insertionFlankingSequence, genBankAccession }) => (
    <div key={`${genBankAccession} ${flank1} ${flank2}`}>
      {flank1 && <SequenceBox name="Flank 1" sequence={flank1} type="sequence" />}
      {flank2 && <SequenceBox name="Flank 2" sequence={flank2} type="sequence" />}
      {insertionFlankingSequence && <SequenceBox name="Insertion flanking sequence" sequence={insertionFlankingSequence} type="sequence" />}
      <FactList facts={[{ label: 'GenBank accession', value: genBankAccession }]} />
    </div>
  ))
}
