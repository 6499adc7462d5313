import type { SitePageDefinition } from '@rosette/ui-kit/layout/define-site-page.ts'
import { annotatePaperPage } from './annotate-paper-page.tsx'
import { paperStartPage } from './paper-start-page.tsx'
import { reviewPaperPage } from './review-paper-page.tsx'
import { reviewQueuePage } from './review-queue-page.tsx'
import { sentPaperPage } from './sent-paper-page.tsx'

/** The pages of authors and of curators: one chunk, because every chunk of its own makes the first visit larger. */
export const paperPages = {
  start: paperStartPage,
  annotate: annotatePaperPage,
  sent: sentPaperPage,
  queue: reviewQueuePage,
  review: reviewPaperPage,
} satisfies Readonly<Record<string, SitePageDefinition>>

export type PaperPageName = keyof typeof paperPages
