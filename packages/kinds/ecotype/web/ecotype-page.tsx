import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { definePage, defineTable } from '@rosette/ui-kit/record/define-page.ts'
import { curationParts } from '@rosette/ui-kit/record/parts/curation-parts.tsx'
import { FactList } from '@rosette/ui-kit/record/parts/fact-list.tsx'
import { StockCentres } from '@rosette/ui-kit/record/parts/stock-details.tsx'
import { emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { EcotypeGermplasm, EcotypeRecord } from '../contract/ecotype-record.ts'
import { EcotypeOverview } from './ecotype-overview.tsx'

const germplasms = defineTable({
  columns: [
    {
      id: 'germplasm',
      label: 'Germplasm',
      cell: (row: EcotypeGermplasm) => <RecordLink to={row.germplasm} />,
      sortBy: (row: EcotypeGermplasm) => row.germplasm.label,
    },
    { id: 'description', label: 'Description', cell: (row: EcotypeGermplasm) => row.description ?? 'Unknown' },
  ],
  rows: (ecotype: EcotypeRecord) => ecotype.germplasms,
  rowKey: (row) => String(row.germplasm.key),
})

/** DECO-001: a single section. */
export const page = definePage<EcotypeRecord>({
  identifier: (ecotype) => ecotype.originalName,
  keyFacts: (ecotype) => [
    { label: 'Country', value: ecotype.country, context: ecotype.location },
    { label: 'Latitude', value: formatMeasureRange(ecotype.latitudeMin, ecotype.latitudeMax, '°') },
    { label: 'Longitude', value: formatMeasureRange(ecotype.longitudeMin, ecotype.longitudeMax, '°') },
    { label: 'Stock', value: ecotype.stocks[0] },
    { label: 'Germplasms', value: formatNumber(ecotype.germplasms.length) },
  ],
  overview: EcotypeOverview,
  sections: [
    {
      id: 'summary',
      title: 'Summary',
      block: 'parts',
      count: () => 0,
      parts: [
        {
          id: 'facts',
          block: 'facts',
          facts: [
            { label: 'Name', value: (ecotype) => ecotype.originalName },
            { label: 'Abbreviated name', value: (ecotype) => ecotype.abbrName },
            { label: 'Aliases', value: ({ aliases }) => (aliases.length > 0 ? aliases.join(', ') : emptyTexts.alias) },
            { label: 'TAIR accession', value: ({ tairAccession }) => tairAccession && `SpeciesVariant:${tairAccession}` },
            { label: '1001 Genomes number', value: (ecotype) => String(ecotype.ecotypeNumber) },
            { label: 'Type', value: (ecotype) => ecotype.speciesVariantType },
            { label: 'Date last modified', value: (ecotype) => ecotype.dateLastModified },
            { label: 'Stocks', value: ({ stocks }) => (stocks.length > 0 ? stocks.join(', ') : null) },
          ],
        },
        { id: 'order', title: 'Where to order', block: 'custom', render: StockCentres },
        {
          id: 'collection',
          title: 'Collection',
          block: 'facts',
          facts: [
            { label: 'Collector', value: ({ collector }) => collector && collectorOf(collector) },
            { label: 'Country', value: (ecotype) => ecotype.country },
            { label: 'Location', value: (ecotype) => ecotype.location },
            { label: 'Latitude', value: ({ latitudeMin, latitudeMax }) => formatMeasureRange(latitudeMin, latitudeMax, '°') },
            { label: 'Longitude', value: ({ longitudeMin, longitudeMax }) => formatMeasureRange(longitudeMin, longitudeMax, '°') },
            { label: 'Altitude', value: ({ altitudeMin, altitudeMax }) => formatMeasureRange(altitudeMin, altitudeMax, ' m') },
            { label: 'Plants collected', value: (ecotype) => ecotype.numberOfPlantsCollected },
            { label: 'Habitat', value: (ecotype) => ecotype.habitat },
            { label: 'Average temperature', value: (ecotype) => ecotype.averageTemperature },
            { label: 'Monthly precipitation', value: (ecotype) => ecotype.monthlyPrecipitation },
          ],
        },
        {
          id: 'taxon',
          title: 'Taxon',
          block: 'custom',
          render: EcotypeTaxonFacts,
          isEmpty: (ecotype) => ecotype.taxon === null,
          emptyText: emptyTexts.taxon,
        },
        { id: 'germplasms', title: 'Germplasms', block: 'table', table: germplasms, emptyText: emptyTexts.germplasms },
        ...curationParts<EcotypeRecord>(emptyTexts.attributions),
      ],
    },
  ],
})

function collectorOf({ name, person }: NonNullable<EcotypeRecord['collector']>) {
  return person ? <RecordLink to={person}>{name}</RecordLink> : name
}

function EcotypeTaxonFacts({ record: { taxon } }: { record: EcotypeRecord }) {
  if (!taxon) return null
  const name = (
    <RecordLink to={taxon.record}>
      <i lang="la">
        {taxon.genus} {taxon.species}
      </i>
    </RecordLink>
  )
  return (
    <FactList
      facts={[
        { label: 'Species', value: name },
        { label: 'Common name', value: taxon.commonName },
        { label: 'Taxonomy', value: taxon.taxonomy.length > 0 ? taxon.taxonomy.join('; ') : null },
      ]}
    />
  )
}

/** `15.1 – 15.4°`, or a single value if both ends are equal; null if neither is known. */
export function formatMeasureRange(least: number | null, most: number | null, unit: string): string | null {
  const ends = [least, most].filter((end) => end !== null)
  return ends.length === 0 ? null : `${[...new Set(ends)].join(' – ')}${unit}`
}
