import { describeShare } from '@rosette/contract-kit/vocabulary/sequence-coverage.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { formatChance, formatFold } from '../../enrichment/web/format-chance.ts'
import type { RunSummary } from '../../runs/contract/run-status.ts'
import { fewestMotifGenes, motifCountsOf, motifTestOf } from '../contract/motif-test.ts'
import type { PatternOptions } from '../contract/pattern-search.ts'
import classes from './pattern-result.module.css'
import { Fact } from './question-facts.tsx'

type MotifCardProps = { options: PatternOptions; counts: RunSummary['counts'] }

/** Whether the genes of the searched list have the pattern more often than those of the whole set (PATM-011). */
export function MotifCard({ options, counts }: MotifCardProps) {
  const motif = motifCountsOf(counts)
  if (counts.isTooFrequent === 1)
    return <Notice kind="info">The pattern occurs too often in the whole set for the list to be compared with it.</Notice>
  if (motif === null) return null
  const { listWithSite, listGenes, setWithSite, setGenes } = motif
  const test = motifTestOf(motif)
  const { ofSet, annotated } = counts
  return (
    <TitledCard title="Compared with the whole set" help="help-blast#pattern-search" isPadded>
      <div className={classes.motif}>
        <p>
          {share(listWithSite, listGenes)} genes of the list that have a sequence in this release have at least one site, and{' '}
          {share(setWithSite, setGenes)} genes of the set.
        </p>
        {ofSet !== undefined && annotated !== undefined && ofSet < annotated && (
          <Notice kind="warning">
            The set holds {describeShare({ held: ofSet, of: annotated }, options.dataset)}; {formatNumber(listGenes)} of{' '}
            {formatCount(options.genes?.length ?? 0, 'gene')} of the list are among them. What follows holds for these.
          </Notice>
        )}
        {test === null ? (
          <Notice kind="info">
            {formatCount(listGenes, 'gene')} with a sequence {listGenes === 1 ? 'is' : 'are'} too few for a test; at least{' '}
            {fewestMotifGenes} are needed.
          </Notice>
        ) : (
          <>
            <dl className={classes.facts}>
              <Fact label="List">{`${formatNumber(listWithSite)} of ${formatNumber(listGenes)}`}</Fact>
              <Fact label="Whole set">{`${formatNumber(setWithSite)} of ${formatNumber(setGenes)}`}</Fact>
              <Fact label="Expected">{test.expected.toFixed(1)}</Fact>
              <Fact label="Fold">{formatFold(test.fold)}</Fact>
              <Fact label="Odds ratio">{test.odds === null ? 'not defined' : test.odds.toFixed(1)}</Fact>
              <Fact label="p">{formatChance(test.log10P)}</Fact>
            </dl>
            <p className={classes.small}>
              One-sided hypergeometric test against all genes of the set, those of the list included. p is that of this pattern alone: if
              you try several, correct for their number.
            </p>
          </>
        )}
      </div>
    </TitledCard>
  )
}

function share(some: number, all: number): string {
  const percent = all === 0 ? 0 : (100 * some) / all
  return `${formatNumber(some)} of ${formatNumber(all)} (${percent.toFixed(percent < 10 ? 1 : 0)} %)`
}
