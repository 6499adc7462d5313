import { useBlocker } from '@tanstack/react-router'

const question = 'What you entered has not been saved. Leave this page?'

/** Asks before somebody leaves a page with something that he has not saved. */
export function useLeaveWarning(isDirty: () => boolean): void {
  useBlocker({ shouldBlockFn: () => isDirty() && !window.confirm(question), enableBeforeUnload: isDirty })
}
