import { Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { Footer } from './footer/footer.tsx'
import { Hero } from './hero.tsx'
import { MenuRow } from './menu/menu-row.tsx'
import classes from './shell.module.css'
import { TopBar } from './top-bar.tsx'

// There are no messages before the first action, so it loads after the first view.
const ToastRegion = lazy(() => import('@rosette/ui-kit/feedback/toast.tsx').then((module) => ({ default: module.ToastRegion })))

/** The frame around every page. The sequence viewer has none (SHELL-005). */
export function Shell() {
  useRouteFocus()
  useEarlyBack()
  const path = useRouterState({ select: (state) => state.location.pathname })
  if (path.replace(/\/$/, '') === '/sequences') return <Main />
  const isHome = path === '/'
  return (
    <>
      <NavigationProgress />
      <a className={classes.skip} href="#main">
        Skip to main content
      </a>
      <header className={classes.header}>
        <TopBar hasSearch={!isHome} />
        <MenuRow />
        {isHome ? <Hero /> : null}
      </header>
      <Main />
      <Footer />
      <Suspense>
        <ToastRegion />
      </Suspense>
    </>
  )
}

/** Says at once that the next page is on its way; it is seen only if that takes a moment. */
function NavigationProgress() {
  const isPending = useRouterState({ select: ({ status }) => status === 'pending' })
  return isPending ? <div className={classes.progress} role="progressbar" aria-label="Opening the page" /> : null
}

function Main() {
  return (
    <main id="main" className={classes.main} tabIndex={-1}>
      <Outlet />
    </main>
  )
}

/** After a navigation, moves the focus to the new page's heading, so that keyboard and screen reader users start there. */
function useRouteFocus(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        // The browser handles the first page; paging, sorting and hashes stay on the same page.
        if (!fromLocation || pageOf(fromLocation) === pageOf(toLocation)) return
        const heading = document.querySelector<HTMLElement>('h1')
        if (!heading) return
        heading.tabIndex = -1
        heading.focus({ preventScroll: true })
      }),
    [router],
  )
}

/** Back or Forward on a page that is seen but does not answer yet changes the address alone: the page follows when it is taken over. */
function useEarlyBack(): void {
  const router = useRouter()
  useEffect(() => {
    if (router.history.location.href !== router.latestLocation.href) void router.load()
  }, [router])
}

/** Path and, for records, which one. */
function pageOf({ pathname, searchStr }: { pathname: string; searchStr: string }): string {
  const search = new URLSearchParams(searchStr)
  return [pathname, ...['key', 'name', 'accession', 'id'].map((name) => search.get(name))].join('|')
}
