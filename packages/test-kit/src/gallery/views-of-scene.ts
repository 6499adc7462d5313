/** How a page is looked at: on a desktop or a phone, in the light or the dark theme. */
export type View = { width: number; theme: 'light' | 'dark' }

export const views: readonly View[] = [1440, 390].flatMap((width) => [
  { width, theme: 'light' },
  { width, theme: 'dark' },
])

/**
 * The views in which a scene is looked at. A commit looks at every scene in one of the four views, and at a quarter of the
 * scenes in each view; commits whose hashes end differently rotate them. Without a commit, all of them.
 */
export function viewsOfScene(position: number, commit: string | undefined): readonly View[] {
  if (!commit) return views
  const turn = Number.parseInt(commit.slice(-1), 16)
  if (Number.isNaN(turn)) throw new Error(`'${commit}' is not the hash of a commit`)
  return views.slice((position + turn) % views.length).slice(0, 1)
}
