import type { Call } from '@rosette/api-client/api-request.ts'

/** What a page can be used for besides reading it. */
export type PageReuse = {
  /** What it shows, as a citation names it. */
  title: string
  /** Kinds of its records: the articles of their files are cited too. */
  recordKinds: readonly string[]
  /** The call that the page itself makes. */
  call: Call
  /** The address that others see the same page at. */
  permanentPath(): Promise<string>
  /** Calls that the page makes besides, for scripts; fetched with the dialog. */
  calls?(): Promise<readonly PageCall[]>
  /** Files beside that of its call; fetched with the dialog. */
  files(): Promise<readonly PageFile[]>
  /** Of the file of its call, without its ending. */
  fileName: string
  /** What its call answers; JSON where it is left out. */
  callFile?: { label: string; ending: string }
}

/** A part of a page that has a call of its own. */
export type PageCall = { label: string; call: Call }

export type PageFile = {
  label: string
  /** What it holds, or leaves out. */
  note?: string
  save(): Promise<void>
  /** Why it was not saved, if more is known than that it failed. */
  failure?(error: Error): string
}

/** A file that the page makes itself. */
export type TextFile = { label: string; note?: string; fileName: string; text(): string }
