const storageKey = 'rosette-keys'

/** Stands in for a storage that the browser refuses: then the choice holds until the page is loaded anew. */
let isOnHere = true

/** Whether keys without Control or Command act; the visitor may switch them off (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return isOnHere
  }
}

export function switchSingleKeys(isOn: boolean): void {
  isOnHere = isOn
  try {
    if (isOn) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {
    // Kept above.
  }
}
