import { Button } from '@mantine/core'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { CopyButton } from '@rosette/ui-kit/record/parts/copy-button.tsx'
import { formatNumber, formatRange } from '@rosette/ui-kit/text/format-number.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { BlastProgram } from '../../contract/blast-programs.ts'
import type { BlastHit, BlastHsp } from '../../contract/blast-result.ts'
import classes from './alignment-card.module.css'
import { alignmentQuery } from './blast-result-query.ts'
import { formatEvalue } from './filter-hits.ts'
import { HitOnGene } from './hit-on-gene.tsx'
import { type AlignmentBlock, type AlignmentLine, formatBlocks, toBlocks } from './to-blocks.ts'

type AlignmentCardProps = {
  token: string
  program: BlastProgram
  queryName: string
  hit: BlastHit
  /** Null at the ends of the list. */
  onPrevious: (() => void) | null
  onNext: (() => void) | null
}

/** One hit: its alignments letter by letter, and where it lies. */
export function AlignmentCard({ token, program, queryName, hit, onPrevious, onNext }: AlignmentCardProps) {
  return (
    <TitledCard
      title={`${hit.subject} and ${queryName}`}
      isPadded
      action={
        <div className={classes.steps}>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconChevronLeft size={14} aria-hidden />}
            disabled={!onPrevious}
            onClick={() => onPrevious?.()}
          >
            Previous
          </Button>
          <Button
            variant="default"
            size="xs"
            rightSection={<IconChevronRight size={14} aria-hidden />}
            disabled={!onNext}
            onClick={() => onNext?.()}
          >
            Next
          </Button>
        </div>
      }
    >
      <div className={classes.body}>
        <div className={classes.alignments}>
          {hit.hsps.slice(0, mostShown).map((hsp) => (
            <Alignment key={hsp.line} token={token} program={program} hsp={hsp} name={hit.subject} />
          ))}
          {hit.hsps.length > mostShown && (
            <p>
              The best {mostShown} of {formatNumber(hit.hsps.length)} alignments are shown; the files have all.
            </p>
          )}
        </div>
        <HitFacts hit={hit} />
      </div>
      <HitOnGene token={token} hit={hit} />
    </TitledCard>
  )
}

/** Each is a call of its own. */
const mostShown = 5

function HitFacts({ hit: { locus, title, subjectLength } }: { hit: BlastHit }) {
  const position = locus?.place
  return (
    <dl className={classes.facts}>
      {locus && (
        <>
          <dt>Locus</dt>
          <dd>
            <RecordLink to={locus.locus} />
          </dd>
          {locus.symbols.length > 0 && (
            <>
              <dt>Symbols</dt>
              <dd>{locus.symbols.join(', ')}</dd>
            </>
          )}
        </>
      )}
      {position && (
        <>
          <dt>Position</dt>
          <dd>
            {position.chromosome}: {formatRange(position.start, position.end)}
          </dd>
        </>
      )}
      <dt>Length</dt>
      <dd>{formatNumber(subjectLength)}</dd>
      <dt>Header</dt>
      <dd>{title}</dd>
    </dl>
  )
}

type AlignmentProps = { token: string; program: BlastProgram; hsp: BlastHsp; name: string }

function Alignment({ token, program, hsp, name }: AlignmentProps) {
  const alignment = useQuery(alignmentQuery(token, hsp.line))
  return (
    <section aria-label={`Alignment with ${name}, ${hsp.subjectStart}–${hsp.subjectEnd}`}>
      <ScoreLine hsp={hsp} isTranslated={program !== 'blastn' && program !== 'blastp'} />
      <QueryPart query={alignment} what="the alignment">
        {(lines) => <Blocks blocks={toBlocks(program, hsp, lines)} />}
      </QueryPart>
    </section>
  )
}

function Blocks({ blocks }: { blocks: ReturnType<typeof toBlocks> }) {
  if (blocks.length === 0) return null
  return (
    <>
      <CopyButton text={formatBlocks(blocks)} label="Copy alignment" />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard (WCAG 2.1.1). */}
      <section className={classes.scroll} tabIndex={0} aria-label="Aligned sequences">
        {blocks.map((block) => (
          <Block key={block.query.start} block={block} />
        ))}
      </section>
    </>
  )
}

function ScoreLine({ hsp, isTranslated }: { hsp: BlastHsp; isTranslated: boolean }) {
  const { bitScore, score, evalue, identical, positive, gaps, length } = hsp
  const share = (count: number) => `${count}/${length} (${Math.round((count / length) * 100)}%)`
  const frames = isTranslated ? [hsp.queryFrame, hsp.subjectFrame].filter((frame) => frame !== 0).join('/') : ''
  return (
    <p className={classes.scores}>
      <span>
        Score <b>{`${formatNumber(bitScore)} bits (${formatNumber(score)})`}</b>
      </span>
      <span>
        Expect <b>{formatEvalue(evalue)}</b>
      </span>
      <span>
        Identities <b>{share(identical)}</b>
      </span>
      <span>
        Positives <b>{share(positive)}</b>
      </span>
      <span>
        Gaps <b>{share(gaps)}</b>
      </span>
      {frames && (
        <span>
          Frames <b>{frames}</b>
        </span>
      )}
    </p>
  )
}

function Block({ block: { query, midline, subject } }: { block: AlignmentBlock }) {
  return (
    <div className={classes.block}>
      <Line name="Query" line={query} other={subject.text} midline={midline} />
      <code className={classes.midline} aria-hidden="true">
        {midline}
      </code>
      <Line name="Sbjct" line={subject} other={query.text} midline={midline} />
    </div>
  )
}

type LineProps = { name: string; line: AlignmentLine; other: string; midline: string }

function Line({ name, line: { text, start, end }, other, midline }: LineProps) {
  return (
    <>
      <span>{name}</span>
      <span className={classes.number}>{start}</span>
      <code>
        {runsOf(text, other, midline).map(({ at, letters, match }) => (
          <span key={at} data-match={match}>
            {letters}
          </span>
        ))}
      </code>
      <span className={classes.number}>{end}</span>
    </>
  )
}

type Run = { at: number; letters: string; match: 'identical' | 'similar' | 'gap' | undefined }

/** Letters side by side that are marked alike. */
function runsOf(text: string, other: string, midline: string): Run[] {
  const runs: Run[] = []
  for (const [at, letter] of [...text].entries()) {
    const match =
      letter === '-' || other[at] === '-' ? 'gap' : letter === other[at] ? 'identical' : midline[at] === '+' ? 'similar' : undefined
    const last = runs.at(-1)
    if (last && last.match === match) last.letters += letter
    else runs.push({ at, letters: letter, match })
  }
  return runs
}
