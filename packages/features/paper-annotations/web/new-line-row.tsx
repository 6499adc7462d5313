import { Button } from '@mantine/core'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { SuggestBox } from '@rosette/ui-kit/entry-form/suggest-box.tsx'
import { FieldFrame } from '@rosette/ui-kit/form/controls/field-frame.tsx'
import { TextBox } from '@rosette/ui-kit/form/controls/text-control.tsx'
import { formatCount } from '@rosette/ui-kit/text/format-number.ts'
import { IconX } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { z } from 'zod'
import { useSuggestions } from '../../members/web/use-suggestions.ts'
import { evidenceLabel, namesPartners, paperEvidenceCodes } from '../contract/annotation-evidence.ts'
import { type InteractionMethod, interactionMethods, type Relation, relations } from '../contract/paper-line.ts'
import { type PaperGene, PaperTerm } from '../contract/paper-to-annotate.ts'
import { GeneBox } from './gene-box.tsx'
import { LabelledSelect } from './labelled-select.tsx'
import classes from './paper-annotations.module.css'
import type { EditedLine, PaperDraftState } from './use-paper-draft.ts'

type NewLineRowProps = { line: EditedLine; place: number; genes: readonly PaperGene[]; state: PaperDraftState }

/** A line that the author adds. */
export function NewLineRow({ line, place, genes, state }: NewLineRowProps) {
  const change = (patch: Partial<EditedLine>) => state.changeLine(line.key, patch)
  return (
    <fieldset className={classes.line} aria-label={`Line ${place}`}>
      {line.question === null ? null : <p className={`${classes.wide} ${classes.note}`}>The curator asks: “{line.question}”</p>}
      <LabelledSelect
        label="Gene"
        value={line.locus}
        prompt="Choose a gene"
        options={genes.map(({ locus, symbol }) => ({ value: locus, label: symbol ?? locus }))}
        onChange={(locus) => change({ locus: locus ?? line.locus })}
      />
      {line.kind === 'phenotype' ? <PhenotypeParts line={line} change={change} /> : null}
      {line.kind === 'interaction' ? <InteractionParts line={line} change={change} /> : null}
      {line.kind === 'annotation' ? <AnnotationParts line={line} change={change} /> : null}
      {line.kind === 'objection' ? <span className={classes.note}>Wrong: {line.termName ?? line.termId}</span> : null}
      <Button variant="default" size="xs" aria-label={`Remove line ${place}`} onClick={() => state.removeLine(line.key)}>
        <IconX size={14} aria-hidden />
      </Button>
    </fieldset>
  )
}

type PartsProps = { line: EditedLine; change(patch: Partial<EditedLine>): void }

function AnnotationParts({ line, change }: PartsProps) {
  const { data: terms } = useQuery({ ...termsQuery(line.termId ?? '', line.locus), enabled: line.termId !== null })
  const term = terms?.find(({ id }) => id === line.termId)
  const offered = term?.evidences ?? (line.evidence === null ? [] : [line.evidence])
  return (
    <>
      <TermBox line={line} change={change} />
      <LabelledSelect
        label="How it was shown"
        value={line.evidence}
        prompt={line.termId === null ? 'Choose a term first' : 'Choose evidence'}
        isDisabled={line.termId === null}
        options={offered.map((code) => ({ value: code, label: evidenceLabel(code) }))}
        onChange={(code) => change({ evidence: paperEvidenceCodes.find((each) => each === code) ?? null, partners: [] })}
      />
      {namesPartners(line.evidence) ? (
        <GeneBox label="With" value={line.partners[0] ?? ''} onChoose={(name) => change({ partners: [name] })} />
      ) : (
        <span className={classes.note}>no other gene needed</span>
      )}
    </>
  )
}

function TermBox({ line, change }: PartsProps) {
  const { text, setText, rows } = useSuggestions((typed) => termsQuery(typed, line.locus))
  const [isTyping, setTyping] = useState(false)
  const shown = line.termName === null ? '' : `${line.termName} ${line.termId ?? ''}`
  return (
    <SuggestBox
      label="Term"
      placeholder="Name, synonym or ID of a GO or PO term"
      text={isTyping ? text : shown}
      choices={rows.map((term) => ({ value: term.id, label: term.name, note: noteOf(term) }))}
      closeDelayMs={200}
      onText={(typed) => {
        setTyping(true)
        setText(typed)
      }}
      onChoose={({ value }) => {
        const term = rows.find(({ id }) => id === value)
        if (!term) return
        const [only = null] = term.evidences.length === 1 ? term.evidences : []
        change({ termId: term.id, termName: term.name, evidence: only, partners: [] })
        setTyping(false)
      }}
      onLeft={() => setTyping(false)}
    />
  )
}

function noteOf({ id, category, synonym, geneCount, isThere }: PaperTerm): string {
  const parts = [category, id, synonym === null ? null : `also called “${synonym}”`, formatCount(geneCount, 'gene')]
  return [...parts, isThere ? 'on this gene already' : null].filter((part) => part !== null).join(' · ')
}

function PhenotypeParts({ line, change }: PartsProps) {
  const id = useId()
  const { text, setText, rows } = useSuggestions(germplasmsQuery)
  return (
    <>
      <SuggestBox
        label="Line"
        placeholder="SALK_…, CS…"
        text={text === '' ? (line.germplasm ?? '') : text}
        choices={rows.map((name) => ({ value: name, label: name }))}
        closeDelayMs={200}
        onText={setText}
        onChoose={({ value }) => {
          change({ germplasm: value })
          setText('')
        }}
      />
      <FieldFrame id={id} label="Phenotype" size="large">
        <TextBox
          id={id}
          value={line.phenotype ?? ''}
          maxLength={1000}
          onChange={({ currentTarget }) => change({ phenotype: currentTarget.value })}
        />
      </FieldFrame>
    </>
  )
}

function InteractionParts({ line, change }: PartsProps) {
  return (
    <>
      <LabelledSelect
        label="How they interact"
        value={line.relation}
        prompt="Choose"
        options={Object.entries(relations).map(([value, label]) => ({ value, label }))}
        // The options are the keys of the same object.
        onChange={(relation) => change({ relation: relation as Relation | null })}
      />
      <GeneBox label="The other gene" value={line.partners[0] ?? ''} onChoose={(name) => change({ partners: [name] })} />
      <LabelledSelect
        label="Method"
        value={line.method}
        prompt="Not stated"
        options={Object.entries(interactionMethods).map(([value, label]) => ({ value, label }))}
        // The options are the keys of the same object.
        onChange={(method) => change({ method: method as InteractionMethod | null })}
      />
    </>
  )
}

const minuteMs = 60_000

function termsQuery(text: string, locus: string) {
  return queryOptions({
    queryKey: ['paper-terms', text, locus],
    queryFn: ({ signal }) => fetchJson(z.array(PaperTerm), { path: 'paper-annotations/terms', query: { text, locus }, signal }),
    staleTime: minuteMs,
    retry: false,
  })
}

function germplasmsQuery(text: string) {
  return queryOptions({
    queryKey: ['paper-germplasms', text],
    queryFn: ({ signal }) => fetchJson(z.array(z.string()), { path: 'paper-annotations/germplasms', query: { text }, signal }),
    staleTime: minuteMs,
    retry: false,
  })
}
