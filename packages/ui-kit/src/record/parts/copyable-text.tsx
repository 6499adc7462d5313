import type { ReactNode } from 'react'
import { CopyButton } from './copy-button.tsx'
import classes from './copyable-text.module.css'

type CopyableTextProps = {
  text: string
  /** What the button copies, in words. */
  label: string
  /** How the text is shown, if it is not shown as it is. */
  children?: ReactNode
}

/** A text that is there to be copied: a token, a key, codes. */
export function CopyableText({ text, label, children = text }: CopyableTextProps) {
  return (
    <div className={classes.box}>
      <div className={classes.text}>{typeof children === 'string' ? <code>{children}</code> : children}</div>
      <CopyButton text={text} label={label} />
    </div>
  )
}
