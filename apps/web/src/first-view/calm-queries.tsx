import { IsRestoringProvider } from '@tanstack/react-query'
import { type ReactNode, startTransition, useEffect, useState } from 'react'

/**
 * Holds back calls until a first view is taken over: React takes over parts of a page one by one, and an answer in between would make
 * one of them differ from what the server drew.
 */
export function CalmQueries({ isFirstView, children }: { isFirstView: boolean; children: ReactNode }) {
  const [isCalm, setIsCalm] = useState(isFirstView)
  useEffect(() => startTransition(() => setIsCalm(false)), [])
  useEffect(() => {
    // For everyone who must know when a page that is seen also answers.
    if (!isCalm) document.documentElement.dataset.live = ''
  }, [isCalm])
  return <IsRestoringProvider value={isCalm}>{children}</IsRestoringProvider>
}
