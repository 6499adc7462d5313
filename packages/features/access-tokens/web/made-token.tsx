import { Button } from '@mantine/core'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { CopyableText } from '@rosette/ui-kit/record/parts/copyable-text.tsx'
import { useEffect, useRef } from 'react'
import type { MadeAccessToken } from '../contract/access-token.ts'
import classes from './access-tokens-card.module.css'

/** A new token, the one time that it is shown, and how a script sends it. */
export function MadeToken({ made: { name, token }, onClose }: { made: MadeAccessToken; onClose(): void }) {
  const region = useRef<HTMLElement>(null)
  useEffect(() => region.current?.focus(), [])
  // From a variable: a token that is typed into a command stays in the history of the shell.
  const example = `curl -H "Authorization: Bearer $ROSETTE_TOKEN" "${location.origin}/api/detail/locus?name=AT4G18960"`
  return (
    <section ref={region} className={classes.made} aria-label="Your new token" tabIndex={-1}>
      <Notice kind="success">“{name}” has been created. Copy it now: it will not be shown again.</Notice>
      <CopyableText text={token} label="Copy token" />
      <p className={classes.text}>
        Keep it like a password, for instance in the variable ROSETTE_TOKEN, and send it in the header of each call:
      </p>
      <CopyableText text={example} label="Copy example" />
      <Button variant="default" size="xs" onClick={onClose}>
        I have copied it
      </Button>
    </section>
  )
}
