import { type GenomeBin, regionOfBin } from '@rosette/contract-kit/records/genome-bins.ts'
import type { SearchFurther } from '@rosette/contract-kit/search/search-contract.ts'
import { cardOf } from '@rosette/kinds/registry/search-cards.ts'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { GenomePicture } from '@rosette/ui-kit/pictures/genome/genome-picture.tsx'
import { nounOf } from '@rosette/ui-kit/pictures/genome/region-chip.tsx'
import { EmptyText } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { resultCategories } from '../../../site/contract/result-categories.ts'
import type { ResultsQuery } from '../query/results-query.ts'
import type { SearchRequest } from '../query/use-search-request.ts'
import classes from './results-genome.module.css'
import type { ViewChanges } from './results-tools.tsx'

type ResultsGenomeProps = {
  query: ResultsQuery
  request: SearchRequest
  genome: NonNullable<SearchFurther['genome']>
  changes: ViewChanges
}

/** A search with a long list of ids is kept in the browser, and cannot be changed through an address. */
const longestInAddress = 4000

/** Where the matches lie. A bar narrows a search by form to its region; a search by text has no such criterion. */
export function ResultsGenome({ query, request, genome: { bins, unplaced }, changes }: ResultsGenomeProps) {
  const { singular, plural, source } = resultCategories[query.category]
  const placed = bins.reduce((sum, { count }) => sum + count, 0)
  const criteriaWithin = cardOf(source).genome?.criteriaWithin
  const criteria = 'criteria' in request && JSON.stringify(request.criteria).length < longestInAddress ? request.criteria : null
  const hrefOf =
    criteriaWithin && criteria
      ? (bin: GenomeBin) =>
          changes.pathTo({ reference: { criteria: { ...criteria, ...criteriaWithin(regionOfBin(bin)) } }, page: 1, cursor: null })
      : undefined
  return (
    <div className={classes.card}>
      <TitledCard title="On the genome" mark={`${formatNumber(placed)} placed, ${formatNumber(unplaced)} not placed`} isPadded>
        {bins.length === 0 ? (
          <EmptyText>{`None of these ${plural} is placed on the genome.`}</EmptyText>
        ) : (
          <GenomePicture
            name={`Matching ${plural} on the genome`}
            noun={nounOf(singular, plural)}
            bins={bins}
            {...(hrefOf && { hrefOf })}
            note={hrefOf && <span>A bar counts what begins in it and opens what overlaps it</span>}
          />
        )}
      </TitledCard>
    </div>
  )
}
