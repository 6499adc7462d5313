import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Goes to a page some time after saving: two seconds (REG-013, EDIT-019) by default. */
export function useReturnSoon(isSaved: boolean, path: string, delayMs = 2000): void {
  const router = useRouter()
  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(() => router.history.push(path), delayMs)
    return () => clearTimeout(timer)
  }, [isSaved, path, delayMs, router])
}
