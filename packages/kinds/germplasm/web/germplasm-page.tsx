import { RecordLinkList } from '@rosette/ui-kit/links/record-link.tsx'
import { definePage, defineTable } from '@rosette/ui-kit/record/define-page.ts'
import { attributionColumns, attributionKey } from '@rosette/ui-kit/table/attribution-columns.tsx'
import { publicationColumns, publicationKey } from '@rosette/ui-kit/table/publication-columns.tsx'
import { emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { GermplasmRecord } from '../contract/germplasm-record.ts'
import { accessionColumns, constructColumns } from './germplasm-columns.tsx'
import { GermplasmComments, GermplasmImages } from './germplasm-images.tsx'
import { GermplasmStocks } from './germplasm-stocks.tsx'
import { phenotypeColumns } from './phenotype-columns.tsx'

const phenotypes = defineTable({
  columns: phenotypeColumns,
  rows: (germplasm: GermplasmRecord) => germplasm.phenotypes,
  rowKey: (row) => `${row.locusName} ${row.pubmedId} ${row.phenotype}`,
})

const accessions = defineTable({
  columns: accessionColumns,
  rows: (germplasm: GermplasmRecord) => germplasm.accessions,
  rowKey: (row) => String(row.ecotype.key),
})

const constructs = defineTable({
  columns: constructColumns,
  rows: (germplasm: GermplasmRecord) => germplasm.constructs,
  rowKey: (row) => `${row.name} ${row.record?.label}`,
})

const attributions = defineTable({
  columns: attributionColumns,
  rows: (germplasm: GermplasmRecord) => germplasm.attributions,
  rowKey: attributionKey,
})

const publications = defineTable({
  columns: publicationColumns,
  rows: (germplasm: GermplasmRecord) => germplasm.publications,
  rowKey: publicationKey,
})

export const page = definePage<GermplasmRecord>({
  identifier: (germplasm) => germplasm.originalName ?? germplasm.name,
  lead: (germplasm) => germplasm.description,
  keyFacts: (germplasm) => [
    { label: 'Germplasm type', value: germplasm.germplasmType ?? 'Unknown' },
    { label: 'Mutagen', value: germplasm.mutagen ?? 'Unknown' },
    { label: 'Stock', value: germplasm.stocks[0]?.name ?? 'Unknown', context: germplasm.stocks[0]?.stockAvailabilityType },
    { label: 'Loci', value: formatNumber(germplasm.loci.length), context: germplasm.loci.map((locus) => locus.label).join(', ') },
    { label: 'Phenotypes', value: formatNumber(germplasm.phenotypes.length) },
    { label: 'Publications', value: formatNumber(germplasm.publications.length) },
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
            { label: 'Name', value: (germplasm) => germplasm.name },
            { label: 'Original name', value: (germplasm) => germplasm.originalName },
            { label: 'TAIR accession', value: (germplasm) => germplasm.tairObjectId && `Germplasm:${germplasm.tairObjectId}` },
            { label: 'Species', value: (germplasm) => germplasm.scientificName && <i lang="la">{germplasm.scientificName}</i> },
            { label: 'Germplasm type', value: (germplasm) => germplasm.germplasmType },
            { label: 'Description', value: (germplasm) => germplasm.description },
            {
              label: 'Other names',
              value: ({ otherNames }) => (otherNames.length > 0 ? otherNames.map(formatOtherName).join('; ') : null),
            },
            { label: 'Special growth conditions', value: (germplasm) => germplasm.specialGrowthConditions },
            { label: 'Mutagen', value: (germplasm) => germplasm.mutagen },
            { label: 'Aneuploid', value: ({ aneuploid }) => (aneuploid === null ? null : aneuploid ? 'Yes' : 'No') },
            { label: 'Ploidy', value: (germplasm) => germplasm.ploidy },
            { label: 'Date last modified', value: (germplasm) => germplasm.dateLastModified },
            { label: 'Loci', value: ({ loci }) => (loci.length > 0 ? <RecordLinkList links={loci} /> : null) },
          ],
        },
        { id: 'phenotypes', title: 'Phenotypes', block: 'table', table: phenotypes, emptyText: emptyTexts.phenotypes },
        { id: 'publications', title: 'Publications', block: 'table', table: publications, emptyText: emptyTexts.publications },
        { id: 'accessions', title: 'Accessions', block: 'table', table: accessions, emptyText: emptyTexts.accessions },
        {
          id: 'polymorphisms',
          title: 'Polymorphisms',
          block: 'links',
          links: (germplasm) => germplasm.polymorphisms,
          emptyText: emptyTexts.polymorphisms,
        },
        { id: 'constructs', title: 'Constructs', block: 'table', table: constructs, emptyText: emptyTexts.constructs },
        {
          id: 'images',
          title: 'Images',
          block: 'custom',
          render: GermplasmImages,
          isEmpty: (germplasm) => germplasm.images.length === 0,
          emptyText: emptyTexts.images,
        },
        {
          id: 'attributions',
          title: 'Attributions',
          block: 'table',
          table: attributions,
          emptyText: emptyTexts.attributionsOfStock,
        },
        { id: 'comments', title: 'Comments', block: 'custom', render: GermplasmComments },
      ],
    },
    { id: 'stocks', title: 'Stocks', block: 'custom', render: GermplasmStocks, count: (germplasm) => germplasm.stocks.length },
    {
      id: 'pedigree',
      title: 'Pedigree',
      block: 'parts',
      parts: [
        {
          id: 'parent-lines',
          title: 'Parent Lines',
          block: 'links',
          links: (germplasm) => germplasm.parentLines,
          emptyText: emptyTexts.parentLines,
        },
        {
          id: 'progeny-lines',
          title: 'Progeny Lines',
          block: 'links',
          links: (germplasm) => germplasm.progenyLines.rows,
          count: (germplasm) => germplasm.progenyLines.total,
          emptyText: emptyTexts.progenyLines,
        },
      ],
    },
  ],
})

function formatOtherName({ originalAlias, note }: GermplasmRecord['otherNames'][number]): string {
  return note === null ? originalAlias : `${originalAlias} (${note})`
}
