import { Button } from '@mantine/core'
import { problemCodeOf } from '@rosette/api-client/api-problem-error.ts'
import { recordQuery } from '@rosette/api-client/record-query.ts'
import { trackSetOf } from '@rosette/contract-kit/genome-view/genome-tracks.ts'
import { type GenomeView, padPosition, parsePosition } from '@rosette/contract-kit/genome-view/genome-view.ts'
import { firstView } from '@rosette/contract-kit/genome-view/parse-genome-view.ts'
import { isAgiName } from '@rosette/contract-kit/vocabulary/agi-name.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import classes from './go-to-position.module.css'

/** Opens the browser at a locus or a place that the visitor types. */
export function GoToPosition({ onGo }: { onGo(view: GenomeView, locus: string | undefined): void }) {
  const queryClient = useQueryClient()
  const id = useId()
  const [text, setText] = useState('')
  const go = useChange({
    call: () => findView(queryClient, text.trim()),
    onDone: ({ view, locus }) => onGo(view, locus),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    go.run()
  }

  return (
    <form className={classes.form} onSubmit={submit}>
      <label className={classes.label} htmlFor={id}>
        Locus or position
      </label>
      <input
        id={id}
        className={classes.field}
        placeholder="AT4G18960 or Chr4:10382856..10388539"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        aria-invalid={go.failure !== null}
        aria-describedby={`${id}-fault`}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
      />
      <Button type="submit" variant="default">
        Go
      </Button>
      <p id={`${id}-fault`} className={classes.error} role="alert">
        {go.failure?.text}
      </p>
    </form>
  )
}

/** The view of a place or a locus. */
async function findView(queryClient: QueryClient, text: string): Promise<{ view: GenomeView; locus?: string }> {
  const place = parsePosition(text)
  if (place) return { view: { ...firstView, position: place } }
  const name = text.toUpperCase()
  if (!isAgiName(name)) throw new Error('Type the AGI name of a locus, or a position such as Chr4:10382856..10388539.')
  const { span, geneModelType } = await queryClient.ensureQueryData(recordQuery(kinds.locus, { name })).catch((cause: unknown) => {
    const isUnknown = problemCodeOf(cause) === 'not_found'
    throw new Error(isUnknown ? `There is no locus ${name} in this release.` : `${name} could not be looked up. Please try again.`, {
      cause,
    })
  })
  if (span === null) throw new Error(`${name} has no position on the genome.`)
  return { view: { position: padPosition(span), tracks: trackSetOf(geneModelType, span.chromosome) }, locus: name }
}
