import { problemCodeOf } from '@rosette/api-client/api-problem-error.ts'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { type Failure, useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { useEffect, useRef, useState } from 'react'
import { DraftBody, type DraftLine, type PaperDraft, SavedDraft } from '../contract/paper-line.ts'

/** A line with a number that it keeps while others come and go. */
export type EditedLine = DraftLine & { key: number }

type EditedDraft = Omit<PaperDraft, 'lines'> & { lines: readonly EditedLine[] }

export type PaperDraftState = {
  draft: EditedDraft
  savedAt: string | null
  /** The draft is kept in this browser, and tried again. */
  isStoredHere: boolean
  failure: Failure | null
  change(patch: Partial<EditedDraft>): void
  addLine(line: DraftLine): void
  changeLine(key: number, patch: Partial<DraftLine>): void
  removeLine(key: number): void
  /** What is to be sent, as the server knows it. */
  body(): DraftBody
  /** Everything that was entered is stored, so that it can be sent. */
  isSaved: boolean
  forget(): void
}

const pauseMs = 800
const retryMs = 10_000

/** What an author enters about a paper: stored a moment after each change, and kept in this browser while that fails. */
export function usePaperDraft(pubmedId: number, saved: SavedDraft | null, genes: readonly string[]): PaperDraftState {
  const [unsaved] = useState(() => readStored(pubmedId, saved?.version ?? null))
  const [draft, setDraft] = useState<EditedDraft>(() =>
    toEdited(unsaved ?? saved?.draft ?? { genes: [...genes], lines: [], isCredited: true }),
  )
  const [version, setVersion] = useState(saved?.version ?? null)
  const [savedAt, setSavedAt] = useState(saved?.savedAt ?? null)
  const [stored, setStored] = useState<EditedDraft | null>(unsaved === null ? draft : null)
  const [attempt, setAttempt] = useState(0)
  const nextKey = useRef(draft.lines.length)
  const save = useChange({
    call: (edited: EditedDraft) =>
      fetchJson(SavedDraft, { path: `paper-annotations/drafts/${pubmedId}`, method: 'PUT', body: { version, draft: toDraft(edited) } }),
    onDone: (answer, edited) => {
      setVersion(answer.version)
      setSavedAt(answer.savedAt)
      setStored(edited)
      forgetStored(pubmedId)
    },
    onFailed: () => keep(pubmedId, { version, draft: toDraft(draft) }),
  })
  const { run, isPending, failure } = save
  // Another device has saved, or the member may not: trying again changes nothing.
  const isFinal = ['conflict', 'access_denied', 'invalid_request', 'login_required'].includes(problemCodeOf(failure?.error) ?? '')
  const isSaved = stored === draft
  useEffect(() => {
    if (isSaved || isPending || (failure && isFinal)) return
    const timer = setTimeout(() => run(draft), failure && attempt > 0 ? retryMs : pauseMs)
    return () => clearTimeout(timer)
  }, [draft, isSaved, isPending, failure, isFinal, attempt, run])
  useEffect(() => {
    if (failure) setAttempt((count) => count + 1)
  }, [failure])

  const change = (patch: Partial<EditedDraft>) => setDraft((before) => Object.assign({}, before, patch))
  const changeLines = (next: (lines: readonly EditedLine[]) => readonly EditedLine[]) =>
    setDraft((before) => Object.assign({}, before, { lines: next(before.lines) }))
  return {
    draft,
    savedAt,
    isStoredHere: failure !== null,
    failure,
    change,
    addLine: (line) => {
      nextKey.current += 1
      const key = nextKey.current
      changeLines((lines) => [...lines, Object.assign({ key }, line)])
    },
    changeLine: (key, patch) => changeLines((lines) => lines.map((line) => (line.key === key ? Object.assign({}, line, patch) : line))),
    removeLine: (key) => changeLines((lines) => lines.filter((line) => line.key !== key)),
    body: () => DraftBody.parse({ version, draft: toDraft(draft) }),
    isSaved,
    forget: () => forgetStored(pubmedId),
  }
}

function toEdited({ lines, ...draft }: PaperDraft): EditedDraft {
  return { ...draft, lines: lines.map((line, key) => Object.assign({ key }, line)) }
}

function toDraft({ lines, ...draft }: EditedDraft): PaperDraft {
  return { ...draft, lines: lines.map(({ key: _, ...line }) => line) }
}

function keyOf(pubmedId: number): string {
  return `rosette-paper-draft-${pubmedId}`
}

/** Storage may be full or forbidden: then the page says that nothing is saved. */
function keep(pubmedId: number, body: DraftBody): void {
  try {
    localStorage.setItem(keyOf(pubmedId), JSON.stringify(body))
  } catch {
    // The notice of the failed save stands already.
  }
}

function forgetStored(pubmedId: number): void {
  try {
    localStorage.removeItem(keyOf(pubmedId))
  } catch {
    // What can't be read is forgotten.
  }
}

/** What could not be saved in this browser, unless another device has saved since. */
function readStored(pubmedId: number, version: number | null): PaperDraft | null {
  try {
    const body = DraftBody.safeParse(JSON.parse(localStorage.getItem(keyOf(pubmedId)) ?? 'null'))
    return body.success && body.data.version === version ? body.data.draft : null
  } catch {
    return null
  }
}
