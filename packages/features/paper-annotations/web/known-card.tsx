import { Button } from '@mantine/core'
import { FieldFrame } from '@rosette/ui-kit/form/controls/field-frame.tsx'
import { TextBox } from '@rosette/ui-kit/form/controls/text-control.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { formatCount } from '@rosette/ui-kit/text/format-number.ts'
import { useId } from 'react'
import { evidenceLabel, namesPartners } from '../contract/annotation-evidence.ts'
import { type DraftLine, emptyLine } from '../contract/paper-line.ts'
import type { KnownAnnotation, PaperGene } from '../contract/paper-to-annotate.ts'
import { GeneBox } from './gene-box.tsx'
import { LabelledSelect } from './labelled-select.tsx'
import classes from './paper-annotations.module.css'
import type { EditedLine, PaperDraftState } from './use-paper-draft.ts'

type KnownCardProps = { genes: readonly PaperGene[]; state: PaperDraftState }

/** What the records say of the genes: each annotation is shown in the paper, wrong, or left alone, which means nothing. */
export function KnownCard({ genes, state }: KnownCardProps) {
  return (
    <TitledCard title="What we already have" mark="Does the paper show it?">
      {genes.map((gene) => (
        <section key={gene.locus} aria-label={`Annotations of ${gene.symbol ?? gene.locus}`}>
          <div className={classes.group}>
            <h3>{gene.symbol ?? gene.locus}</h3> <span className={classes.id}>{gene.locus}</span> {summaryOf(gene)}
          </div>
          <ul className={classes.rows}>
            {gene.annotations.map((known) => (
              <KnownRow key={`${known.termId} ${known.evidenceCode}`} gene={gene} known={known} state={state} />
            ))}
          </ul>
        </section>
      ))}
    </TitledCard>
  )
}

function summaryOf({ annotations, otherCount }: PaperGene): string {
  const unnamed = annotations.filter(({ names }) => names === 'none').length
  const ofOthers = otherCount === 0 ? '' : ` ${formatCount(otherCount, 'annotation')} with evidence of other papers.`
  if (annotations.length === 0) return `Nothing of this paper, and nothing without evidence.${ofOthers}`
  return `${unnamed === 0 ? 'All of these name this paper.' : `${unnamed} without evidence. Are they yours?`}${ofOthers}`
}

type KnownRowProps = { gene: PaperGene; known: KnownAnnotation; state: PaperDraftState }

function KnownRow({ gene, known, state }: KnownRowProps) {
  const { termId, termName, evidenceCode, evidences, names } = known
  const line = state.draft.lines.find((each) => isAbout(each, gene, known)) ?? null
  const choose = (kind: DraftLine['kind']) => {
    if (line) state.removeLine(line.key)
    if (line?.kind !== kind) state.addLine(toLine(kind, gene, known))
  }
  const [only] = evidences.length === 1 ? evidences : []
  const button = (kind: DraftLine['kind'], label: string) => (
    <Button
      variant={line?.kind === kind ? 'filled' : 'default'}
      size="xs"
      aria-pressed={line?.kind === kind}
      aria-label={`${label}: ${termName}, ${gene.symbol ?? gene.locus}`}
      onClick={() => choose(kind)}
    >
      {label}
    </Button>
  )
  return (
    <li className={classes.row} data-choice={line?.kind}>
      <span>
        {termName} <span className={classes.id}>{termId}</span>
      </span>
      {line?.kind === 'annotation' && only === undefined ? (
        <LabelledSelect
          label={`Evidence for ${termName}`}
          isLabelHidden
          value={line.evidence}
          prompt="How was it shown?"
          options={evidences.map((code) => ({ value: code, label: evidenceLabel(code) }))}
          onChange={(code) => state.changeLine(line.key, { evidence: evidences.find((each) => each === code) ?? null, partners: [] })}
        />
      ) : (
        <span className={classes.note}>
          {evidenceCode === null ? 'not stated' : evidenceLabel(evidenceCode)}
          {names === 'this' ? ', this paper' : ''}
        </span>
      )}
      <span className={classes.buttons}>
        {button('annotation', 'Shown here')}
        {button('objection', 'Wrong')}
      </span>
      {line?.kind === 'objection' ? <Reason line={line} termName={termName} state={state} /> : null}
      {line?.kind === 'annotation' && namesPartners(line.evidence) ? (
        <div className={classes.wide}>
          <GeneBox
            label={`With which gene? ${termName}`}
            value={line.partners[0] ?? ''}
            onChoose={(name) => state.changeLine(line.key, { partners: [name] })}
          />
        </div>
      ) : null}
    </li>
  )
}

function Reason({ line, termName, state }: { line: EditedLine; termName: string; state: PaperDraftState }) {
  const id = useId()
  return (
    <div className={classes.wide}>
      <FieldFrame id={id} label={`What is wrong with ${termName}?`} size="large">
        <TextBox
          id={id}
          value={line.reason ?? ''}
          maxLength={1000}
          onChange={({ currentTarget }) => state.changeLine(line.key, { reason: currentTarget.value })}
        />
      </FieldFrame>
    </div>
  )
}

function isAbout(line: EditedLine, { locus }: PaperGene, { termId, evidenceCode }: KnownAnnotation): boolean {
  if (line.locus !== locus || line.termId !== termId) return false
  return line.kind === 'annotation' || (line.kind === 'objection' && line.statedEvidence === evidenceCode)
}

function toLine(kind: DraftLine['kind'], { locus }: PaperGene, { termId, termName, evidenceCode, evidences }: KnownAnnotation): DraftLine {
  const [only = null] = evidences.length === 1 ? evidences : []
  const evidence = kind === 'annotation' ? (evidences.find((code) => code === evidenceCode) ?? only) : null
  return { ...emptyLine, kind, locus, termId, termName, evidence, statedEvidence: kind === 'objection' ? evidenceCode : null }
}

/** Whether a line is about an annotation that the card shows. */
export function isOfKnown(line: EditedLine, genes: readonly PaperGene[]): boolean {
  return genes.some((gene) => gene.annotations.some((known) => isAbout(line, gene, known)))
}
