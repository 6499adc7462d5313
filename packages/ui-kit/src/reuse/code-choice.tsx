import type { ReactNode } from 'react'
import { Segments } from '../form/segments.tsx'
import { CopyableText } from '../record/parts/copyable-text.tsx'
import classes from './code-choice.module.css'

type CodeChoiceProps<Name extends string> = {
  /** What is chosen: `Language`. */
  label: string
  names: readonly Name[]
  chosen: Name
  onChoose(name: NoInfer<Name>): void
  code: string
  /** Stands above the code. */
  children?: ReactNode
}

/** The same code in several languages, one at a time and to copy. */
export function CodeChoice<Name extends string>({ label, names, chosen, onChoose, code, children }: CodeChoiceProps<Name>) {
  return (
    <div className={classes.choice}>
      <Segments label={label} segments={names.map((name) => ({ value: name, label: name }))} value={chosen} onValue={onChoose} />
      {children}
      <div className={classes.code}>
        <CopyableText text={code} label={`Copy ${chosen} code`}>
          <pre>{code}</pre>
        </CopyableText>
      </div>
    </div>
  )
}
