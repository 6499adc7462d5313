import { Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Footer } from './footer/footer.tsx'
import { Hero } from './hero.tsx'
import { MenuRow } from './menu/menu-row.tsx'
import classes from './shell.module.css'
import { TopBar } from './top-bar.tsx'
import { useRouteFocus } from './use-route-focus.ts'

// There are no messages before the first action, so it loads after the first view.
const ToastRegion = lazy(() => import('@rosette/ui-kit/feedback/toast.tsx').then((module) => ({ default: module.ToastRegion })))

/** The frame around every page. The sequence viewer has none (SHELL-005). */
export function Shell() {
  useRouteFocus()
  const path = useRouterState({ select: (state) => state.location.pathname })
  if (path.replace(/\/$/, '') === '/sequences') return <Main />
  const isHome = path === '/'
  return (
    <>
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

function Main() {
  return (
    <main id="main" className={classes.main} tabIndex={-1}>
      <Outlet />
    </main>
  )
}
