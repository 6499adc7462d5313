import { resultsPath } from '@rosette/contract-kit/site-paths/results-path.ts'
import { sequencesPath } from '@rosette/contract-kit/site-paths/sequences-path.ts'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { NamedLink } from '@rosette/ui-kit/links/record-link.tsx'
import type { SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { CopyLinkButton } from '@rosette/ui-kit/record/parts/copy-button.tsx'
import { FactList } from '@rosette/ui-kit/record/parts/fact-list.tsx'
import { SectionTable } from '@rosette/ui-kit/table/section-table.tsx'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { GeneFamilyPage as Family, FamilyGene } from '../contract/gene-families.ts'
import { stepsBelow } from './browse-heading.tsx'
import { geneFamilyQuery } from './browse-queries.ts'
import classes from './entry-page.module.css'
import { EntryState } from './entry-state.tsx'
import { Submitter } from './gene-family-list.tsx'
import { HistoricalNotice } from './historical-notice.tsx'

export const geneFamilyPage = defineSitePage({
  component: GeneFamilyView,
  queries: ({ params: { code = '' } }) => [geneFamilyQuery(code)],
})

/** `/browse/gene_family/{code}` (BROWSE-035). */
export function GeneFamilyView() {
  const { code = '' }: { code?: string } = useParams({ strict: false })
  const query = useQuery(geneFamilyQuery(code))
  return (
    <EntryState query={query} missing={`There is no gene family with the code “${code}”.`}>
      {(family) => <FamilyView family={family} />}
    </EntryState>
  )
}

function FamilyView({ family }: { family: Family }) {
  const { name, countText, submitter, genes } = family
  usePageTitle('Gene Family')
  return (
    <>
      <PageHeading steps={stepsBelow('gene_family')} here={name} title={name} actions={<CopyLinkButton />} />
      <HistoricalNotice />
      <div className={classes.cards}>
        <TitledCard isPadded title="Gene family">
          <FactList
            facts={[
              { label: 'Members', value: countText },
              { label: 'Submitter', value: submitter && <Submitter submitter={submitter} /> },
            ]}
          />
          <FamilyActions genes={genes} />
        </TitledCard>
        {genes.length > 0 && (
          <TitledCard title="Genes" mark={formatNumber(genes.length)}>
            <SectionTable caption="Genes" columns={geneColumns} rows={genes} rowKey={({ locusName }) => locusName} />
          </TitledCard>
        )}
      </div>
    </>
  )
}

/** The genes as results, with facets and files; and their proteins, one for each gene (TASK-007). */
function FamilyActions({ genes }: { genes: readonly FamilyGene[] }) {
  const known = genes.filter(({ isInRelease }) => isInRelease).map(({ locusName }) => locusName)
  if (known.length === 0) return null
  return (
    <p className={classes.actions}>
      <ButtonLink size="xs" href={resultsPath('genes', { criteria: { geneListUploadType: 'AGI Locus IDs', geneList: known.join(';') } })}>
        Open {formatCount(known.length, 'gene')} in results
      </ButtonLink>{' '}
      <ButtonLink size="xs" href={sequencesPath({ search_params: JSON.stringify({ ids: known.join(','), dataset: 'araport11_protein' }) })}>
        Protein sequences
      </ButtonLink>
    </p>
  )
}

const geneColumns: readonly SectionColumn<FamilyGene>[] = [
  {
    id: 'locus',
    label: 'Locus',
    cell: ({ locusName, isInRelease }) => (isInRelease ? <NamedLink kind="locus" name={locusName} /> : locusName),
    sortBy: ({ locusName }) => locusName,
  },
  { id: 'symbol', label: 'Symbol', cell: ({ symbol }) => symbol, sortBy: ({ symbol }) => symbol },
  { id: 'name', label: 'Name in the family', cell: ({ geneName }) => geneName, sortBy: ({ geneName }) => geneName },
  { id: 'subfamily', label: 'Subfamily', cell: ({ subFamily }) => subFamily, sortBy: ({ subFamily }) => subFamily },
  { id: 'description', label: 'Description', cell: ({ description }) => description, sortBy: ({ description }) => description },
]
