import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './notice.module.css'

type NoticeKind = 'success' | 'info' | 'warning' | 'error'

const icons = { success: IconCircleCheck, info: IconInfoCircle, warning: IconAlertTriangle, error: IconAlertTriangle } as const

/** The outcome of something the visitor did. Screen readers announce an error at once, anything else when they are idle. */
export function Notice({ kind, children }: { kind: NoticeKind; children: ReactNode }) {
  const Icon = icons[kind]
  return (
    <div className={`${classes.notice} ${classes[kind]}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon size={18} aria-hidden />
      <div className={classes.words}>{children}</div>
    </div>
  )
}
