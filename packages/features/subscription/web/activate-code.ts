import { fetchAnswer } from '@rosette/api-client/fetch-json.ts'

export type ActivationOutcome = { isDone: boolean; text: string }

export const activationTexts = {
  done: 'Activation Code applied successfully!',
  empty: 'Please enter a valid activation code.',
  noParty: 'Error during activation.',
  refused: 'Activation failed',
  failed: 'An error occurred during activation.',
  unanswered: 'An error occurred while activating the subscription.',
} as const

/** Applies an activation code (SUBS-023 to 030). Only an answer with status 200 is a success. */
export async function activateCode(code: string, partyId: number | null): Promise<ActivationOutcome> {
  const activationCode = code.trim()
  if (activationCode === '') return fault(activationTexts.empty)
  if (partyId === null) {
    console.error('An activation code was entered by somebody without a party.')
    return fault(activationTexts.noParty)
  }
  try {
    const { status, body } = await fetchAnswer({ path: 'subscription/activate/bucket', body: { activationCode, partyId } })
    if (status === 200) return { isDone: true, text: activationTexts.done }
    return fault(messageOf(body) ?? (status < 400 ? activationTexts.refused : activationTexts.failed))
  } catch (error) {
    return fault((error instanceof Error && error.message) || activationTexts.unanswered)
  }
}

function fault(text: string): ActivationOutcome {
  return { isDone: false, text }
}

function messageOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('message' in body)) return null
  return typeof body.message === 'string' && body.message !== '' ? body.message : null
}
