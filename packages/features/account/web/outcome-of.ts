import type { EntryOutcome } from '@rosette/ui-kit/entry-form/use-entry-form.ts'

/** What a call came to: the sentence of its success, or what the server or the network says. */
export async function outcomeOf(call: () => Promise<string>): Promise<EntryOutcome> {
  try {
    return { isSaved: true, text: await call() }
  } catch (error) {
    return { isSaved: false, text: error instanceof Error ? error.message : String(error) }
  }
}
