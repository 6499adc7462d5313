import { resultsPath } from '@rosette/contract-kit/site-paths/results-path.ts'
import { sequencesPath } from '@rosette/contract-kit/site-paths/sequences-path.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import type { ResultCategoryName } from '@rosette/kinds/registry/search-cards.ts'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { downloadFailure } from '@rosette/ui-kit/results/download-search.ts'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { SavedSearch } from '../../../list-contents/contract/saved-search.ts'
import { resultCategories } from '../../../site/contract/result-categories.ts'
import type { ExportFormat } from '../../contract/export-format.ts'
import { openStored } from '../query/open-stored.ts'
import { saveResults } from '../query/save-search.ts'
import { countSelected, type Selection, toCheckedSearch, toGeneSelection } from './selection.ts'

export type ResultActionsProps = {
  category: ResultCategoryName
  /** Without the selection. */
  search: SavedSearch
  selection: Selection
  total: number
  /** Format of downloaded files. */
  format: ExportFormat
}

/** What the buttons of a list do, their messages, and which dialog is open. */
export function useResultActions({ category, search, selection, total, format }: ResultActionsProps) {
  const [dialog, setDialog] = useState<'sequences' | 'microarray' | null>(null)
  const [said, setSaid] = useState<{ text: string; selection: Selection } | null>(null)
  const router = useRouter()
  const isNothing = countSelected(selection, total) === 0
  const say = (text: string | null) => setSaid(text === null ? null : { text, selection })

  const saving = useChange({
    call: (rows: SavedSearch) => saveResults(category, rows, format),
    onDone: () => say(null),
    onFailed: (error) => say(downloadFailure(error)),
  })

  const listed = isNothing ? search : toCheckedSearch(search, selection)
  const opening = useChange({
    // Few readers ask for it, and it brings the contracts of lists with it.
    call: async () => (await import('./enrichment-address.ts')).enrichmentAddress(listed),
    onDone: (href) => router.navigate({ href }),
    onFailed: (error) => say(error.message),
  })

  /** Opens a page with the ticked genes and further parameters. */
  function open(page: Parameters<typeof openTab>[0], further: object = {}) {
    setDialog(null)
    say(openTab(page, { genes: toGeneSelection(search, selection), ...further }))
  }

  function ask(action: GeneAction) {
    if (isNothing) return say(noGenes)
    say(null)
    if (action === 'sequences' || action === 'microarray') return setDialog(action)
    if (action === 'go' || action === 'po') return open('annotations', { keyword_types: annotationTypes[action] })
    open(action)
  }

  return {
    isSaving: saving.isPending,
    dialog,
    ask,
    open,
    closeDialog: () => setDialog(null),
    /** The message of the last action; it disappears with the next tick (RESULTS-024). */
    alert: said?.selection === selection ? said.text : null,
    hasFiles: resultCategories[category].file.isOffered,
    /** The ticked rows, or all of them; null if rows of this category are not records that lists hold. */
    listSeed: hasLists(category) ? { search: listed } : null,
    isOpening: opening.isPending,
    openEnrichment: () => opening.run(),
    saveAll: () => saving.run(search),
    saveChecked: () =>
      isNothing ? say(category === 'genes' ? noGenes : 'Nothing selected') : saving.run(toCheckedSearch(search, selection)),
  }
}

const noGenes = 'No genes selected'

function hasLists(category: ResultCategoryName): boolean {
  const { source } = resultCategories[category]
  return 'kind' in source && !kinds[source.kind].isOfPeople
}

/** Lists about genes that open in a tab of their own (RESULTS-018, RESULTS-019). */
type GeneList = 'annotations' | 'descriptions' | 'locus_history' | 'microarray'

/** Opens a page in a new tab, with its parameters stored in this browser. Returns what went wrong, or null. */
function openTab(page: GeneList | 'sequences', params: object): string | null {
  return openStored(params, (stored) => (page === 'sequences' ? sequencesPath(stored) : resultsPath(page, stored)))
}

/** The actions on genes, in the order and wording of the specification (RESULTS-014). */
export const geneActions = [
  { id: 'go', label: 'Get GO Annotations' },
  { id: 'po', label: 'Get PO Annotations' },
  { id: 'sequences', label: 'Get Sequences' },
  { id: 'descriptions', label: 'Get Gene Descriptions' },
  { id: 'locus_history', label: 'Get Locus History' },
  { id: 'microarray', label: 'Get Microarray Elements' },
] as const

type GeneAction = (typeof geneActions)[number]['id']

/** RESULTS-020: the ontologies by the codes of their keyword types. */
const annotationTypes = { go: ['comp', 'func', 'proc'], po: ['grow', 'stru'] } as const
