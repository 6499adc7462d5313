import type { RichElement, RichNode } from '@rosette/contract-kit/text/rich-text.ts'
import { createElement, type ReactNode } from 'react'
import { OutsideLink, PageLink } from '../links/page-link.tsx'
import classes from './rich-text.module.css'

/** Formatted text. Links inside the site navigate without reloading; links that leave it open a new tab (SHELL-006, SHELL-007). */
export function RichText({ nodes }: { nodes: readonly RichNode[] }) {
  return <div className={classes.text}>{draw(nodes)}</div>
}

function draw(nodes: readonly RichNode[]): ReactNode {
  // The text is rendered as a whole; its parts have no names and never move.
  return nodes.map((node, index) => (typeof node === 'string' ? node : drawElement(node, index)))
}

function drawElement(element: RichElement, key: number): ReactNode {
  const { tag, children, href, id } = element
  switch (tag) {
    case 'a':
      return drawLink(href, draw(children), key)
    case 'br':
    case 'hr':
      return createElement(tag, { key })
    case 'img':
      return <Picture key={key} element={element} />
    case 'pre':
      return (
        // A long line scrolls, also by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable.
        <pre key={key} tabIndex={0}>
          {draw(children)}
        </pre>
      )
    case 'table':
      return (
        <div key={key} className={classes.scroll}>
          <table>{draw(children.filter((child) => typeof child !== 'string'))}</table>
        </div>
      )
    case 'thead':
    case 'tbody':
    case 'tr':
      // Blanks between rows and cells are not text.
      return createElement(tag, { key }, draw(children.filter((child) => typeof child !== 'string')))
    default:
      return createElement(tag, { key, id }, draw(children))
  }
}

/** In the theme of the page: a picture that is not shown is not loaded either. */
function Picture({ element: { src, darkSrc, alt = '', width, height } }: { element: RichElement }) {
  const draw = (source: string | undefined, theme = '') => (
    <img src={source} alt={alt} width={width} height={height} className={`${classes.picture} ${theme}`} loading="lazy" />
  )
  if (darkSrc === undefined) return draw(src)
  return (
    <>
      {draw(src, classes.light)}
      {draw(darkSrc, classes.dark)}
    </>
  )
}

function drawLink(href: string | undefined, children: ReactNode, key: number): ReactNode {
  if (href === undefined) return <span key={key}>{children}</span>
  if (/^https?:/i.test(href)) {
    return (
      <OutsideLink key={key} href={href}>
        {children}
      </OutsideLink>
    )
  }
  // The API is not a page of the app.
  if (href.startsWith('/') && !href.startsWith('/api/')) {
    return (
      <PageLink key={key} href={href}>
        {children}
      </PageLink>
    )
  }
  return (
    <a key={key} href={href}>
      {children}
    </a>
  )
}
