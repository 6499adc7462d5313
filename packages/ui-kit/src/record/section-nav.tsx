import { type MouseEvent, useEffect, useRef } from 'react'
import { formatNumber } from '../text/format-number.ts'
import { mountAllSections } from './late-body.tsx'
import classes from './section-nav.module.css'
import { stayAtSection } from './stay-at-section.ts'
import { useActiveSection } from './use-active-section.ts'

export type SectionEntry = { id: string; title: string; count: number | null; isEmpty: boolean }

/** The list of sections at the left; a sticky row of chips on narrow screens. */
export function SectionNav({ entries }: { entries: readonly SectionEntry[] }) {
  const { active, choose } = useActiveSection(entries.map((entry) => entry.id))
  const list = useRef<HTMLOListElement>(null)

  useEffect(() => {
    const chip = list.current?.querySelector<HTMLElement>(`[href="#${CSS.escape(active)}"]`)
    // Scrolls only the row; scrollIntoView would scroll the page too.
    if (chip && list.current) list.current.scrollLeft = chip.offsetLeft - (list.current.clientWidth - chip.clientWidth) / 2
  }, [active])

  useEffect(() => {
    // By then the sections above it are mounted.
    const frame = requestAnimationFrame(openHashSection)
    return () => cancelAnimationFrame(frame)
  }, [])
  function follow(event: MouseEvent<HTMLAnchorElement>, id: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    choose(id)
    mountAllSections()
    goToSection(id, 'smooth')
    history.replaceState(history.state, '', `#${id}`)
  }

  return (
    <nav className={classes.nav} aria-label="Sections">
      <ol className={classes.list} ref={list}>
        {entries.map(({ id, title, count, isEmpty }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={classes.entry}
              aria-current={active === id ? 'location' : undefined}
              data-empty={isEmpty || undefined}
              onClick={(event) => follow(event, id)}
            >
              <span>{title}</span>
              {count !== null && !isEmpty && <span className={classes.count}>{formatNumber(count)}</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** An address with a section in its hash opens at that section. */
function openHashSection() {
  const id = decodeURIComponent(location.hash.slice(1))
  const section = document.getElementById(id)
  if (!section?.matches('section')) return
  goToSection(id, 'auto')
}

/** Scrolls to the section and moves the focus, as a plain hash link would. */
function goToSection(id: string, behavior: ScrollBehavior) {
  const section = document.getElementById(id)
  if (!section) return
  unfoldSection(section)
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const scrolled = isCalm ? 'auto' : behavior
  section.scrollIntoView({ behavior: scrolled })
  section.focus({ preventScroll: true })
  stayAtSection(section, scrolled)
}

/** Opens the section if it is folded: anyone who goes to it wants to read it. */
function unfoldSection(section: HTMLElement): void {
  section.querySelector('details[data-section-fold]')?.setAttribute('open', '')
}
