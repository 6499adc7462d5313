/** A visible line of a tree. */
export type TreeLine = {
  /** How deep it stands. */
  level: number
  /** Null if nothing is below it. */
  isOpen: boolean | null
  /** Whether it stays open. */
  isFixed?: boolean
}

/** Where a key leads from a line: to another one, or to what is done with the line itself. */
export type TreeStep = { to: number } | 'open' | 'close' | 'choose' | null

type PressedKey = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean }

/** The keys of a tree, as the ARIA practices describe them. With Alt or the like they are the browser's: Alt and ← goes back. */
export function treeStep({ key, altKey, ctrlKey, metaKey }: PressedKey, lines: readonly TreeLine[], at: number): TreeStep {
  const line = lines[at]
  if (!line || altKey || ctrlKey || metaKey) return null
  switch (key) {
    case 'ArrowDown':
      return at + 1 < lines.length ? { to: at + 1 } : null
    case 'ArrowUp':
      return at > 0 ? { to: at - 1 } : null
    case 'Home':
      return { to: 0 }
    case 'End':
      return { to: lines.length - 1 }
    case 'ArrowRight':
      if (line.isOpen === false) return 'open'
      return line.isOpen && (lines[at + 1]?.level ?? 0) > line.level ? { to: at + 1 } : null
    case 'ArrowLeft':
      return line.isOpen && !line.isFixed ? 'close' : parentStep(lines, at)
    case 'Enter':
      return 'choose'
    default:
      return null
  }
}

function parentStep(lines: readonly TreeLine[], at: number): TreeStep {
  const level = lines[at]?.level ?? 0
  const parent = lines.slice(0, at).findLastIndex((line) => line.level < level)
  return parent < 0 ? null : { to: parent }
}
