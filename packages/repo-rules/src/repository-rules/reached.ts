/**
 * How far the tree has come towards a rule's goal. Until then the rule holds at these values. Enter the better value
 * when you improve one; once all goals are met, delete this file.
 */
export const reached = {
  medianLines: 41,
  shareOfSmallFiles: 0.245,
  filesWithUnrelatedExports: 17,
}

/** No violations while there are at most as many as were reached; all of them, to choose from, once there are more. */
export function upTo<Found>(count: number, found: readonly Found[]): readonly Found[] {
  return found.length > count ? found : []
}
