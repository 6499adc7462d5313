import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { genomePart, isOnSequence, LocationsPicture } from '@rosette/ui-kit/pictures/genome/genome-part.tsx'
import { definePage, type Fact, type Part } from '@rosette/ui-kit/record/define-page.ts'
import { curationParts } from '@rosette/ui-kit/record/parts/curation-parts.tsx'
import { FactList, formatFlag } from '@rosette/ui-kit/record/parts/fact-list.tsx'
import { StockDetails } from '@rosette/ui-kit/record/parts/stock-details.tsx'
import { CloneHostFacts } from '@rosette/ui-kit/table/clone-parts.tsx'
import { emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { CloneRecord } from '../contract/clone-record.ts'
import { endTable, geneTable, mapLocationTable, sequenceTable, vectorTable } from './clone-tables.tsx'

/** DCLONE-004 gives these three fields a text, so that they are never folded away. */
const unknown = 'Unknown'

const facts: readonly Fact<CloneRecord>[] = [
  { label: 'Name', value: (clone) => clone.name },
  { label: 'Aliases', value: ({ aliases }) => (aliases.length > 0 ? aliases.join(', ') : emptyTexts.alias) },
  { label: 'TAIR accession', value: ({ tairObjectId }) => tairObjectId && `Clone:${tairObjectId}` },
  { label: 'Vector type', value: (clone) => clone.vectorType },
  { label: 'Insert type', value: ({ parentClone }) => parentClone?.insertType?.replaceAll('_', ' ') },
  { label: 'Insert size', value: (clone) => insertSize(clone) ?? unknown },
  { label: 'Full-length CDS', value: ({ isFullLengthCds }) => formatFlag(isFullLengthCds) },
  { label: 'Chromosome', value: (clone) => clone.chromosome?.slice(3) ?? unknown },
  { label: 'Antibiotic selection', value: (clone) => clone.antibioticSelection ?? unknown },
  { label: 'Date last modified', value: (clone) => clone.dateLastModified },
]

/** DCLONE-004: 0 means not determined. */
function insertSize({ parentClone }: CloneRecord): string | null {
  return parentClone?.insertSize ? `${formatNumber(parentClone.insertSize)} bp` : null
}

const parts: readonly Part<CloneRecord>[] = [
  { id: 'facts', block: 'facts', facts },
  {
    id: 'taxon',
    title: 'Taxon',
    block: 'custom',
    render: CloneTaxonFacts,
    isEmpty: (clone) => clone.taxon === null,
    emptyText: emptyTexts.taxon,
  },
  { id: 'stocks', title: 'Stocks', block: 'custom', render: ({ record }) => <StockDetails stocks={record.stockDetails} /> },
  { id: 'genes', title: 'Associated Genes', block: 'table', table: geneTable, emptyText: emptyTexts.associatedGenes },
  { id: 'sequences', title: 'Nucleotide Sequences', block: 'table', table: sequenceTable, emptyText: emptyTexts.sequences },
  { id: 'vectors', title: 'Vectors', block: 'table', table: vectorTable, emptyText: emptyTexts.vectors },
  {
    id: 'host-strain',
    title: 'Host Strain',
    block: 'custom',
    render: ({ record }) => <CloneHostFacts hosts={record.hostStrain ? [record.hostStrain] : []} />,
    isEmpty: (clone) => clone.hostStrain === null,
    emptyText: emptyTexts.hostStrain,
  },
  {
    ...genomePart,
    render: ({ record: { cloneId, name, globalAssignments } }) => (
      <LocationsPicture self={{ kind: 'clone', key: cloneId, label: name }} locations={globalAssignments} />
    ),
    isEmpty: (clone) => !clone.globalAssignments.some(isOnSequence),
  },
  { id: 'map-locations', title: 'Map Locations', block: 'table', table: mapLocationTable, emptyText: emptyTexts.mapLocations },
  { id: 'ends', title: 'Clone Ends', block: 'table', table: endTable },
  { id: 'markers', title: 'Genetic Markers', block: 'links', links: (clone) => clone.geneticMarkers },
  ...curationParts<CloneRecord>(emptyTexts.attributions),
]

/** DCLONE-002: a single section. */
export const page = definePage<CloneRecord>({
  identifier: (clone) => clone.name,
  keyFacts: (clone) => [
    { label: 'Vector type', value: clone.vectorType },
    { label: 'Insert size', value: insertSize(clone) ?? unknown, context: clone.parentClone?.insertType?.replaceAll('_', ' ') },
    { label: 'Chromosome', value: clone.chromosome?.slice(3) ?? unknown },
    { label: 'Genes', value: formatNumber(clone.gene.length) },
    { label: 'Sequences', value: formatNumber(clone.sequences.length) },
    { label: 'Stock', value: clone.stockDetails[0]?.name, context: clone.stockDetails[0]?.stockAvailabilityType },
  ],
  sections: [{ id: 'summary', title: 'Summary', block: 'parts', count: () => 0, parts }],
})

function CloneTaxonFacts({ record: { taxon } }: { record: CloneRecord }) {
  if (!taxon) return null
  const { scientificName, species, originalName, ecotype } = taxon
  const name = <i lang="la">{scientificName}</i>
  return (
    <FactList
      facts={[
        { label: 'Scientific name', value: species ? <RecordLink to={species}>{name}</RecordLink> : name },
        { label: 'Ecotype', value: ecotype ? <RecordLink to={ecotype}>{originalName}</RecordLink> : originalName },
      ]}
    />
  )
}
