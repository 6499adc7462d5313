const storeName = 'lists'

/** Runs one request, and answers when it is on disk. */
export async function inListStore<Answer>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<Answer>): Promise<Answer> {
  const database = await openDatabase()
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const transaction = database.transaction(storeName, mode)
      const request = ask(transaction.objectStore(storeName))
      transaction.oncomplete = () => resolve(request.result)
      // A full disk aborts the transaction, not the request.
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('rosette-lists', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName, { keyPath: 'listId' })
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}
