import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import classes from './toast.module.css'

export type ToastKind = 'done' | 'error'

type Toast = { id: number; kind: ToastKind; text: string }

// An error must be read, so it stays longer and can be dismissed.
const lifeMs = { done: 3000, error: 8000 } as const

const none: readonly Toast[] = []
let toasts = none
let lastId = 0
const listeners = new Set<() => void>()

/** Reports an outcome in one line. Never the only place that reports an error. */
export function toast(text: string, kind: ToastKind = 'done'): void {
  const id = ++lastId
  change([...toasts, { id, kind, text }])
  setTimeout(() => dismiss(id), lifeMs[kind])
}

/** Where toasts appear, mounted once by the app; when it goes, they go with it. Screen readers announce an alert when it is inserted, a status only if its region existed before. */
export function ToastRegion() {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  )
  const errors = shown.filter(({ kind }) => kind === 'error')
  return (
    <div className={classes.region}>
      {errors.length > 0 ? (
        <div role="alert">
          {errors.map((item) => (
            <div key={item.id} className={`${classes.toast} ${classes.error}`}>
              <IconAlertTriangle size={16} aria-hidden />
              {item.text}
              <button type="button" className={classes.close} aria-label="Dismiss" onClick={() => dismiss(item.id)}>
                <IconX size={14} aria-hidden />
              </button>
            </div>
          ))}
        </div>
      ) : null}
      <div role="status">
        {shown
          .filter(({ kind }) => kind === 'done')
          .map((item) => (
            <div key={item.id} className={classes.toast}>
              <IconCheck size={16} aria-hidden />
              {item.text}
            </div>
          ))}
      </div>
    </div>
  )
}

function dismiss(id: number): void {
  change(toasts.filter((item) => item.id !== id))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    toasts = none
  }
}

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
