import { useRouter, useRouterState } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { useSiteFacts } from '../app-facts.tsx'
import classes from './page-link.module.css'

type PageLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; origin?: Origin }

/** A link to a page of this site by its full address. It navigates without reloading the document. */
export function PageLink({ href, origin, onClick, onFocus, onPointerEnter, onPointerLeave, ...rest }: PageLinkProps) {
  const router = useRouter({ warn: false })
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    clearTimeout(resting)
    onClick?.(event)
    if (!router || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    router.history.push(href, origin ? { origin } : undefined)
  }
  /** What the page reads is loaded while the visitor is about to open it. */
  function expectVisit() {
    clearTimeout(resting)
    resting = setTimeout(() => router?.preloadRoute({ to: '.', href }), restMs)
  }
  return (
    <a
      {...rest}
      href={href}
      onClick={follow}
      onFocus={(event) => {
        onFocus?.(event)
        expectVisit()
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        expectVisit()
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event)
        clearTimeout(resting)
      }}
    />
  )
}

/** Long enough not to load what a pointer only passes. */
const restMs = 80

// There is one pointer, so one link at a time.
let resting: ReturnType<typeof setTimeout> | undefined

/** Anything else (new tab, new window, download) is left to the browser. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  // The property is an object where the link is part of a drawing.
  const target = event.currentTarget.getAttribute('target') ?? ''
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !hasModifier && (target === '' || target === '_self')
}

/** Where the reader came from: a search. It travels in the history entry, so Back and reload keep it and no address shows it. */
export type Origin = { label: string; href: string }

/** The search this page was opened from, or null. */
export function useOrigin(): Origin | null {
  const state = useRouterState({ select: (router) => router.location.state })
  const origin = 'origin' in state ? state.origin : null
  return isOrigin(origin) ? origin : null
}

/** What a history entry holds may be of an older build of the site. */
function isOrigin(value: unknown): value is Origin {
  if (typeof value !== 'object' || value === null || !('label' in value) || !('href' in value)) return false
  return typeof value.label === 'string' && typeof value.href === 'string' && value.href.startsWith('/')
}

type OutsideLinkProps = { href: string; className?: string; children: ReactNode; isPlain?: boolean }

/** A link that leaves the site: it opens a new tab, shown by the arrow and read out by screen readers (SHELL-006, SHELL-029). */
export function OutsideLink({ href, className, children, isPlain = false }: OutsideLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      {isPlain ? null : <OutsideIcon />}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}

/** The arrow of links that leave the site; hidden from screen readers, because text beside it says the same. */
function OutsideIcon() {
  return (
    <svg className={classes.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M11 7H6v11h11v-5M10 14L20 4M15 4h5v5" />
    </svg>
  )
}

/** The curators' address as a mail link; the only place that renders it (SHELL-028). */
export function CuratorMail({ className }: { className?: string }) {
  const { curatorEmail } = useSiteFacts()
  return (
    <a href={`mailto:${curatorEmail}`} className={className}>
      {curatorEmail}
    </a>
  )
}
