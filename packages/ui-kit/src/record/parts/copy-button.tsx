import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconCopy, IconLink } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { useChange } from '../../feedback/use-change.ts'
import classes from './copy-button.module.css'

type Outcome = 'copied' | 'failed'

// DETAIL-035: how long the outcome is shown.
const outcomeMs = 3000

type CopyButtonProps = {
  text: string
  label: string
  /** Messages for success and failure. */
  copied?: string
  failed?: string
}

/** Copies text; the icon and a message for screen readers report the outcome for three seconds. */
export function CopyButton({ text, label, copied = 'Copied to clipboard', failed = 'Failed to copy' }: CopyButtonProps) {
  // Without permission, or on an insecure origin, the reader can still select the text.
  const { run: copy, outcome } = useCopy(() => navigator.clipboard.writeText(text))
  return (
    <span className={classes.frame}>
      <button type="button" className={classes.button} aria-label={label} title={label} onClick={copy} data-outcome={outcome}>
        <OutcomeIcon outcome={outcome} />
      </button>
      <span role="status" className={classes.spoken}>
        {outcome === 'copied' && copied}
        {outcome === 'failed' && failed}
      </span>
    </span>
  )
}

function OutcomeIcon({ outcome }: { outcome: Outcome | null }) {
  if (outcome === 'copied') return <IconCheck size={16} stroke={2} aria-hidden />
  if (outcome === 'failed') return <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
  return <IconCopy size={16} stroke={1.75} aria-hidden />
}

/** Copies something, and forgets the outcome after a while. */
function useCopy(call: () => Promise<void>): { run(): void; outcome: Outcome | null } {
  const { run, isDone, failure, reset } = useChange({ call })
  const outcome = isDone ? 'copied' : failure ? 'failed' : null
  const forget = useEffectEvent(reset)
  useEffect(() => {
    if (outcome === null) return
    const timer = setTimeout(forget, outcomeMs)
    return () => clearTimeout(timer)
  }, [outcome])
  return { run: () => run(), outcome }
}

const linkTexts = { copied: 'Link copied', failed: 'Failed to copy' } as const

type CopyLinkButtonProps = {
  /** The path to copy if this page's own would not work for someone else. */
  pathOf?: (() => Promise<string>) | undefined
}

/** Copies the address of this page, which is all it takes to see it again. */
export function CopyLinkButton({ pathOf }: CopyLinkButtonProps) {
  const { run: copy, outcome } = useCopy(async () =>
    navigator.clipboard.writeText(pathOf ? new URL(await pathOf(), location.origin).href : location.href),
  )
  return (
    <Button variant="default" leftSection={<IconLink size={16} aria-hidden />} onClick={copy}>
      <span aria-live="polite">{outcome === null ? 'Copy link' : linkTexts[outcome]}</span>
    </Button>
  )
}
