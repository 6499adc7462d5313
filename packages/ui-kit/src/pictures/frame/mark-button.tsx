import type { ReactNode } from 'react'
import { pointing } from './mark-link.tsx'
import { markProps } from './use-mark-keys.ts'

type MarkButtonProps = {
  /** Its place among the marks of the picture. */
  index: number
  /** What it is, for screen readers and the line below the picture. */
  label: string
  isPressed: boolean
  className?: string
  onPress(): void
  /** Told what is pointed at, or null. */
  onPoint(label: string | null): void
  children: ReactNode
}

/** A mark of a picture that can be pressed: by pointer, Enter or space. */
export function MarkButton({ index, label, isPressed, className, onPress, onPoint, children }: MarkButtonProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot hold a button element.
    <g
      {...markProps(index)}
      {...pointing(label, onPoint)}
      role="button"
      aria-pressed={isPressed}
      className={className}
      onClick={onPress}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onPress()
      }}
    >
      {children}
    </g>
  )
}
