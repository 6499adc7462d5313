import type { SitePageDefinition } from '@rosette/ui-kit/layout/define-site-page.ts'
import { historyPage } from './history-page.tsx'
import { questionsPage } from './questions-page.tsx'

/** The pages of the search history and of the questions. They lead to each other, so they come at once. */
export const combinationPages = { history: historyPage, questions: questionsPage } satisfies Record<string, SitePageDefinition>

export type CombinationPageName = keyof typeof combinationPages
