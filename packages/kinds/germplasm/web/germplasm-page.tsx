import type { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { RecordLink, RecordLinkList } from '@rosette/ui-kit/links/record-link.tsx'
import { definePage, type KeyFact } from '@rosette/ui-kit/record/define-page.ts'
import { curationParts, RecentComments } from '@rosette/ui-kit/record/parts/curation-parts.tsx'
import { FactList } from '@rosette/ui-kit/record/parts/fact-list.tsx'
import { isAvailable, StockDetails, StockWays } from '@rosette/ui-kit/record/parts/stock-details.tsx'
import { emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { GermplasmRecord } from '../contract/germplasm-record.ts'
import { germplasmGenomePart } from './germplasm-genome.tsx'
import { GermplasmOverview, germplasmCards } from './germplasm-overview.tsx'
import { hasPhenotypes } from './germplasm-phenotypes.tsx'
import { germplasmPicture } from './germplasm-picture.tsx'
import { accessionTable, constructTable, phenotypeTable, publicationTable } from './germplasm-tables.tsx'

export const page = definePage<GermplasmRecord>({
  identifier: (germplasm) => germplasm.originalName ?? germplasm.name,
  lead: (germplasm) => germplasm.description,
  keyFacts: (germplasm) => [
    { label: 'Allele', ...firstOf(germplasm.polymorphisms) },
    { label: 'Locus', ...firstOf(germplasm.loci) },
    { label: 'Background', ...firstOf(germplasm.accessions.map(({ ecotype }) => ecotype)) },
    { label: 'Stock', isWide: true, ...stockOf(germplasm) },
    { label: 'Germplasm type', value: germplasm.germplasmType },
    { label: 'Mutagen', value: germplasm.mutagen },
    { label: 'Publications', value: formatNumber(germplasm.publications.length) },
  ],
  overview: GermplasmOverview,
  overviewCards: germplasmCards,
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
        {
          id: 'phenotypes',
          title: 'Phenotypes',
          block: 'table',
          table: phenotypeTable,
          emptyText: emptyTexts.phenotypes,
          isLeftOut: hasPhenotypes,
        },
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
        ...curationParts<GermplasmRecord>(emptyTexts.attributionsOfStock, RecentComments),
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

function firstOf([first, ...others]: readonly RecordRef[]): Pick<KeyFact, 'value' | 'context'> {
  if (first === undefined) return { value: null }
  return { value: <RecordLink to={first} />, ...(others.length > 0 && { context: `and ${formatNumber(others.length)} more` }) }
}

/** DETAIL-051: the first stock that can be ordered, else the first. */
function stockOf({ stocks }: GermplasmRecord): Pick<KeyFact, 'value' | 'context'> {
  const stock = stocks.find(isAvailable) ?? stocks[0]
  return stock ? { value: stock.name, context: <StockWays stock={stock} /> } : { value: null }
}

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
