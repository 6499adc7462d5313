import { menus } from '@rosette/features/site/contract/menus.ts'
import { PageWrap } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { useRouterState } from '@tanstack/react-router'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { InstitutionBadge } from './institution-badge.tsx'
import { MenuPanel } from './menu-panel.tsx'
import classes from './menu-row.module.css'
import { useOpenMenu } from './use-open-menu.ts'

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
