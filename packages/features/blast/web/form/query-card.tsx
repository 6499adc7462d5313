import { Button } from '@mantine/core'
import { FailureNotice } from '@rosette/ui-kit/feedback/failure-notice.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { describedBy, FieldFrame } from '@rosette/ui-kit/form/controls/field-frame.tsx'
import controls from '@rosette/ui-kit/form/controls/form-controls.module.css'
import { LoadFile, useReadFile } from '@rosette/ui-kit/form/controls/load-file.tsx'
import list from '@rosette/ui-kit/form/controls/paste-ids.module.css'
import { FormCard, FormLine } from '@rosette/ui-kit/form/form-card.tsx'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useMemo } from 'react'
import { programOf } from '../../contract/blast-programs.ts'
import type { BlastService } from '../../contract/blast-service.ts'
import { identifiersIn, parseQueries } from '../../contract/parse-queries.ts'
import { queryError } from '../../contract/query-error.ts'
import { type FormState, programIn } from './blast-draft.ts'
import { fetchQuery, MissingQuery } from './fetch-query.ts'

/** More is refused by the server. */
const maxBytes = 1_000_000

/** BLAST-009: sequences, typed or read from a text file. What was recognized is said below. */
export function QueryCard({ state, service }: { state: FormState; service: BlastService }) {
  const { draft, errorOf, idOf, change } = state
  const id = idOf('QueryText')
  const program = programIn(draft)
  const fetching = useChange({
    call: (ids: readonly string[]) => fetchQuery(ids, programOf(program).query),
    failure: (error) => (error instanceof MissingQuery ? error.message : 'Fetching the sequences did not work. Please try again.'),
    onDone: (fasta) => change('QueryText', fasta),
  })
  const ids = identifiersIn(draft.QueryText)
  const reading = useReadFile({ maxBytes, tooLong: 'is larger than 1 MB.', onText: (text) => change('QueryText', text) })
  const { words, advice } = useRecognized(draft.QueryText, state, service)
  // Advice comes while one types; what is missing is said only when the form is submitted.
  const error = errorOf('QueryText') ?? advice

  const hint = `Raw, FASTA, GCG or RSF, or loci such as AT4G18960; up to ${formatNumber(service.maxQueries)} sequences with ${formatNumber(service.maxResidues)} residues.`
  return (
    <FormCard legend="Query" hint="One or more sequences.">
      <input type="hidden" name="textbox" value={draft.textbox} />
      <FormLine>
        <FieldFrame id={id} label="Query sequence" hint={hint} size="large" error={error}>
          <textarea
            id={id}
            name="QueryText"
            className={controls.area}
            rows={9}
            value={draft.QueryText}
            spellCheck={false}
            autoComplete="off"
            aria-required
            aria-invalid={error !== null}
            aria-describedby={describedBy(id, hint, error)}
            onChange={(event) => change('QueryText', event.currentTarget.value)}
            onPaste={(event) => {
              // Pasted names become their sequences at once; typed ones wait for the button.
              const pasted = identifiersIn(event.clipboardData.getData('text'))
              if (pasted.length > 0 && draft.QueryText.trim() === '') fetching.run(pasted)
            }}
          />
          {ids.length > 0 && (
            <Button variant="default" size="xs" loading={fetching.isPending} onClick={() => fetching.run(ids)}>
              Fetch {ids.length === 1 ? `the sequence of ${ids[0]}` : `the sequences of ${formatCount(ids.length, 'name')}`}
            </Button>
          )}
          <FailureNotice failure={fetching.failure} />
          <div className={list.foot}>
            <LoadFile label="Query sequence" accept=".txt,.fa,.fasta,.fas,.seq,.gcg,.rsf,.pep,text/plain" reading={reading} />
            <span className={list.count} aria-live="polite">
              {words}
            </span>
          </div>
        </FieldFrame>
      </FormLine>
    </FormCard>
  )
}

function useRecognized(text: string, { draft }: FormState, service: BlastService): { words: string; advice: string | null } {
  const program = programIn(draft)
  return useMemo(() => {
    if (identifiersIn(text).length > 0) return { words: 'identifiers', advice: null }
    const { format, queries } = parseQueries(text)
    if (queries.length === 0) return { words: '', advice: null }
    const residues = queries.reduce((sum, { sequence }) => sum + sequence.length, 0)
    return {
      words: `${format}, ${formatCount(queries.length, 'sequence')}, ${formatNumber(residues)} residues`,
      advice: queryError(queries, program, service),
    }
  }, [text, program, service])
}
