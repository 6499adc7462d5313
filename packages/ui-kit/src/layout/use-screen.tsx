import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react'

const PhoneContext = createContext(false)

/** Mounted once by the app: whether the server drew the first view for a phone. */
export function PhoneProvider({ isPhone, children }: { isPhone: boolean; children: ReactNode }) {
  return <PhoneContext value={isPhone}>{children}</PhoneContext>
}

/** Whether the screen is at most so many pixels wide. A first view goes by the server's guess, and the screen has the last word. */
export function useScreenUpTo(width: number): boolean {
  const isPhone = useContext(PhoneContext)
  const query = `(max-width: ${width}px)`
  const subscribe = useCallback(
    (listener: () => void) => {
      const screen = matchMedia(query)
      screen.addEventListener('change', listener)
      return () => screen.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => isPhone,
  )
}
