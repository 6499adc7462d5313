import { Button } from '@mantine/core'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { CopyableText } from '@rosette/ui-kit/record/parts/copyable-text.tsx'
import { useEffect, useRef } from 'react'
import classes from './second-factor-card.module.css'

/** New recovery codes, the one time that they are shown. */
export function ShownCodes({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const region = useRef<HTMLElement>(null)
  useEffect(() => region.current?.focus(), [])
  return (
    <section ref={region} className={classes.body} aria-label="Your recovery codes" tabIndex={-1}>
      <Notice kind="success">Keep these recovery codes, for instance on paper: they will not be shown again.</Notice>
      <p className={classes.text}>If you lose your phone, each of them opens your account once.</p>
      <CopyableText text={codes.join('\n')} label="Copy recovery codes">
        <ol className={classes.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </CopyableText>
      <Button variant="default" size="xs" onClick={onClose}>
        I have saved them
      </Button>
    </section>
  )
}
