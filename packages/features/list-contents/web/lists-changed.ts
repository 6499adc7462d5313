/** The event of the window that says so. */
export const listsChanged = 'rosette-lists-changed'
