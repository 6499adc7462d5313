import type { SourceFile, SourceTree } from './source-tree.ts'

/** What a rule found: where, and what to do about it. */
export type Violation = { path: string; line?: number; reason: string }

/** A repository rule: a pure function of the tree, so that a planted violation can show that it bites. */
export type Rule = (tree: SourceTree) => readonly Violation[]

/** A rule that looks at one file at a time. */
export function eachFile(wanted: (path: string) => boolean, look: (file: SourceFile) => readonly Omit<Violation, 'path'>[]): Rule {
  return (tree) => tree.filter(({ path }) => wanted(path)).flatMap((file) => look(file).map((found) => ({ path: file.path, ...found })))
}

/** As a compiler would print it, so that an editor can jump there. */
export function formatViolation({ path, line, reason }: Violation): string {
  return `${path}${line === undefined ? '' : `:${line}`} ${reason}`
}

/** Line number of a character, counted from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
