import { errorId, hintId } from '../form/field-frame.tsx'

/** The parts that say more about a control: its hint, and what is wrong with it. */
export function describedBy(id: string, hint: string | undefined, fault: string | null): string | undefined {
  const ids = [...(hint ? [hintId(id)] : []), ...(fault === null ? [] : [errorId(id)])]
  return ids.length > 0 ? ids.join(' ') : undefined
}
