const prefix = 'blastQuery_'
/** More would fill the storage of the browser. */
const mostStored = 3

/**
 * Keeps a sequence in this browser for the page that a link opens: in an address it could be too long for servers. Returns the name that
 * the address carries.
 */
export function handOverSequence(sequence: string): string {
  const name = `${prefix}${Date.now()}`
  const older = Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  for (const key of older.toSorted().slice(0, 1 - mostStored)) localStorage.removeItem(key)
  localStorage.setItem(name, sequence)
  return name
}

/** Null if it was handed over in another browser or a while ago. It stays, so that the page can be loaded again. */
export function findHandedOver(name: string): string | null {
  return name.startsWith(prefix) ? localStorage.getItem(name) : null
}
