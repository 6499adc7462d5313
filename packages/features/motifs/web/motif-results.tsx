import { Button } from '@mantine/core'
import { analysisPath } from '@rosette/contract-kit/site-paths/analysis-path.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { CopyableText } from '@rosette/ui-kit/record/parts/copyable-text.tsx'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { severalOf } from '../../list-contents/contract/listed-genes.ts'
import type { MotifsAnswer } from '../contract/motifs-answer.ts'
import { alpha, fewestPromoters, type MotifsQuery, mostChosen } from '../contract/motifs-call.ts'
import { CoverageCard } from './coverage-card.tsx'
import classes from './motif-results.module.css'
import { MotifSettings } from './motif-settings.tsx'
import { MotifTable } from './motif-table.tsx'
import { SaveMotifPicture } from './save-motif-picture.tsx'
import { SitesCard } from './sites-card.tsx'

type MotifResultsProps = { answer: MotifsAnswer; query: MotifsQuery; params: URLSearchParams; isBusy: boolean }

/** Coverage, what was tested, the motifs, their sites in the list, and how to report it. */
export function MotifResults({ answer, query, params, isBusy }: MotifResultsProps) {
  const { go } = useAddress()
  const chosen = chosenMotifs(params)
  const { rows, total, motifs, isTested, method } = answer
  return (
    <div className={classes.parts}>
      <CoverageCard answer={answer} />
      <MotifSettings query={query} isBusy={isBusy} />
      {isTested ? (
        <>
          <Facts answer={answer} query={query} />
          <TitledCard
            title="Motifs, best first"
            help="help-motifs#read-the-table"
            mark={markOf(answer, query)}
            action={<SaveMotifPicture answer={answer} />}
          >
            <p className={classes.sentence}>
              <Outcome answer={answer} />
            </p>
            <MotifTable answer={answer} chosen={chosen} onChoose={(ids) => go({ motif: ids.length === 0 ? null : ids.join('|') })} />
            <p className={classes.legend}>
              Dark ticks: sites in list promoters. Green bars: sites in the background, per 50 bp. Height of a letter: information, full
              height 2 bits. Not tested, because a site with p ≤ 0.0001 is too frequent: {formatCount(motifs.of - motifs.held, 'motif')}.
              {rows.length < total && (
                <Button variant="subtle" size="xs" onClick={() => go({ size: String(total) })}>
                  Show {formatNumber(total - rows.length)} more
                </Button>
              )}
            </p>
          </TitledCard>
          {chosen.length > 0 && <SitesCard params={params} />}
        </>
      ) : (
        <NotRun answer={answer} />
      )}
      <TitledCard title="How to report this" isPadded>
        <CopyableText text={method} label="Copy sentence">
          <p>{method}</p>
        </CopyableText>
      </TitledCard>
    </div>
  )
}

function markOf({ rows, total, motifs }: MotifsAnswer, { folded }: MotifsQuery): string {
  const folding = folded === '1' ? '' : `, similar ones folded into ${formatNumber(total)}`
  return `${formatNumber(rows.length)} of ${formatNumber(motifs.held)}${folding}`
}

/** The first sentence says whether anything stands out. */
function Outcome({ answer: { significant, rows } }: { answer: MotifsAnswer }) {
  if (significant > 0) {
    return (
      <>
        <strong>
          {formatCount(significant, 'motif')} {significant === 1 ? 'reaches' : 'reach'} q ≤ {alpha}
        </strong>
        , similar ones counted.
      </>
    )
  }
  const nearest = rows.flatMap(({ factor, found }) => (found > 0 ? `${factor} (${formatCount(found, 'promoter')})` : [])).slice(0, 2)
  const closest = `Nearest ${nearest.length === 1 ? 'is' : 'are'} ${nearest.join(' and ')}.`
  return (
    <>
      <strong>No motif reaches q ≤ {alpha}.</strong> {nearest.length > 0 ? closest : 'No promoter of the list has a site of any.'}
    </>
  )
}

function Facts({ answer: { genes, background, motifs, significant, needed, within }, query }: Pick<MotifResultsProps, 'answer' | 'query'>) {
  const share = needed ? Math.round((100 * needed.withSite) / Math.max(1, background.held)) : 0
  const facts = [
    ['List promoters', `${formatNumber(genes.held)} of ${formatNumber(genes.of)}`, `${formatNumber(within)} bp, both strands`],
    [
      'Background',
      formatCount(background.held, 'promoter'),
      `of ${formatNumber(background.of)} ${query.background === 'coding' ? 'coding genes' : 'loci'}`,
    ],
    ['Motifs tested', `${formatNumber(motifs.held)} of ${formatNumber(motifs.of)}`, 'JASPAR CORE, a site has p ≤ 0.0001'],
    ['Significant', formatNumber(significant), `q ≤ ${alpha}, Benjamini–Hochberg`],
    [
      'Needed to be significant',
      needed === null || needed.promoters === null
        ? 'not possible'
        : `${formatNumber(needed.promoters)} of ${formatNumber(genes.held)} promoters`,
      `for a motif in ${share} % of the background, alone`,
    ],
  ] as const
  return (
    <section aria-label="Counts">
      <dl className={classes.facts}>
        {facts.map(([label, value, note]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <strong>{value}</strong>
              <span>{note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** MOTIF-007: what can be done instead. */
function NotRun({ answer: { genes, tested } }: { answer: MotifsAnswer }) {
  return (
    <Notice kind="info">
      <strong>
        Not run: {formatNumber(genes.held)} of {formatCount(genes.of, 'gene')} {genes.held === 1 ? 'has' : 'have'} upstream sequence in this
        release{tested.length > 0 && ` (${tested.map(({ locus, symbol }) => symbol ?? locus.label).join(', ')})`}.
      </strong>{' '}
      At least {fewestPromoters} are needed. You can test <PageLink href={analysisPath({ name: 'motifs' })}>a longer list</PageLink>, look
      for a pattern with <PageLink href="/tools/patmatch">Pattern Search</PageLink> in the sequences that are there, or take the upstream
      sequences of all genes from another source to a motif scanner.
    </Notice>
  )
}

/** The matrices whose sites are shown. */
function chosenMotifs(params: URLSearchParams): string[] {
  return severalOf(params.get('motif') ?? '').slice(0, mostChosen)
}
