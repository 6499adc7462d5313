import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconCopy, IconLink } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
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
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  useEffect(() => {
    if (outcome === null) return
    const timer = setTimeout(() => setOutcome(null), outcomeMs)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    setOutcome(await copyText(text))
  }

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

async function copyText(text: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    // No permission, or an insecure origin: the reader can still select the text.
    return 'failed'
  }
}

const idle = 'Copy link'

type CopyLinkButtonProps = {
  /** The path to copy if this page's own would not work for someone else. */
  pathOf?: (() => Promise<string>) | undefined
}

/** Copies the address of this page, which is all it takes to see it again. */
export function CopyLinkButton({ pathOf }: CopyLinkButtonProps) {
  const [text, setText] = useState(idle)
  useEffect(() => {
    if (text === idle) return
    const timer = setTimeout(() => setText(idle), 3000)
    return () => clearTimeout(timer)
  }, [text])

  async function copy() {
    try {
      await navigator.clipboard.writeText(pathOf ? new URL(await pathOf(), location.origin).href : location.href)
      setText('Link copied')
    } catch {
      setText('Failed to copy')
    }
  }
  return (
    <Button variant="default" leftSection={<IconLink size={16} aria-hidden />} onClick={copy}>
      <span aria-live="polite">{text}</span>
    </Button>
  )
}
