import { RecordLinkList } from '@rosette/ui-kit/links/record-link.tsx'
import { definePage } from '@rosette/ui-kit/record/define-page.ts'
import { curationParts } from '@rosette/ui-kit/record/parts/curation-parts.tsx'
import { FactList } from '@rosette/ui-kit/record/parts/fact-list.tsx'
import { StockDetails } from '@rosette/ui-kit/record/parts/stock-details.tsx'
import { emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { GermplasmRecord } from '../contract/germplasm-record.ts'
import { germplasmGenomePart } from './germplasm-genome.tsx'
import { GermplasmOverview } from './germplasm-overview.tsx'
import { germplasmPicture } from './germplasm-picture.tsx'
import { accessionTable, constructTable, phenotypeTable, publicationTable } from './germplasm-tables.tsx'

export const page = definePage<GermplasmRecord>({
  identifier: (germplasm) => germplasm.originalName ?? germplasm.name,
  lead: (germplasm) => germplasm.description,
  keyFacts: (germplasm) => [
    { label: 'Germplasm type', value: germplasm.germplasmType },
    { label: 'Mutagen', value: germplasm.mutagen },
    { label: 'Stock', value: germplasm.stocks[0]?.name, context: germplasm.stocks[0]?.stockAvailabilityType },
    { label: 'Loci', value: formatNumber(germplasm.loci.length), context: germplasm.loci.map((locus) => locus.label).join(', ') },
    { label: 'Phenotypes', value: formatNumber(germplasm.phenotypes.length) },
    { label: 'Publications', value: formatNumber(germplasm.publications.length) },
  ],
  overview: GermplasmOverview,
  opening: germplasmPicture,
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
        { id: 'phenotypes', title: 'Phenotypes', block: 'table', table: phenotypeTable, emptyText: emptyTexts.phenotypes },
        { id: 'publications', title: 'Publications', block: 'table', table: publicationTable, emptyText: emptyTexts.publications },
        { id: 'accessions', title: 'Accessions', block: 'table', table: accessionTable, emptyText: emptyTexts.accessions },
        {
          id: 'polymorphisms',
          title: 'Polymorphisms',
          block: 'links',
          links: (germplasm) => germplasm.polymorphisms,
          emptyText: emptyTexts.polymorphisms,
        },
        germplasmGenomePart,
        { id: 'constructs', title: 'Constructs', block: 'table', table: constructTable, emptyText: emptyTexts.constructs },
        {
          id: 'images',
          title: 'Images',
          block: 'custom',
          render: GermplasmImages,
          isEmpty: (germplasm) => germplasm.images.length === 0,
          emptyText: emptyTexts.images,
        },
        ...curationParts<GermplasmRecord>(emptyTexts.attributionsOfStock),
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

/** Stocks and how to order them, the sets they come in and the members of a set (DETAIL-030, DETAIL-031). */
function GermplasmStocks({ record: { stocks, stockEntries, memberStockEntries } }: { record: GermplasmRecord }) {
  const entries = [
    { label: 'Stock entries', links: stockEntries },
    { label: 'Member stock entries', links: memberStockEntries },
  ].filter(({ links }) => links.length > 0)
  return (
    <>
      <StockDetails stocks={stocks} />
      {entries.length > 0 && <FactList facts={entries.map(({ label, links }) => ({ label, value: <RecordLinkList links={links} /> }))} />}
    </>
  )
}

/** A release has image IDs but no image files. */
function GermplasmImages({ record: { images } }: { record: GermplasmRecord }) {
  return <FactList facts={images.map(({ imageId }, index) => ({ label: `Image ${index + 1}`, value: String(imageId) }))} />
}
