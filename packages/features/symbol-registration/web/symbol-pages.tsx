import type { SitePageDefinition } from '@rosette/ui-kit/layout/define-site-page.ts'
import { reviewPage } from './review-page.tsx'
import { symbolDetailPage } from './symbol-detail-page.tsx'
import { symbolFormPage } from './symbol-form-page.tsx'
import { symbolInfoPage } from './symbol-info-page.tsx'

/** The steps of a registration and the curators' page: one chunk, because every chunk of its own makes the first visit larger. */
export const symbolPages = {
  info: symbolInfoPage,
  form: symbolFormPage,
  detail: symbolDetailPage,
  review: reviewPage,
} satisfies Readonly<Record<string, SitePageDefinition>>

export type SymbolPageName = keyof typeof symbolPages
