import type { ReactNode } from 'react'
import { BackToTop } from '../layout/back-to-top.tsx'
import classes from './list-foot.module.css'

/** The end of a list: which rows were shown, the way to further ones, and the way back. */
export function ListFoot({ line, children }: { line: string; children: ReactNode }) {
  return (
    <div className={classes.foot}>
      <span>{line}</span>
      {children}
      <BackToTop />
    </div>
  )
}
