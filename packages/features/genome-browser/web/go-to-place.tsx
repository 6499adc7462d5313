import { Button } from '@mantine/core'
import { problemCodeOf } from '@rosette/api-client/api-problem-error.ts'
import { recordQuery } from '@rosette/api-client/record-query.ts'
import { trackSetOf } from '@rosette/contract-kit/genome-view/genome-tracks.ts'
import { firstView, type GenomeView, padPlace, parsePlace } from '@rosette/contract-kit/genome-view/genome-view.ts'
import { isAgiName } from '@rosette/contract-kit/vocabulary/agi-name.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import classes from './go-to-place.module.css'

/** Opens the browser at a locus or a place that the visitor types. */
export function GoToPlace({ onGo }: { onGo(view: GenomeView, locus: string | undefined): void }) {
  const queryClient = useQueryClient()
  const id = useId()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string | null>(null)

  async function go(event: FormEvent): Promise<void> {
    event.preventDefault()
    const found = await findView(queryClient, text.trim())
    setFault(typeof found === 'string' ? found : null)
    if (typeof found !== 'string') onGo(found.view, found.locus)
  }

  return (
    <form className={classes.form} onSubmit={go}>
      <label className={classes.label} htmlFor={id}>
        Locus or position
      </label>
      <input
        id={id}
        className={classes.field}
        placeholder="AT4G18960 or Chr4:10382856..10388539"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        aria-invalid={fault !== null}
        aria-describedby={`${id}-fault`}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
      />
      <Button type="submit" variant="default">
        Go
      </Button>
      <p id={`${id}-fault`} className={classes.fault} role="alert">
        {fault}
      </p>
    </form>
  )
}

/** The view of a place or a locus; a sentence if there is none. */
async function findView(queryClient: QueryClient, text: string): Promise<{ view: GenomeView; locus?: string } | string> {
  const place = parsePlace(text)
  if (place) return { view: { ...firstView, place } }
  const name = text.toUpperCase()
  if (!isAgiName(name)) return 'Type the AGI name of a locus, or a position such as Chr4:10382856..10388539.'
  try {
    const locus = await queryClient.ensureQueryData(recordQuery(kinds.locus, { name }))
    if (locus.span === null) return `${name} has no position on the genome.`
    return { view: { place: padPlace(locus.span), tracks: trackSetOf(locus.geneModelType, locus.span.chromosome) }, locus: name }
  } catch (error) {
    return problemCodeOf(error) === 'not_found'
      ? `There is no locus ${name} in this release.`
      : `${name} could not be looked up. Please try again.`
  }
}
