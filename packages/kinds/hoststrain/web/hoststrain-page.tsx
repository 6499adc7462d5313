import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { definePage, defineTable } from '@rosette/ui-kit/record/define-page.ts'
import { curationParts } from '@rosette/ui-kit/record/parts/curation-parts.tsx'
import { emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import type { HoststrainRecord, HoststrainTaxon } from '../contract/hoststrain-record.ts'

const taxonTable = defineTable({
  columns: [
    {
      id: 'genus',
      label: 'Genus',
      cell: (row: HoststrainTaxon) => <i lang="la">{row.genus}</i>,
      sortBy: (row: HoststrainTaxon) => row.genus,
    },
    { id: 'species', label: 'Species', cell: speciesCell, sortBy: (row: HoststrainTaxon) => row.species },
  ],
  rows: (strain: HoststrainRecord) => strain.taxons,
  rowKey: ({ genus, species }) => `${genus} ${species}`,
})

function speciesCell({ species, taxon }: HoststrainTaxon) {
  if (species === null) return 'Unknown'
  const epithet = <i lang="la">{species}</i>
  return taxon ? <RecordLink to={taxon}>{epithet}</RecordLink> : epithet
}

/** DHOST-001: a single section. */
export const page = definePage<HoststrainRecord>({
  identifier: (strain) => strain.name,
  keyFacts: ({ taxons: [taxon], media }) => [
    { label: 'Species', value: taxon ? <i lang="la">{[taxon.genus, taxon.species].filter(Boolean).join(' ')}</i> : null },
    { label: 'Media', value: media },
  ],
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
            { label: 'Name', value: (strain) => strain.name },
            { label: 'TAIR accession', value: ({ tairAccession }) => tairAccession && `HostStrain:${tairAccession}` },
            { label: 'Media', value: (strain) => strain.media },
            { label: 'Genotype', value: (strain) => strain.genotype },
            { label: 'Date last modified', value: (strain) => strain.dateLastModified },
          ],
        },
        { id: 'taxons', title: 'Taxons', block: 'table', table: taxonTable, emptyText: emptyTexts.taxons },
        ...curationParts<HoststrainRecord>(emptyTexts.attributions),
      ],
    },
  ],
})
