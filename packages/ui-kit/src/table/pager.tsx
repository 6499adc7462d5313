import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { PageLink } from '../links/page-link.tsx'
import classes from './pager.module.css'

type PagerProps = { label: string; page: number; pages: number } & (
  | { onPage(page: number): void; hrefOf?: undefined }
  // If the page number is in the address, the pager consists of links.
  | { hrefOf(page: number): string; onPage?: undefined }
)

/** Page numbers with previous and next; nothing if there is only one page. */
export function Pager(props: PagerProps) {
  const { label, page, pages } = props
  if (pages <= 1) return null
  return (
    <nav aria-label={label} className={classes.pager}>
      <Step {...props} to={page - 1} name="Previous page">
        <IconChevronLeft size={16} aria-hidden />
      </Step>
      {pagesToShow(page, pages).map((shown) =>
        typeof shown === 'number' ? (
          <Step key={shown} {...props} to={shown} name={`Page ${shown}`}>
            {shown}
          </Step>
        ) : (
          <span key={shown} className={classes.gap} aria-hidden>
            …
          </span>
        ),
      )}
      <Step {...props} to={page + 1} name="Next page">
        <IconChevronRight size={16} aria-hidden />
      </Step>
    </nav>
  )
}

function Step({ to, name, children, ...pager }: PagerProps & { to: number; name: string; children: ReactNode }) {
  const isHere = to === pager.page
  const isOutside = to < 1 || to > pager.pages
  if (isOutside) {
    return (
      <span className={classes.step} data-disabled aria-hidden>
        {children}
      </span>
    )
  }
  const shared = { className: classes.step, 'aria-label': name, 'aria-current': isHere ? ('page' as const) : undefined }
  if (pager.hrefOf) {
    return (
      <PageLink href={pager.hrefOf(to)} {...shared}>
        {children}
      </PageLink>
    )
  }
  return (
    <button type="button" onClick={() => pager.onPage(to)} {...shared}>
      {children}
    </button>
  )
}

type ShownPage = number | 'gap-before' | 'gap-after'

/** First, last, and the neighbours of the current page; a gap replaces at least two pages. */
export function pagesToShow(page: number, pages: number): ShownPage[] {
  const near = (other: number) => Math.abs(other - page) <= 1
  const shown: ShownPage[] = []
  for (let other = 1; other <= pages; other += 1) {
    const fillsGap = (other === 2 && page <= 4) || (other === pages - 1 && page >= pages - 3)
    if (other === 1 || other === pages || near(other) || fillsGap) shown.push(other)
    else if (other === 2) shown.push('gap-before')
    else if (other === pages - 1) shown.push('gap-after')
  }
  return shown
}

type SizeSelectProps = { sizes: readonly number[]; size: number; label: string; onSize(size: number): void }

/** How many rows a page holds. */
export function SizeSelect({ sizes, size, label, onSize }: SizeSelectProps) {
  return (
    <select className={classes.select} aria-label={label} value={size} onChange={(event) => onSize(Number(event.currentTarget.value))}>
      {sizes.map((option) => (
        <option key={option} value={option}>
          {option} per page
        </option>
      ))}
    </select>
  )
}
