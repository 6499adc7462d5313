const storageKey = 'rosette-keys'

/** Used if the browser denies storage: the choice then lasts until the page is reloaded. */
let isOnHere = true

/** Whether shortcuts without Control or Command are enabled; the visitor may disable them (WCAG 2.1.4). */
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
