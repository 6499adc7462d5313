import { Button } from '@mantine/core'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { z } from 'zod'
import { emptyLine, type LineKind, mostGenes } from '../contract/paper-line.ts'
import { PaperGene, type PaperToAnnotate } from '../contract/paper-to-annotate.ts'
import { GeneBox } from './gene-box.tsx'
import { isOfKnown, KnownCard } from './known-card.tsx'
import { NewLineRow } from './new-line-row.tsx'
import classes from './paper-annotations.module.css'
import { PaperHeading } from './paper-heading.tsx'
import { SendCard } from './send-card.tsx'
import { type PaperDraftState, usePaperDraft } from './use-paper-draft.ts'

/** The form: genes, what their records say, and lines of the author's own; what will stand on the records is beside it. */
export function AnnotateForm({ loaded }: { loaded: PaperToAnnotate }) {
  const { paper, saved } = loaded
  const [genes, setGenes] = useState(loaded.genes)
  const linked = loaded.genes.filter(({ isLinked }) => isLinked).map(({ locus }) => locus)
  const state = usePaperDraft(paper.pubmedId, saved, linked)
  const chosen = genes.filter(({ locus }) => state.draft.genes.includes(locus))
  const isAnswer = saved?.isAnswer ?? false
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <PaperHeading paper={paper} />
        {isAnswer ? (
          <Notice kind="info">
            The curator has a question. Answer by changing the line, then send it again; your other lines are decided.
          </Notice>
        ) : null}
        {isAnswer ? null : (
          <GenesCard genes={genes} state={state} pubmedId={paper.pubmedId} onLoaded={(found) => setGenes([...genes, ...found])} />
        )}
        {isAnswer ? null : <KnownCard genes={chosen} state={state} />}
        <LinesCard genes={isAnswer ? genes : chosen} state={state} isAnswer={isAnswer} />
      </div>
      <div className={classes.side}>
        <SendCard pubmedId={paper.pubmedId} genes={genes} state={state} />
      </div>
    </div>
  )
}

type GenesCardProps = { genes: readonly PaperGene[]; state: PaperDraftState; pubmedId: number; onLoaded(found: readonly PaperGene[]): void }

/** The genes of the paper: those that the release links to it are ticked, others can be added. */
function GenesCard({ genes, state, pubmedId, onLoaded }: GenesCardProps) {
  const ticked = state.draft.genes
  const add = useChange({
    call: (locus: string) => loadGenes(pubmedId, [locus]),
    onDone: (found) => {
      onLoaded(found.filter(({ locus }) => !genes.some((gene) => gene.locus === locus)))
      state.change({ genes: [...new Set([...ticked, ...found.map(({ locus }) => locus)])] })
    },
  })
  const tick = (locus: string, isWanted: boolean) =>
    state.change({ genes: isWanted ? [...ticked, locus] : ticked.filter((each) => each !== locus) })
  return (
    <TitledCard isPadded title="Genes of this paper" mark="From our literature links. Untick what the paper is not about.">
      <div className={classes.genes}>
        {genes.map(({ locus, symbol }) => (
          <label key={locus} className={classes.gene}>
            <input type="checkbox" checked={ticked.includes(locus)} onChange={({ currentTarget }) => tick(locus, currentTarget.checked)} />
            <strong>{symbol ?? locus}</strong>
            {symbol === null ? null : <span className={classes.id}>{locus}</span>}
          </label>
        ))}
        {ticked.length < mostGenes ? <GeneBox label="Add a gene" value="" onChoose={(locus) => add.run(locus)} /> : null}
      </div>
      {add.failure ? <Notice kind="error">{add.failure.text}</Notice> : null}
    </TitledCard>
  )
}

const kinds: readonly { kind: LineKind; label: string }[] = [
  { kind: 'annotation', label: 'Gene and term' },
  { kind: 'phenotype', label: 'Phenotype of a line' },
  { kind: 'interaction', label: 'Gene and gene' },
]

type LinesCardProps = { genes: readonly PaperGene[]; state: PaperDraftState; isAnswer: boolean }

function LinesCard({ genes, state, isAnswer }: LinesCardProps) {
  const lines = state.draft.lines.filter((line) => isAnswer || !isOfKnown(line, genes))
  const [first] = genes
  return (
    <TitledCard title={isAnswer ? 'The curator’s questions' : 'Add what is missing'} mark="Gene, term, how it was shown, with whom">
      {lines.map((line, at) => (
        <NewLineRow key={line.key} line={line} place={at + 1} genes={genes} state={state} />
      ))}
      {isAnswer ? null : (
        <div className={classes.foot}>
          {kinds.map(({ kind, label }) => (
            <Button
              key={kind}
              variant="default"
              size="xs"
              disabled={first === undefined}
              leftSection={<IconPlus size={14} aria-hidden />}
              onClick={() => first && state.addLine({ ...emptyLine, kind, locus: first.locus })}
            >
              {label}
            </Button>
          ))}
          {first === undefined ? <span className={classes.note}>Choose a gene first.</span> : null}
        </div>
      )}
    </TitledCard>
  )
}

function loadGenes(pubmedId: number, loci: readonly string[]): Promise<PaperGene[]> {
  return fetchJson(z.array(PaperGene), { path: 'paper-annotations/genes', query: { pubmed: String(pubmedId), loci: loci.join(',') } })
}
