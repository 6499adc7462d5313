import { ListsButton } from '@rosette/features/lists/web/lists-button.tsx'
import { menus } from '@rosette/features/site/contract/menus.ts'
import { useSubscription } from '@rosette/features/subscription/web/use-subscription.ts'
import { PageWrap } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { useRouterState } from '@tanstack/react-router'
import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import badge from './institution-badge.module.css'
import { MenuPanel } from './menu-panel.tsx'
import classes from './menu-row.module.css'

/** The eight menus, each a button that opens a full-width panel of links. */
export function MenuRow() {
  const row = useRef<HTMLElement>(null)
  const menu = useOpenMenu()
  const { open, close } = menu
  const href = useRouterState({ select: (state) => state.location.href })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when the address changes.
  useEffect(close, [href, close])
  useCloseOutside(row, open !== null, close)

  function onKeyDown(event: KeyboardEvent) {
    if (row.current && followMenuKey(event.key, row.current, menu)) event.preventDefault()
  }
  const opened = menus.find(({ title }) => title === open)

  return (
    <nav ref={row} className={classes.row} aria-label="Main" onKeyDown={onKeyDown} onPointerLeave={byMouse(menu.leave)}>
      <PageWrap className={classes.titles}>
        {menus.map(({ title }) => (
          <button
            key={title}
            type="button"
            data-menu={title}
            className={classes.title}
            aria-expanded={open === title}
            aria-controls={open === title ? 'menu-panel' : undefined}
            onClick={() => menu.toggle(title)}
            onPointerEnter={byMouse(() => menu.pointAt(title))}
          >
            {title}
            <span className={classes.chevron} aria-hidden="true" />
          </button>
        ))}
        <ListsButton className={`${classes.title} ${classes.lists}`} isAsking />
        <InstitutionBadge />
      </PageWrap>
      {opened ? <MenuPanel menu={opened} onPointerEnter={byMouse(menu.stayOpen)} onFollow={close} /> : null}
    </nav>
  )
}

/** Touch has no hover: touches are clicks. */
function byMouse(act: () => void) {
  return (event: PointerEvent) => {
    if (event.pointerType === 'mouse') act()
  }
}

/** Closes the menu when the focus or a click goes elsewhere. */
function useCloseOutside(row: { readonly current: HTMLElement | null }, isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen) return
    function closeIfOutside(event: Event) {
      if (event.target instanceof Node && !row.current?.contains(event.target)) close()
    }
    document.addEventListener('pointerdown', closeIfOutside)
    document.addEventListener('focusin', closeIfOutside)
    return () => {
      document.removeEventListener('pointerdown', closeIfOutside)
      document.removeEventListener('focusin', closeIfOutside)
    }
  }, [row, isOpen, close])
}

type MenuState = { open: string | null; show(title: string): void; close(): void }

/** The keys of the menu row: Escape closes, Down opens and enters, arrows move. Returns whether the key was used. */
function followMenuKey(key: string, row: HTMLElement, { open, show, close }: MenuState): boolean {
  const buttons = [...row.querySelectorAll<HTMLElement>('[data-menu]')]
  const links = [...row.querySelectorAll<HTMLElement>('[data-panel] a')]
  const button = buttons.find((candidate) => candidate === document.activeElement)
  if (key === 'Escape') {
    if (!open) return false
    buttons.find((candidate) => candidate.dataset.menu === open)?.focus()
    close()
    return true
  }
  if (!button) return moveFocus(key, links, document.activeElement)
  const title = button.dataset.menu ?? ''
  if (key === 'ArrowDown') {
    if (open === title) links[0]?.focus()
    else show(title)
    return true
  }
  return key !== 'ArrowUp' && moveFocus(key, buttons, button)
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Moves the focus among the elements with the arrow keys, Home and End; returns whether the key was one of them. */
function moveFocus(key: string, elements: readonly HTMLElement[], current: Element | null): boolean {
  const at = elements.findIndex((element) => current?.isSameNode(element))
  const target = key === 'Home' ? 0 : key === 'End' ? elements.length - 1 : at + (steps[key] ?? Number.NaN)
  if (Number.isNaN(target) || elements.length === 0) return false
  elements[(target + elements.length) % elements.length]?.focus()
  return true
}

/** The institution through which the visitor is subscribed; nothing for everyone else (SHELL-024, SHELL-025, SUBS-004). */
export function InstitutionBadge() {
  const { institution } = useSubscription()
  if (institution?.status !== 'subscribed') return null
  return (
    <p className={badge.badge}>
      <span className={badge.dot} aria-hidden="true" />
      <span className={badge.name}>{institution.name}</span>
      <span className={badge.status}>{institution.status}</span>
    </p>
  )
}

/** A pointer that merely crosses the row opens nothing. */
export const hoverDelayMs = 150
const leaveDelayMs = 300

type OpenMenu = { title: string; by: 'hover' | 'click' }

/** Which menu panel is open: one at a time, by click, key or a resting pointer. */
function useOpenMenu() {
  const [open, setOpen] = useState<OpenMenu | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stopTimer = useCallback(() => clearTimeout(timer.current), [])
  useEffect(() => stopTimer, [stopTimer])

  const close = useCallback(() => {
    stopTimer()
    setOpen(null)
  }, [stopTimer])

  return {
    open: open?.title ?? null,
    close,
    show(title: string) {
      stopTimer()
      setOpen({ title, by: 'click' })
    },
    toggle(title: string) {
      stopTimer()
      // A click after hovering keeps the panel open instead of closing what has just opened.
      setOpen((now) => (now?.title === title && now.by === 'click' ? null : { title, by: 'click' }))
    },
    pointAt(title: string) {
      stopTimer()
      timer.current = setTimeout(() => setOpen((now) => (now?.title === title ? now : { title, by: 'hover' })), hoverDelayMs)
    },
    stayOpen: stopTimer,
    leave() {
      stopTimer()
      timer.current = setTimeout(() => setOpen((now) => (now?.by === 'hover' ? null : now)), leaveDelayMs)
    },
  }
}
