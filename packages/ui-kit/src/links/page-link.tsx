import { useRouter, useRouterState } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { z } from 'zod'

type PageLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; origin?: Origin }

/** A link to a page of this site by its full address. It navigates without reloading the document. */
export function PageLink({ href, origin, onClick, ...rest }: PageLinkProps) {
  const router = useRouter({ warn: false })
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!router || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    router.history.push(href, origin ? { origin } : undefined)
  }
  return <a {...rest} href={href} onClick={follow} />
}

/** Anything else (new tab, new window, download) is left to the browser. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const target = event.currentTarget.target
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !hasModifier && (target === '' || target === '_self')
}

/** Where the reader came from: a search. It travels in the history entry, so Back and reload keep it and no address shows it. */
export const Origin = z.object({ label: z.string(), href: z.string().startsWith('/') })
export type Origin = z.infer<typeof Origin>

const WithOrigin = z.object({ origin: Origin })

/** The search this page was opened from, or null. */
export function useOrigin(): Origin | null {
  const state = useRouterState({ select: (router) => router.location.state })
  const parsed = WithOrigin.safeParse(state)
  return parsed.success ? parsed.data.origin : null
}
